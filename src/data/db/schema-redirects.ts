import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const redirect = sqliteTable('redirect', {
  path: text().primaryKey(),
  target: text().notNull(),
  source: text({ enum: ['hand', 'csv', 'slug'] }).notNull(),
  hits: integer().notNull().default(0),
  lastHit: text('last_hit'),
  createdAt: integer('created_at').notNull(),
})
