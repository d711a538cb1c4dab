import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { StoredListedRow } from '../../features/saved-searches/listed-row'
import type { ListingEvent } from '../../features/saved-searches/listing-events'
import type { Frequency, SearchKind, SearchState } from '../../features/saved-searches/saved-search'
import type { Lang } from '../format/lang'

/** Times are in milliseconds. `migrations/0001_initial.sql` describes the columns. */
export const savedSearch = sqliteTable('saved_search', {
  id: text().primaryKey(),
  email: text().notNull(),
  lang: text().$type<Lang>().notNull(),
  kind: text().$type<SearchKind>().notNull(),
  query: text().notNull(),
  name: text().notNull(),
  origin: text().notNull(),
  frequency: text().$type<Frequency>().notNull(),
  state: text().$type<SearchState>().notNull(),
  tokenHash: text('token_hash'),
  createdAt: integer('created_at').notNull(),
  since: integer().notNull(),
  dueAt: integer('due_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  mails: integer().notNull(),
  reminded: integer({ mode: 'boolean' }).notNull(),
  leadId: text('lead_id'),
  consent: text(),
  agreedAt: integer('agreed_at'),
})

export const changedListing = sqliteTable(
  'changed_home',
  {
    kind: integer().notNull(),
    id: integer().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    was: text({ mode: 'json' }).$type<StoredListedRow[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

export const searchFind = sqliteTable('search_find', {
  id: integer().primaryKey(),
  searchId: text('search_id').notNull(),
  kind: integer().notNull(),
  homeId: integer('home_id').notNull(),
  event: text().$type<ListingEvent>().notNull(),
  price: real().notNull(),
  was: real(),
  label: text().notNull(),
  at: integer().notNull(),
  notifiedAt: integer('notified_at'),
  notifiedPrice: real('notified_price'),
})
