import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ItemIssue } from '../../features/crm/import/import-issue'
import type { WireItem } from '../../features/crm/mapping/wire-item'
import type { FileSource } from '../../features/crm/sources/read-feed'
import type { CrmKind } from '../../features/crm/sources/source'
import type { UnreadCounts } from '../../features/crm/sources/unread-fields'
import type { RunMode } from '../../features/crm/sync/due-run'
import type { PictureFailure } from '../../features/crm/sync/picture-failure'
import type { StopReason } from '../../features/crm/sync/stop-rule'
import type { Lang } from '../format/lang'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

/** The reasons why a run ended irregularly, including those for which a run is stopped. */
export type RunReason =
  | StopReason
  | 'away'
  | 'denied'
  | 'incomplete'
  | 'languages'
  | 'file'
  | 'lapsed'
  | 'let-go'
  | 'kept'

/** The progress of a run. Each step writes it in the batch of its changes. */
export interface RunWork {
  /** The languages, the main one first. */
  langs: Lang[]
  /** The CRM's date from which changes are read. Null reads everything. */
  since: string | null
  /** The index of the current pass, and the row at which it continues. */
  pass: number
  from: number
  /** The IDs of the previous page, to detect a repeated page. */
  lastPage: string
  /** The totals that the CRM reports, or null if it reports none. */
  totals: Partial<Record<CrmKind, number | null>>
  /** The number of entries without a valid ID. */
  unreadable: number
  isReread: boolean
  /** True once all pages are read and their IDs match the totals. */
  isComplete: boolean
  skipped: Lang[]
  /** The fields of the CRM that the site does not use. Runs of earlier releases have none. */
  unread?: UnreadCounts
  /** The latest change date of the data that was read. */
  latest: string | null
  deleted: Record<CrmKind, number[]>
  /** The transfer's folder in the bucket while its files wait to be copied. */
  transfer?: string | null
  /** The format and content type of a stored file that waits until the open run has ended. */
  queued?: { source: FileSource; type: string }
  /** The listings whose addresses are sent to the CRM after the import. */
  addresses?: { kind: CrmKind; id: number; key: string }[]
  /** The last listing that was imported. */
  imported: { kind: CrmKind; id: number } | null
  /** True if so many prices change that each waits for a decision. Null before prices are compared. */
  holdsPrices: boolean | null
  /** True once missing listings have been marked. */
  isMarked: boolean
}

export interface RunCounts {
  pages: number
  seen: number
  upserted: number
  unchanged: number
  refused: number
  left: number
  /** The number of listings on the market with a price, and the number of them whose price changed or disappeared. */
  priced: number
  repriced: number
}

export const crmState = sqliteTable('crm_state', {
  id: integer().primaryKey(),
  startedAt: text('started_at').notNull(),
  lastGoodAt: text('last_good_at'),
  lastFullAt: text('last_full_at'),
  changedUntil: text('changed_until'),
  nextAt: text('next_at'),
  failures: integer().notNull(),
  abnormal: integer().notNull(),
  denied: integer().notNull(),
  wanted: text().$type<RunMode>(),
  pausedAt: text('paused_at'),
  pausedFor: text('paused_for', { enum: ['staff', 'credentials'] }),
})

export const crmRun = sqliteTable('crm_run', {
  id: integer().primaryKey(),
  mode: text().$type<RunMode>().notNull(),
  state: text({
    enum: ['queued', 'reading', 'importing', 'finishing', 'done', 'held', 'failed'],
  }).notNull(),
  reason: text().$type<RunReason>(),
  startedAt: text('started_at').notNull(),
  endedAt: text('ended_at'),
  nextAt: text('next_at').notNull(),
  attempts: integer().notNull(),
  claim: text(),
  claimedUntil: text('claimed_until'),
  work: json<RunWork>('work').notNull(),
  counts: json<RunCounts>('counts').notNull(),
  problems: json<ItemIssue[]>('problems').notNull(),
})

export const crmItem = sqliteTable(
  'crm_item',
  {
    kind: text().$type<CrmKind>().notNull(),
    id: integer().notNull(),
    missed: integer().notNull(),
    leaves: text({ enum: ['missing', 'deleted', 'status'] }),
    kept: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

export const crmStaged = sqliteTable(
  'crm_staged',
  {
    kind: text().$type<CrmKind>().notNull(),
    id: integer().notNull(),
    lang: text().$type<Lang>().notNull(),
    data: json<WireItem>('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.lang] })],
)

export const crmPicture = sqliteTable('crm_picture', {
  key: text().primaryKey(),
  source: text().notNull(),
  kind: text().$type<CrmKind>().notNull(),
  id: integer().notNull(),
  address: text(),
  tries: integer().notNull(),
  nextAt: text('next_at'),
  unusedSince: text('unused_since'),
  /** The reason why the listing does not show the picture. Null while it is waiting, and after it is copied. */
  failure: text().$type<PictureFailure>(),
  triedAt: text('tried_at'),
  isDocument: integer('is_document', { mode: 'boolean' }).notNull().default(false),
  /** The CRM's date of the picture, as it writes it. */
  changed: text(),
  /** `ETag` and `Last-Modified` of the copied response. */
  etag: text(),
  modified: text(),
  /** The time at which the host of a copied picture is asked for a newer one. Null for never. */
  checkAt: text('check_at'),
})

export const crmId = sqliteTable(
  'crm_id',
  {
    source: text().notNull(),
    kind: text().$type<CrmKind>().notNull(),
    external: text().notNull(),
    id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.external] })],
)

export const crmNumber = sqliteTable(
  'crm_number',
  {
    source: text().notNull(),
    kind: text().$type<CrmKind>().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.name, table.value] })],
)

export const crmHook = sqliteTable('crm_hook', {
  external: text().primaryKey(),
  isDeletion: integer('is_deletion', { mode: 'boolean' }).notNull(),
  notifiedAt: text('notified_at').notNull(),
  tries: integer().notNull().default(0),
  nextAt: text('next_at'),
})

export const crmDeletion = sqliteTable(
  'crm_deletion',
  { kind: text().$type<CrmKind>().notNull(), id: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
