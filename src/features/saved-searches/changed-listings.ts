import { asc, type SQL, sql } from 'drizzle-orm'
import { KIND } from '../../listing/filter/lists'
import type { ChangedListings } from '../../listing/queries/listing-index'
import type { Db, Statement } from '../../platform/db/db'
import { excluded } from '../../platform/db/insert-rows'
import { jsonChunks } from '../../platform/db/json-rows'
import { listing } from '../../platform/db/schema'
import { changedListing, savedSearch } from '../../platform/db/schema-searches'
import { recordForWebhooks } from '../webhooks/webhooks'
import { type ListedRow, listedRows, type StoredListedRow } from './listed-row'

/** A row of the lists as JSON: a `StoredListedRow`. */
const ROW = sql.raw(`json_object('key', l.key, 'list', l.list, 'kind', l.kind, 'id', l.id,
  'projectId', l.project_id, 'goal', l.goal, 'rank', l.rank, 'isPinned', 0, 'started', l.started, 'price', l.price,
  'webId', l.web_id, 'bedrooms', l.bedrooms, 'bathrooms', l.bathrooms, 'features', l.features,
  'surface', l.surface, 'plot', l.plot, 'epc', l.epc,
  'lat', l.lat, 'lng', l.lng, 'hasPage', json(iif(l.has_page, 'true', 'false')),
  'isGone', json(iif(l.is_gone, 'true', 'false')), 'zip', l.zip, 'city', l.city, 'placeNames', l.place_names,
  'street', l.street, 'houseNumber', l.house_number, 'marquee', l.card ->> '$.marquee',
  'formerPrice', l.card ->> '$.formerPrice', 'title', json(l.card -> '$.title'))`)

const OF_PROPERTY = sql.raw(`l.kind IN (${KIND.property}, ${KIND.unit}) AND l.id = changed.value`)
const OF_PROJECT = sql.raw('l.project_id = changed.value')

/**
 * Returns the statements that record listings before they change, so that searches can be compared with them later, and
 * webhooks get messages. If there are no searches and no webhooks, nothing is recorded.
 */
export function recordChangedStatements(db: Db, changed: ChangedListings, now: Date): Statement[] {
  const { propertyIds, projectIds } = changed
  return [
    ...recordForWebhooks(db, changed, now),
    ...jsonChunks(propertyIds).map((ids) =>
      recordStatement(db, KIND.property, ids, OF_PROPERTY, now),
    ),
    ...jsonChunks(projectIds).map((ids) => recordStatement(db, KIND.project, ids, OF_PROJECT, now)),
  ]
}

/** Returns the statement that records listings. If a listing is already recorded, its first rows are retained. */
function recordStatement(db: Db, kind: number, ids: string, itsRows: SQL, now: Date): Statement {
  return db
    .insert(changedListing)
    .select(
      sql`SELECT ${kind}, changed.value, random() % 9007199254740991, ${now.getTime()},
        (SELECT json_group_array(${ROW}) FROM ${listing} l WHERE ${itsRows})
        FROM json_each(${ids}) changed
        WHERE EXISTS (SELECT 1 FROM ${savedSearch} WHERE state = 'on')`,
    )
    .onConflictDoUpdate({
      target: [changedListing.kind, changedListing.id],
      set: { version: excluded(changedListing.version), at: excluded(changedListing.at) },
    })
}

type ChangedRow = Omit<typeof changedListing.$inferSelect, 'was'> & { was: ListedRow[] }

/** Returns the next changed listings, the oldest first. */
export async function readChanged(db: Db, limit: number): Promise<ChangedRow[]> {
  const rows = await db.select().from(changedListing).orderBy(asc(changedListing.at)).limit(limit)
  return rows.map((row) => ({ ...row, was: listedRows(row.was) }))
}

/** Returns the statements that delete changed listings, unless they changed again after they were read. */
export function deleteNotified(db: Db, read: readonly ChangedRow[]): Statement[] {
  return jsonChunks(read.map(({ kind, id, version }) => [kind, id, version])).map((chunk) =>
    db.delete(changedListing).where(
      sql`(${changedListing.kind}, ${changedListing.id}, ${changedListing.version}) IN
        (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${chunk}))`,
    ),
  )
}

/** A property or a project, by its kind and id. */
interface ListingKey {
  kind: number
  id: number
}

export function keyOf({ kind, id }: ListingKey): string {
  return `${kind} ${id}`
}

/** Returns the current rows of properties and projects by their keys, or none for those in no list. */
export async function readRows(
  db: Db,
  listings: readonly ListingKey[],
): Promise<Map<string, ListedRow[]>> {
  const idsOf = (kind: number) =>
    listings.filter((listing) => listing.kind === kind).map(({ id }) => id)
  const rowsOf = (ids: string, itsRows: SQL) =>
    db.all<{ id: number; rows: string }>(sql`
      SELECT changed.value AS id, (SELECT json_group_array(${ROW}) FROM ${listing} l WHERE ${itsRows}) AS rows
      FROM json_each(${ids}) changed`)
  const read = async (kind: number, itsRows: SQL) => {
    const found = await Promise.all(jsonChunks(idsOf(kind)).map((ids) => rowsOf(ids, itsRows)))
    return found.flat().map(({ id, rows }) => {
      const stored: StoredListedRow[] = JSON.parse(rows)
      return [keyOf({ kind, id }), listedRows(stored)] as const
    })
  }
  const results = await Promise.all([
    read(KIND.property, OF_PROPERTY),
    read(KIND.project, OF_PROJECT),
  ])
  return new Map(results.flat())
}
