import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The source of a redirect: staff entry, a list imported by staff, or a page or article whose address changed. */
export const REDIRECT_SOURCES = ['hand', 'csv', 'slug'] as const

export const redirect = sqliteTable('redirect', {
  path: text().primaryKey(),
  /** The home page, if `gone` is true. */
  target: text().notNull(),
  gone: integer({ mode: 'boolean' }).notNull().default(false),
  source: text({ enum: REDIRECT_SOURCES }).notNull(),
  hits: integer().notNull().default(0),
  lastHit: text('last_hit'),
  createdAt: integer('created_at').notNull(),
})

export const neverFound = sqliteTable('never_found', {
  path: text().primaryKey(),
  hits: integer().notNull(),
  lastHit: text('last_hit').notNull(),
})
