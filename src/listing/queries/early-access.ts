import { and, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { listing } from '../../platform/db/schema'
import { earlyAccess } from '../../platform/db/schema-overrides'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { isSigned, sign } from '../../platform/db/signing'
import { KIND } from '../filter/lists'

/** The account of a consent that the CRM states with the time. */
export const AGREED_IN_CRM = 0

/**
 * Returns the query for the properties that are not public yet. Their rows of lists are stored before, so that saved
 * searches can be compared with them. The market omits them in code: D1 would count each comparison as a read row.
 */
export function selectEarly(db: Db) {
  // Literal, because SQLite would not use the partial index for a parameter.
  const isPending = and(sql`${earlyAccess.isOver} = 0`, gt(earlyAccess.publicFrom, Date.now()))
  return db.select({ id: earlyAccess.id }).from(earlyAccess).where(isPending)
}

/** Returns the condition for rows of lists that all visitors may see. */
export function isPublicNow(db: Db) {
  return or(ne(listing.kind, KIND.property), notInArray(listing.id, selectEarly(db)))
}

/** Returns the time (ms) from which a property is public, or null if that is not in the future. */
export async function earlyUntil(db: Db, id: number): Promise<number | null> {
  return (await readEarlyTimes(db, [id])).get(id) ?? null
}

/** Returns the times (ms) from which properties are public, if they are in the future. */
export async function readEarlyTimes(
  db: Db,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, number>> {
  const chunks = jsonChunks(new Set(ids)).map((chunk) =>
    db
      .select()
      .from(earlyAccess)
      .where(
        and(sql`${earlyAccess.id} in ${valuesOf(chunk)}`, gt(earlyAccess.publicFrom, Date.now())),
      ),
  )
  const rows = (await Promise.all(chunks)).flat()
  return new Map(rows.map(({ id, publicFrom }) => [id, publicFrom]))
}

/** The early access of a property, for its owner. */
export interface EarlyReport {
  /** The time (ms) from which it is public. */
  publicFrom: number
  /** The number of saved searches that got a mail about it before. Those that ended since are not counted. */
  searches: number
}

/** Returns the early access that a property has or had, or null if it had none. */
export async function readEarlyReport(db: Db, id: number): Promise<EarlyReport | null> {
  const row = await db.select().from(earlyAccess).where(eq(earlyAccess.id, id)).get()
  if (!row) return null
  const { publicFrom } = row
  const isEarly = and(eq(searchFind.event, 'new'), lt(searchFind.notifiedAt, publicFrom))
  const isOfProperty = and(eq(searchFind.kind, KIND.property), eq(searchFind.homeId, id))
  return { publicFrom, searches: await db.$count(searchFind, and(isOfProperty, isEarly)) }
}

const ID_LENGTH = 36
const MAX_LENGTH = 200

/** Returns the token with which the owner of a saved search sees a property before it is public. */
export async function earlyToken(db: Db, searchId: string, id: number): Promise<string> {
  return searchId + (await sign(db, purpose(searchId, id)))
}

/** Returns true if this site signed the token for this property, and its saved search has not ended. */
export async function isEarlyToken(db: Db, token: string, id: number): Promise<boolean> {
  if (token.length <= ID_LENGTH || token.length > MAX_LENGTH) return false
  const searchId = token.slice(0, ID_LENGTH)
  if (!(await isSigned(db, purpose(searchId, id), token.slice(ID_LENGTH)))) return false
  const isActive = and(
    eq(savedSearch.id, searchId),
    inArray(savedSearch.state, ['on', 'paused']),
    gt(savedSearch.endsAt, Date.now()),
  )
  return (await db.$count(savedSearch, isActive)) > 0
}

function purpose(searchId: string, id: number): string {
  return `early access of ${searchId} to ${id}`
}
