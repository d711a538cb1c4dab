import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db/db'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import type { Lang } from '../../platform/format/lang'
import {
  type Frequency,
  firstMailAt,
  type SearchKind,
  searchEnd,
  unconfirmedEnd,
} from './saved-search'

export type SavedSearch = typeof savedSearch.$inferSelect

export interface RequestedSearch {
  email: string
  lang: Lang
  kind: SearchKind
  query: string
  name: string
  origin: string
  frequency: Frequency
  /** The search request with which it was sent. The search uses its lead. */
  leadId?: string | null
}

/** Returns the row of a search that is not confirmed, with the token of the only link that confirms it. */
export async function newSearch(
  request: RequestedSearch,
  now: Date,
): Promise<{ row: SavedSearch; token: string }> {
  const token = randomToken()
  const at = now.getTime()
  const row: SavedSearch = {
    ...request,
    leadId: request.leadId ?? null,
    consent: null,
    agreedAt: null,
    id: crypto.randomUUID(),
    state: 'asked',
    tokenHash: await tokenHash(token),
    createdAt: at,
    since: at,
    dueAt: at,
    endsAt: unconfirmedEnd(at),
    mails: 0,
    reminded: false,
  }
  return { row, token }
}

export function insertSearch(db: Db, row: SavedSearch): Statement {
  return db.insert(savedSearch).values(row)
}

/** Returns the unconfirmed search of the link with this token, or null for another token. */
export async function findUnconfirmed(
  db: Db,
  token: string,
  now: Date,
): Promise<SavedSearch | null> {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.tokenHash, await tokenHash(token)), isRequested(now)))
    .get()
  return rows ?? null
}

/** Returns the other searches of the same address that get mails or are paused. */
export function listOthers(db: Db, { id, email }: SavedSearch): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearch)
    .where(
      and(eq(savedSearch.email, email), ne(savedSearch.id, id), ne(savedSearch.state, 'asked')),
    )
    .orderBy(savedSearch.createdAt)
}

/** Returns a confirmed search, or null if there is none or it has ended. */
export async function findSearch(db: Db, id: string, now: Date): Promise<SavedSearch | null> {
  const rows = await db
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.id, id), isConfirmed(now)))
    .get()
  return rows ?? null
}

/** The actions on a saved search, except ending it. */
export type SearchChange =
  | { do: 'frequency'; frequency: Frequency }
  | { do: 'pause' | 'resume' | 'renew' }

/** Changes a confirmed search. A paused search does not report later what it missed. */
export async function changeSearch(
  db: Db,
  { id, frequency, state }: SavedSearch,
  change: SearchChange,
  now: Date,
): Promise<void> {
  const at = now.getTime()
  const set = (values: Partial<SavedSearch>) =>
    db
      .update(savedSearch)
      .set(values)
      .where(and(eq(savedSearch.id, id), isConfirmed(now)))
  if (change.do === 'renew') await set({ endsAt: searchEnd(at), reminded: false })
  if (change.do === 'frequency')
    await set({ frequency: change.frequency, dueAt: firstMailAt(change.frequency, at) })
  if (change.do === 'pause') await db.batch([set({ state: 'paused' }), deleteUnconfirmed(db, id)])
  if (change.do === 'resume' && state === 'paused')
    await set({ state: 'on', since: at, dueAt: firstMailAt(frequency, at) })
}

export async function endSearch(db: Db, id: string): Promise<void> {
  await db.delete(savedSearch).where(eq(savedSearch.id, id))
}

function deleteUnconfirmed(db: Db, id: string): Statement {
  return db
    .delete(searchFind)
    .where(and(eq(searchFind.searchId, id), isNull(searchFind.notifiedAt)))
}

/** Returns the condition for searches that are not confirmed. */
export function isRequested(now: Date) {
  return and(eq(savedSearch.state, 'asked'), gt(savedSearch.endsAt, now.getTime()))
}

function isConfirmed(now: Date) {
  return and(inArray(savedSearch.state, ['on', 'paused']), gt(savedSearch.endsAt, now.getTime()))
}
