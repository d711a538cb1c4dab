import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ListingOverride, SourceSnapshot } from '../../listing/overrides/override'
import type { Project, Property } from '../../listing/property'

export const listingOverrideTable = sqliteTable(
  'listing_override',
  {
    kind: text({ enum: ['property', 'project'] }).notNull(),
    id: integer().notNull(),
    override: text({ mode: 'json' }).$type<ListingOverride>().notNull(),
    was: text({ mode: 'json' }).$type<SourceSnapshot>().notNull(),
    source: text({ mode: 'json' }).$type<Property | Project>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** The listings that staff pinned to the top of their lists, by the kinds of `listing/filter/lists.ts`. */
export const listingPin = sqliteTable(
  'listing_pin',
  {
    kind: integer().notNull(),
    id: integer().notNull(),
    until: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** The properties that are public from a later time (milliseconds), with the consent of their sellers. */
export const earlyAccess = sqliteTable('early_access', {
  id: integer().primaryKey(),
  publicFrom: integer('public_from').notNull(),
  /** True if the version of the lists was raised after `publicFrom`. */
  isOver: integer('is_over', { mode: 'boolean' }).notNull().default(false),
  agreedBy: integer('agreed_by').notNull(),
  agreedAt: integer('agreed_at').notNull(),
})
