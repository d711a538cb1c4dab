import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ItemIssue } from '../../features/crm/import/import-issue'
import type { WireItem } from '../../features/crm/mapping/wire-item'
import type { CrmKind } from '../../features/crm/sources/source'
import type { RunMode } from '../../features/crm/sync/due-run'
import type { PictureFailure } from '../../features/crm/sync/picture-failure'
import type { StopReason } from '../../features/crm/sync/stop-rule'
import type { Lang } from '../format/lang'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

/** The ends of runs that are out of the ordinary, beside the reasons to hold one. */
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

/** The progress of a run: each step writes it in the batch of its own changes. */
export interface RunWork {
  /** The main language first. */
  langs: Lang[]
  /** Changes since this date of the CRM; null reads everything. */
  since: string | null
  /** The index of the pass that is read, and the row that it goes on from. */
  pass: number
  from: number
  /** The ids of the page before, to know one that repeats it. */
  lastPage: string
  /** The CRM's own totals; null where it gives none. */
  totals: Partial<Record<CrmKind, number | null>>
  /** Entries without a usable ID: they were seen. */
  unreadable: number
  isReread: boolean
  /** True once all pages came and their ids match the totals. */
  isComplete: boolean
  skipped: Lang[]
  /** The greatest change date among what was read. */
  latest: string | null
  deleted: Record<CrmKind, number[]>
  /** The folder of the transfer in the bucket while files inside it wait to be copied. */
  transfer?: string | null
  /** The last one imported. */
  imported: { kind: CrmKind; id: number } | null
  /** True where so many prices change that each waits for a decision; null before they were compared. */
  holdsPrices: boolean | null
  /** True once what is missing has been marked. */
  isMarked: boolean
}

export interface RunCounts {
  pages: number
  seen: number
  upserted: number
  unchanged: number
  refused: number
  left: number
  /** Homes on the market with a price, and those of them whose price changed or vanished. */
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
  state: text({ enum: ['reading', 'importing', 'finishing', 'done', 'held', 'failed'] }).notNull(),
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
  /** The reason why the listing does not show it; null while it is waiting, and once it is copied. */
  failure: text().$type<PictureFailure>(),
  triedAt: text('tried_at'),
  isDocument: integer('is_document', { mode: 'boolean' }).notNull().default(false),
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
  toldAt: text('told_at').notNull(),
})
