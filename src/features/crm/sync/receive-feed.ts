import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { heldListing, project, property } from '../../../platform/db/schema'
import type { Lang } from '../../../platform/format/lang'
import type { ItemIssue, RecordLabel } from '../import/import-issue'
import { recordLabel, SOURCE_NUMBER } from '../mapping/map-place'
import { knownFields } from '../mapping/merge-languages'
import { isRecord, type WireItem } from '../mapping/wire-item'
import {
  type Feed,
  type FeedIssue,
  type FeedItem,
  type FeedRecord,
  FeedRefusal,
} from '../sources/feed'
import { CRM_KINDS, type CrmKind } from '../sources/source'
import { hasOpenRun, startReadRun } from './crm-runs'
import { readCrmState } from './crm-state'
import { countQueuedRuns } from './file-runs'
import { countImported } from './read-step'
import { findRecords, identifyRecords } from './record-numbers'
import { isHalved } from './stop-rule'

/** The maximum size that one D1 batch can store; 2,000 listings are about 6 MB. */
const MAX_BYTES = 16 * 1024 * 1024

interface FeedOptions {
  /** The name of the source; the file's keys are unique within it. */
  source: string
  /** The agency's languages, that of the file's plain texts first. */
  langs: readonly Lang[]
  /** The folder of the stored transfer; null for a file without files inside. */
  transfer: string | null
  /** The ID of the run in which the file has waited. */
  queuedId?: number | undefined
  now: Date
}

/** A staged feed: its run, the number of records to delete, and all issues found so far. */
export interface StagedFeed {
  run: number
  deleted: number
  issues: ItemIssue[]
}

/** The maximum number of files that wait: the first export of a sender that sends each home in a file. */
export const MAX_QUEUED = 1000

/** The reasons why a file is not imported at once: another one is, too many wait, or staff have paused the sync. */
export type FeedObstacle = 'busy' | 'full' | 'paused'

/** Returns the reason why a file cannot be imported now, or null. */
export async function feedObstacle(db: Db, now: Date): Promise<FeedObstacle | null> {
  if ((await readCrmState(db, now)).pausedAt) return 'paused'
  const count = await countQueuedRuns(db)
  if (count >= MAX_QUEUED) return 'full'
  return count > 0 || (await hasOpenRun(db)) ? 'busy' : null
}

/**
 * Stages the contents of a file as a run, which the cron imports under the same rules as every other. Returns `busy`
 * while another run is open, and `paused` while staff have paused the sync.
 */
export async function takeFeed(
  db: Db,
  feed: Feed,
  { source, langs, transfer, queuedId, now }: FeedOptions,
): Promise<StagedFeed | 'busy' | 'paused'> {
  const { pausedAt } = await readCrmState(db, now)
  if (pausedAt) return 'paused'
  const [main] = langs
  if (!main) throw new Error('An agency has a language')
  const { ids, issues } = await identifyByKind(db, source, feed.items)
  const records = Map.groupBy(feed.items, nameOf).values()
  const items = [...records].flatMap(([first, ...others]) => (first ? [joined(first, others)] : []))
  const staged = items.flatMap(({ kind, key, number, data }) => {
    const id = ids[kind].get(key)
    const numbered = { ...knownFields(data), id, [SOURCE_NUMBER]: number ?? key }
    return id ? [{ kind, id, lang: main, data: numbered }] : []
  })
  const labels = new Map(
    items.map((item) => {
      const numbered = { ...item.data, [SOURCE_NUMBER]: item.number ?? item.key }
      return [nameOf(item), recordLabel(numbered, main)]
    }),
  )
  const stagedIds = (kind: CrmKind) =>
    new Set(staged.flatMap((row) => (row.kind === kind ? [row.id] : [])))
  const { deleted, unmatched } = await matchDeletions(db, source, feed.deleted, {
    project: stagedIds('project'),
    property: stagedIds('property'),
  })
  const bytes = staged.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0)
  if (bytes > MAX_BYTES) throw new FeedRefusal({ code: 'listingsTooLarge', other: '16 MB' })
  const isFull = feed.mode === 'all'
  const files = items.flatMap(({ kind, key, files = [] }) => {
    const id = ids[kind].get(key)
    // A file is unused until its record is imported.
    const unused = { address: null, tries: 0, nextAt: null, unusedSince: now.toISOString() }
    return id ? files.map((file) => ({ ...file, ...unused, kind, id })) : []
  })
  const read = {
    staged,
    files,
    transfer: files.length > 0 ? transfer : null,
    deleted,
    isComplete: isFull && feed.unreadable === 0,
    seen: staged.length,
    reason: isFull ? shrinking(staged.length, await countImported(db)) : null,
    problems: [
      ...feed.issues.map((issue) => withRecord(issue, ids, labels)),
      ...issues,
      ...unmatched,
    ],
  }
  const run = await startReadRun(db, { mode: feed.mode, langs, since: null, queuedId }, read, now)
  if (run === null) return 'busy'
  return { run, deleted: deleted.property.length + deleted.project.length, issues: read.problems }
}

function shrinking(seen: number, imported: number): 'empty' | 'halved' | null {
  if (seen === 0 && imported > 0) return 'empty'
  return isHalved(seen, imported) ? 'halved' : null
}

function withRecord(
  { item, ...issue }: FeedIssue,
  ids: Record<CrmKind, Map<string, number>>,
  labels: ReadonlyMap<string, RecordLabel>,
): ItemIssue {
  if (!item) return { ...issue, ID: null }
  return { ...issue, ...labels.get(nameOf(item)), ID: ids[item.kind].get(item.key) ?? null }
}

async function identifyByKind(db: Db, source: string, items: readonly FeedItem[]) {
  const [projects, properties] = await Promise.all(
    CRM_KINDS.map((kind) => identifyRecords(db, source, kind, ofKind(items, kind))),
  )
  return {
    ids: {
      project: projects?.ids ?? new Map<string, number>(),
      property: properties?.ids ?? new Map<string, number>(),
    },
    issues: [...(projects?.issues ?? []), ...(properties?.issues ?? [])],
  }
}

/** Returns the IDs to delete. A deletion without a record on the site is an issue. */
async function matchDeletions(
  db: Db,
  source: string,
  records: readonly FeedRecord[],
  staged: Record<CrmKind, ReadonlySet<number>>,
) {
  const deleted: Record<CrmKind, number[]> = { project: [], property: [] }
  const unmatched: ItemIssue[] = []
  const options = { shared: new Set<string>(), isUnique: false }
  for (const kind of CRM_KINDS) {
    const numbers = await findRecords(db, source, kind, ofKind(records, kind), options)
    const known = await presentIds(db, kind, [...new Set(numbers.values())])
    const ids = new Set<number>()
    for (const { key } of ofKind(records, kind)) {
      const id = numbers.get(key)
      // A file that also contains the record gives it a new number.
      if (id !== undefined && staged[kind].has(id)) continue
      if (id !== undefined && known.has(id)) ids.add(id)
      else unmatched.push({ ID: null, key, issues: [{ code: 'deletionUnmatched', value: key }] })
    }
    deleted[kind] = [...ids]
  }
  return { deleted, unmatched }
}

/** Returns those of these IDs that belong to records on the site or to properties that wait for a decision. */
async function presentIds(db: Db, kind: CrmKind, ids: readonly number[]): Promise<Set<number>> {
  const table = kind === 'property' ? property : project
  const pages = jsonChunks(ids).flatMap((chunk) => [
    db
      .select({ id: table.id })
      .from(table)
      .where(and(sql`${table.id} in ${valuesOf(chunk)}`, isNull(table.deletedAt))),
    ...(kind === 'property'
      ? [
          db
            .select({ id: heldListing.id })
            .from(heldListing)
            .where(sql`${heldListing.id} in ${valuesOf(chunk)}`),
        ]
      : []),
  ])
  return new Set((await Promise.all(pages)).flat().map(({ id }) => id))
}

function ofKind<One extends FeedRecord>(records: readonly One[], kind: CrmKind): One[] {
  return records.filter((record) => record.kind === kind)
}

function nameOf({ kind, key }: Pick<FeedItem, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}

/** Merges records of one key, which come once in each language: the texts of all, and the facts of the last. */
function joined(first: FeedItem, others: readonly FeedItem[]): FeedItem {
  return others.reduce(
    (before, item) => ({ ...item, data: joinedTexts(before.data, item.data), files: before.files }),
    { ...first, files: [first, ...others].flatMap(({ files = [] }) => files) },
  )
}

function joinedTexts(before: WireItem, after: WireItem): WireItem {
  const fields = Object.entries(after).map(([name, value]): [string, unknown] => {
    const earlier = before[name]
    return [name, isRecord(value) && isRecord(earlier) ? { ...earlier, ...value } : value]
  })
  return Object.fromEntries(fields)
}
