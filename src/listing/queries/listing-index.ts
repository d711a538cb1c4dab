import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db/db'
import { deleteSome } from '../../platform/db/delete-in-batches'
import { insertRows } from '../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { listing, project, property, replacedCard } from '../../platform/db/schema'
import { siteSetting } from '../../platform/db/schema-content'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../platform/db/version'
import { brusselsTime } from '../../platform/format/dates'
import { yieldingEntries, yieldToRequests } from '../../platform/format/yield-to-requests'
import { KIND } from '../filter/lists'
import { DEFAULT_PUBLISH_SETTINGS, type PublishSettings } from '../published'
import { type ListingRow, projectRows, propertyRows } from './listing-rows'

/** The rows to replace: those of these properties, and all rows of these projects. */
export interface ChangedListings {
  propertyIds: readonly number[]
  projectIds: readonly number[]
}

/** The number of properties that one batch reindexes. Visitors still get pages between batches. */
const PAGE = 100
/** Longer than any isolate serves a version after the next one began. */
const REPLACED_CARD_MS = 600_000

/** Returns the publish settings of the agency, or the defaults if there are none. */
export async function readPublishSettings(db: Db): Promise<PublishSettings> {
  const [row] = await db.select({ data: siteSetting.data }).from(siteSetting)
  const { marqueesWithoutStreet, showSoldDetailPage, ignoreMarquees, brusselsScale, homesFirst } =
    row?.data ?? DEFAULT_PUBLISH_SETTINGS
  return {
    marqueesWithoutStreet,
    showSoldDetailPage,
    ignoreMarquees,
    brusselsScale,
    homesFirst: homesFirst ?? DEFAULT_PUBLISH_SETTINGS.homesFirst,
  }
}

/** Returns the conditions that match the touched rows, in chunks. */
function touchedRows({ propertyIds, projectIds }: ChangedListings): (SQL | undefined)[] {
  const ofProperties = jsonChunks(propertyIds).map((ids) =>
    and(inArray(listing.kind, [KIND.property, KIND.unit]), sql`${listing.id} in ${valuesOf(ids)}`),
  )
  const ofProjects = jsonChunks(projectIds).map(
    (ids) => sql`${listing.projectId} in ${valuesOf(ids)}`,
  )
  return [...ofProperties, ...ofProjects]
}

/**
 * Returns the statements that replace the touched rows by `rows`. Cards of replaced rows stay for pages that are being
 * rendered. Each change deletes some of the old cards.
 */
export function replaceRows(
  db: Db,
  touched: ChangedListings,
  rows: readonly ListingRow[],
): Statement[] {
  const now = new Date()
  const replacedAt = sql<number>`${now.getTime()}`.as('replaced_at')
  const { key, card } = listing
  return [
    deleteReplacedCards(db, now),
    ...touchedRows(touched).flatMap((touches) => [
      db
        .insert(replacedCard)
        .select(db.select({ key, replacedAt, card }).from(listing).where(touches)),
      db.delete(listing).where(touches),
    ]),
    ...insertRows(db, listing, rows),
  ]
}

/** Returns the statement that deletes cards that no page uses any more. */
export function deleteReplacedCards(db: Db, now: Date) {
  const isOld = lt(replacedCard.replacedAt, now.getTime() - REPLACED_CARD_MS)
  return deleteSome(db, replacedCard, [replacedCard.key], isOld)
}

/** Rebuilds all rows after a change of the settings or the rules. Raises the version after each batch. */
export async function reindexListings(db: Db): Promise<void> {
  let last: number | null = 0
  while (last !== null) {
    const after: number = last
    last = await retryOnConflict(() => reindexHomes(db, after))
    await yieldToRequests()
  }
  const projects = await db.select({ id: project.id }).from(project)
  for await (const [, { id }] of yieldingEntries(projects, 1)) {
    await retryOnConflict(() => reindexProject(db, id))
  }
}

/** Returns a time in the format of the record's dates: Belgian local time. */
export function localTime(now: Date): string {
  return brusselsTime(now.getTime()) ?? now.toISOString().slice(0, 19)
}

/** Reindexes the next properties after an ID, without units. Returns the last ID, or null at the end. */
async function reindexHomes(db: Db, after: number): Promise<number | null> {
  const version = await readVersion(db)
  const settings = await readPublishSettings(db)
  const homes = await db
    .select()
    .from(property)
    .where(and(gt(property.id, after), isNull(property.projectId), isNull(property.deletedAt)))
    .orderBy(property.id)
    .limit(PAGE)
  const last = homes.at(-1)
  if (!last) return null
  const rows = homes.flatMap(({ data, firstSeenAt }) =>
    data ? propertyRows({ record: data, firstSeen: firstSeenAt }, settings) : [],
  )
  const touched = { propertyIds: homes.map(({ id }) => id), projectIds: [] }
  await db.batch([raiseVersionFrom(db, version, 'listings'), ...replaceRows(db, touched, rows)])
  return last.id
}

async function reindexProject(db: Db, id: number): Promise<void> {
  const version = await readVersion(db)
  const settings = await readPublishSettings(db)
  const [projectRow] = await db.select().from(project).where(eq(project.id, id))
  const stored = await db
    .select()
    .from(property)
    .where(and(eq(property.projectId, id), isNull(property.deletedAt)))
  const units = stored.flatMap(({ data, firstSeenAt }) =>
    data ? { record: data, firstSeen: firstSeenAt } : [],
  )
  const rows =
    projectRow?.data && projectRow.deletedAt === null
      ? projectRows({ record: projectRow.data, firstSeen: projectRow.firstSeenAt }, units, settings)
      : []
  const touched = { propertyIds: [], projectIds: [id] }
  await db.batch([raiseVersionFrom(db, version, 'listings'), ...replaceRows(db, touched, rows)])
}
