import { integer, primaryKey, real, sqliteTable } from 'drizzle-orm/sqlite-core'

/** What lists count, kept by triggers: see migrations/0019_list_cells.sql for what its numbers mean. */
export const listingCell = sqliteTable(
  'listing_cell',
  {
    list: integer().notNull(),
    facet: integer().notNull(),
    value: integer().notNull(),
    goal: integer().notNull(),
    row: integer().notNull(),
    col: integer().notNull(),
    total: integer().notNull(),
    latSum: real('lat_sum'),
    lngSum: real('lng_sum'),
    south: real(),
    west: real(),
    north: real(),
    east: real(),
  },
  ({ list, facet, value, goal, row, col }) => [
    primaryKey({ columns: [list, facet, value, goal, row, col] }),
  ],
)
