import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Project, Property } from '../../domain/listing/property'
import type { ListingOverride, Remembered } from '../../domain/overrides/override'

export const listingOverrideTable = sqliteTable(
  'listing_override',
  {
    kind: text({ enum: ['property', 'project'] }).notNull(),
    id: integer().notNull(),
    override: text({ mode: 'json' }).$type<ListingOverride>().notNull(),
    was: text({ mode: 'json' }).$type<Remembered>().notNull(),
    source: text({ mode: 'json' }).$type<Property | Project>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
