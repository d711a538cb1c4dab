import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const listingChange = sqliteTable('listing_change', {
  version: integer().notNull(),
  since: integer({ mode: 'boolean' }).notNull(),
  list: integer(),
  kind: integer().notNull(),
  id: integer().notNull(),
  goal: integer(),
  started: text(),
  price: real(),
  webId: integer('web_id'),
  bedrooms: integer(),
  features: integer(),
  zip: text(),
  lat: real(),
  lng: real(),
  hasPage: integer('has_page', { mode: 'boolean' }),
})
