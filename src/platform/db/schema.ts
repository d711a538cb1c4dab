import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ImportIssue, ItemIssue } from '../../features/crm/import/import-issue'
import type { PublishSettings } from '../../listing/listing-types'
import type { Project, Property } from '../../listing/property'
import type { ListingCard } from '../../listing/published'
import type { Translated } from '../format/lang'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

/** The settings with which the lists were built, and the version of the rules in the code. */
type ListingRules = PublishSettings & { rows: number }

export const listingRules = sqliteTable('listing_rules', {
  id: integer().primaryKey(),
  rules: json<ListingRules>('rules').notNull(),
})

export const propertyType = sqliteTable('property_type', {
  id: integer().primaryKey(),
  webId: integer('web_id').notNull(),
  parentId: integer('parent_id'),
  name: json<Translated>('name').notNull(),
  sort: integer().notNull(),
})

export const priceRange = sqliteTable(
  'price_range',
  {
    goal: integer().notNull(),
    bound: text({ enum: ['min', 'max'] }).notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.goal, table.bound, table.price] })],
)

export const project = sqliteTable('project', {
  id: integer().primaryKey(),
  published: integer({ mode: 'boolean' }).notNull(),
  data: json<Project>('data'),
  hash: text().notNull(),
  firstSeenAt: text('first_seen_at').notNull(),
  updatedAt: text('updated_at').notNull(),
  wasPublished: integer('was_published', { mode: 'boolean' }).notNull(),
  deletedAt: text('deleted_at'),
})

export const building = sqliteTable('building', {
  id: integer().primaryKey(),
  projectId: integer('project_id').notNull(),
  name: text().notNull(),
})

export const property = sqliteTable('property', {
  id: integer().primaryKey(),
  projectId: integer('project_id'),
  goal: integer().notNull(),
  status: integer().notNull(),
  marquee: integer(),
  /** The postcode by which lists are filtered (`placeZip`). */
  zip: text().notNull(),
  data: json<Property>('data'),
  hash: text().notNull(),
  firstSeenAt: text('first_seen_at').notNull(),
  updatedAt: text('updated_at').notNull(),
  wasPublished: integer('was_published', { mode: 'boolean' }).notNull(),
  deletedAt: text('deleted_at'),
  /** The time at which it was sold or let, if the site saw that (a trigger sets it). */
  leftMarketAt: text('left_market_at'),
})

export const listing = sqliteTable('listing', {
  key: integer().primaryKey(),
  list: integer().notNull(),
  kind: integer().notNull(),
  id: integer().notNull(),
  projectId: integer('project_id'),
  goal: integer().notNull(),
  rank: integer().notNull(),
  started: text().notNull(),
  price: real(),
  webId: integer('web_id').notNull(),
  bedrooms: integer().notNull(),
  bathrooms: integer().notNull(),
  features: integer().notNull(),
  surface: real(),
  plot: real(),
  epc: integer(),
  lat: real(),
  lng: real(),
  hasPage: integer('has_page', { mode: 'boolean' }).notNull(),
  isGone: integer('is_gone', { mode: 'boolean' }).notNull(),
  zip: text().notNull(),
  city: text().notNull(),
  placeNames: text('place_names').notNull(),
  street: text(),
  houseNumber: text('house_number').notNull(),
  card: json<ListingCard>('card').notNull(),
})

/** Cards of replaced rows, which pages of the previous version still show. */
export const replacedCard = sqliteTable('replaced_card', {
  key: integer().primaryKey(),
  replacedAt: integer('replaced_at').notNull(),
  card: json<ListingCard>('card').notNull(),
})

export const importRun = sqliteTable('import', {
  id: integer().primaryKey(),
  at: text().notNull(),
  source: text().notNull(),
  upserted: integer().notNull(),
  unchanged: integer().notNull(),
  deleted: integer().notNull(),
  refused: json<ItemIssue[]>('refused').notNull(),
  notes: json<ItemIssue[]>('notes').notNull(),
  held: json<ItemIssue[]>('held').notNull(),
  parts: integer().notNull().default(1),
  /** Fewer than `parts` while the import is running, or if it was abandoned. */
  partsDone: integer('parts_done').notNull().default(1),
  /** The number of attempts to continue the import since its last part was stored. */
  attempts: integer().notNull().default(0),
  /** The key of its body in the bucket, or null after everything is imported. */
  body: text(),
  claim: text(),
  claimedUntil: text('claimed_until'),
})

export const heldListing = sqliteTable('held_listing', {
  id: integer().primaryKey(),
  /** The reason, with the source's number of the property. */
  issue: json<ImportIssue & { number?: string }>('issue').notNull(),
  data: json<Property>('data').notNull(),
  ownsPictures: integer('owns_pictures', { mode: 'boolean' }).notNull(),
  heldAt: text('held_at').notNull(),
  decision: text({ enum: ['approved', 'rejected'] }),
})

export const errorReport = sqliteTable(
  'error_report',
  {
    day: text().notNull(),
    module: text().notNull(),
    error: text().notNull(),
    url: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.module, table.error] })],
)
