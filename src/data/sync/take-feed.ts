import { knownFields } from '../../crm/merge-languages'
import { type Feed, type FeedItem, FeedRefusal } from '../../crm/sources/feed'
import { CRM_KINDS, type CrmKind } from '../../crm/sources/source'
import { isRecord, type WireItem } from '../../crm/wire-item'
import { isHalved } from '../../domain/crm/stop-rule'
import type { Lang } from '../../domain/format/lang'
import type { Db } from '../db/db'
import { crmIdsOf } from './crm-ids'
import { startReadRun } from './crm-runs'
import { readCrmState } from './crm-state'
import { countOwn } from './read-step'

/** One batch of D1 takes it, and 2,000 homes are some 6 MB. */
const MOST_BYTES = 16 * 1024 * 1024

interface FeedOptions {
  /** The name of the source, in which the file's keys are unique. */
  source: string
  /** The agency's languages, that of the file's plain texts first. */
  langs: readonly Lang[]
  now: Date
}

/**
 * Stages what a file held as a run, which the cron imports under the rules of every other; `busy` while another
 * run is open, `paused` while staff have paused all of them.
 */
export async function takeFeed(
  db: Db,
  feed: Feed,
  { source, langs, now }: FeedOptions,
): Promise<{ run: number } | 'busy' | 'paused'> {
  const { pausedAt } = await readCrmState(db, now)
  if (pausedAt) return 'paused'
  const [main] = langs
  if (!main) throw new Error('An agency has a language')
  const ids = await idsByKind(db, source, [...feed.items, ...feed.deleted])
  const items = new Map<string, FeedItem>()
  for (const item of feed.items) items.set(nameOf(item), joined(items.get(nameOf(item)), item))
  const staged = [...items.values()].flatMap(({ kind, key, data }) => {
    const id = ids[kind].get(key)
    return id ? [{ kind, id, lang: main, data: { ...knownFields(data), id } }] : []
  })
  const bytes = staged.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0)
  if (bytes > MOST_BYTES) throw new FeedRefusal({ code: 'listingsTooLarge', other: '16 MB' })
  const deletedOf = (kind: CrmKind) =>
    feed.deleted.flatMap((one) => (one.kind === kind ? (ids[kind].get(one.key) ?? []) : []))
  const isFull = feed.mode === 'all'
  const read = {
    staged,
    deleted: { property: deletedOf('property'), project: deletedOf('project') },
    isComplete: isFull && feed.unreadable === 0,
    seen: staged.length,
    reason: isFull ? shrinking(staged.length, await countOwn(db)) : null,
    problems: feed.issues.map(({ item, ...issue }) => ({
      ...issue,
      ID: item ? (ids[item.kind].get(item.key) ?? null) : null,
    })),
  }
  const run = await startReadRun(db, { mode: feed.mode, langs, since: null }, read, now)
  return run === null ? 'busy' : { run }
}

function shrinking(seen: number, own: number): 'empty' | 'halved' | null {
  if (seen === 0 && own > 0) return 'empty'
  return isHalved(seen, own) ? 'halved' : null
}

async function idsByKind(
  db: Db,
  source: string,
  items: readonly Pick<FeedItem, 'kind' | 'key'>[],
): Promise<Record<CrmKind, Map<string, number>>> {
  const [project, property] = await Promise.all(
    CRM_KINDS.map((kind) =>
      crmIdsOf(
        db,
        source,
        kind,
        items.flatMap((item) => (item.kind === kind ? [item.key] : [])),
      ),
    ),
  )
  return { project: project ?? new Map(), property: property ?? new Map() }
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
  return { ...item, data }
}
