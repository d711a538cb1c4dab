import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { History } from '../../features/owner-area/history'
import type { ReportWeeks } from '../../features/owner-area/report/report-period'

export const ownerProperty = sqliteTable(
  'owner_property',
  {
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.propertyId] })],
)

export const propertyHistory = sqliteTable('property_history', {
  propertyId: integer('property_id').primaryKey(),
  data: text({ mode: 'json' }).$type<History>().notNull(),
  hash: text().notNull(),
  changedAt: text('changed_at'),
})

export const propertyVisit = sqliteTable(
  'property_visit',
  {
    propertyId: integer('property_id').notNull(),
    day: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
)

/** Visitors who came from a frame on another site. */
export const embedVisit = sqliteTable(
  'embed_visit',
  {
    day: text().notNull(),
    host: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.host] })],
)

export const ownerReport = sqliteTable('owner_report', {
  propertyId: integer('property_id').primaryKey(),
  weeks: integer().$type<ReportWeeks>().notNull(),
  note: text().notNull(),
  origin: text().notNull(),
  dueAt: integer('due_at'),
  sentAt: integer('sent_at'),
})
