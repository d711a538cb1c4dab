import { knownFields } from '../../crm/merge-languages'
import {
  type Feed,
  type FeedIssue,
  type FeedItem,
  type FeedRecord,
  FeedRefusal,
} from '../../crm/sources/feed'
import { CRM_KINDS, type CrmKind } from '../../crm/sources/source'
import { isRecord, type WireItem } from '../../crm/wire-item'
import type { ItemIssue } from '../../domain/crm/import-issue'
import { isHalved } from '../../domain/crm/stop-rule'
import type { Lang } from '../../domain/format/lang'
import type { Db } from '../db/db'
import { hasOpenRun, startReadRun } from './crm-runs'
import { readCrmState } from './crm-state'
import { countOwn } from './read-step'
import { findRecords, identifyRecords } from './record-numbers'

/** One batch of D1 takes it, and 2,000 homes are some 6 MB. */
const MOST_BYTES = 16 * 1024 * 1024

interface FeedOptions {
  /** The name of the source, in which the file's keys are unique. */
  source: string
  /** The agency's languages, that of the file's plain texts first. */
  langs: readonly Lang[]
  /** The folder of the stored transfer; null for a file without files inside. */
  transfer?: string | null
  now: Date
}

/** A feed that waits for its import: the run, the number of records to delete, and all issues found so far. */
export interface TakenFeed {
  run: number
  deleted: number
  issues: ItemIssue[]
}

/** Returns why no file can come in now; null where one can. */
export async function feedObstacle(db: Db, now: Date): Promise<'busy' | 'paused' | null> {
  if ((await readCrmState(db, now)).pausedAt) return 'paused'
  return (await hasOpenRun(db)) ? 'busy' : null
}

/**
 * Stages what a file held as a run, which the cron imports under the rules of every other; `busy` while another
 * run is open, `paused` while staff have paused all of them.
 */
export async function takeFeed(
  db: Db,
  feed: Feed,
  { source, langs, transfer = null, now }: FeedOptions,
): Promise<TakenFeed | 'busy' | 'paused'> {
  const { pausedAt } = await readCrmState(db, now)
  if (pausedAt) return 'paused'
  const [main] = langs
  if (!main) throw new Error('An agency has a language')
  const { ids, issues } = await identifyByKind(db, source, feed.items)
  const { deleted, unmatched } = await matchDeletions(db, source, feed.deleted)
  const items = new Map<string, FeedItem>()
  for (const item of feed.items) items.set(nameOf(item), joined(items.get(nameOf(item)), item))
  const staged = [...items.values()].flatMap(({ kind, key, data }) => {
    const id = ids[kind].get(key)
    return id ? [{ kind, id, lang: main, data: { ...knownFields(data), id } }] : []
  })
  const bytes = staged.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0)
  if (bytes > MOST_BYTES) throw new FeedRefusal({ code: 'listingsTooLarge', other: '16 MB' })
  const isFull = feed.mode === 'all'
  const files = [...items.values()].flatMap(({ kind, key, files = [] }) => {
    const id = ids[kind].get(key)
    // Until the import of their record uses them.
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
    reason: isFull ? shrinking(staged.length, await countOwn(db)) : null,
    problems: [...feed.issues.map((issue) => withId(issue, ids)), ...issues, ...unmatched],
  }
  const run = await startReadRun(db, { mode: feed.mode, langs, since: null }, read, now)
  if (run === null) return 'busy'
  return { run, deleted: deleted.property.length + deleted.project.length, issues: read.problems }
}

function shrinking(seen: number, own: number): 'empty' | 'halved' | null {
  if (seen === 0 && own > 0) return 'empty'
  return isHalved(seen, own) ? 'halved' : null
}

function withId(
  { item, ...issue }: FeedIssue,
  ids: Record<CrmKind, Map<string, number>>,
): ItemIssue {
  return { ...issue, ID: item ? (ids[item.kind].get(item.key) ?? null) : null }
}

async function identifyByKind(db: Db, source: string, items: readonly FeedItem[]) {
  const [project, property] = await Promise.all(
    CRM_KINDS.map((kind) => identifyRecords(db, source, kind, ofKind(items, kind))),
  )
  return {
    ids: {
      project: project?.ids ?? new Map<string, number>(),
      property: property?.ids ?? new Map<string, number>(),
    },
    issues: [...(project?.issues ?? []), ...(property?.issues ?? [])],
  }
}

/** The IDs to delete; a deletion whose numbers no record has is an issue. */
async function matchDeletions(db: Db, source: string, records: readonly FeedRecord[]) {
  const deleted: Record<CrmKind, number[]> = { project: [], property: [] }
  const unmatched: ItemIssue[] = []
  for (const kind of CRM_KINDS) {
    const found = await findRecords(db, source, kind, ofKind(records, kind))
    for (const { key } of ofKind(records, kind)) {
      const id = found.get(key)
      if (id !== undefined) deleted[kind].push(id)
      else unmatched.push({ ID: null, key, issues: [{ code: 'deletionUnmatched', value: key }] })
    }
  }
  return { deleted, unmatched }
}

function ofKind<One extends FeedRecord>(records: readonly One[], kind: CrmKind): One[] {
  return records.filter((record) => record.kind === kind)
}

function nameOf({ kind, key }: FeedItem): string {
  return `${kind} ${key}`
}

/** A record that comes once in each language has the texts of all, and the facts of the last. */
function joined(before: FeedItem | undefined, item: FeedItem): FeedItem {
  if (!before) return item
  const texts = Object.entries(item.data).map(([name, value]): [string, unknown] => {
    const other = before.data[name]
    return [name, isRecord(value) && isRecord(other) ? { ...other, ...value } : value]
  })
  const data: WireItem = Object.fromEntries(texts)
  return { ...item, data, files: [...(before.files ?? []), ...(item.files ?? [])] }
}
