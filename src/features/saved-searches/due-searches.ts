import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ListingCard } from '../../listing/published'
import type { Db, Statement } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { listing } from '../../platform/db/schema'
import { outbox } from '../../platform/db/schema-leads'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { mailRow } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import type { SavedSearch } from './queries'
import { nextMailAt } from './saved-search'

/** A stored result: a listing that matches a saved search. */
type Find = typeof searchFind.$inferSelect

/** A search with its results that were not notified yet, the newest first. */
export interface DueSearch {
  search: SavedSearch
  finds: Find[]
}

/** Returns the next searches that have new results and may be mailed now. */
export async function listDueSearches(db: Db, now: Date, limit: number): Promise<DueSearch[]> {
  // The condition is a literal, because SQLite would not use the partial index for a parameter.
  const waiting = db
    .selectDistinct({ id: searchFind.searchId })
    .from(searchFind)
    .where(sql`${searchFind.notifiedAt} IS NULL`)
  const at = now.getTime()
  const searches = await db
    .select()
    .from(savedSearch)
    .where(
      and(
        eq(savedSearch.state, 'on'),
        lte(savedSearch.dueAt, at),
        gt(savedSearch.endsAt, at),
        inArray(savedSearch.id, waiting),
      ),
    )
    .orderBy(asc(savedSearch.dueAt), asc(savedSearch.id))
    .limit(limit)
  if (searches.length === 0) return []
  const ids = JSON.stringify(searches.map(({ id }) => id))
  const finds = await db
    .select()
    .from(searchFind)
    .where(
      and(sql`${searchFind.searchId} IN ${valuesOf(ids)}`, sql`${searchFind.notifiedAt} IS NULL`),
    )
    .orderBy(desc(searchFind.id))
  const findsBySearch = Map.groupBy(finds, ({ searchId }) => searchId)
  return searches.map((search) => ({ search, finds: findsBySearch.get(search.id) ?? [] }))
}

/** Returns the public cards of these rows, by list, kind and id. */
export async function readCards(
  db: Db,
  rows: readonly { list: number; kind: number; id: number }[],
): Promise<Map<string, ListingCard>> {
  const dueRows = await Promise.all(
    jsonChunks(rows.map(({ list, kind, id }) => [list, kind, id])).map((chunk) =>
      db
        .select({ list: listing.list, kind: listing.kind, id: listing.id, card: listing.card })
        .from(listing)
        .where(
          sql`(${listing.list}, ${listing.kind}, ${listing.id}) IN
            (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${chunk}))`,
        ),
    ),
  )
  return new Map(dueRows.flat().map(({ card, ...row }) => [rowKey(row), card]))
}

export function rowKey({ list, kind, id }: { list: number; kind: number; id: number }): string {
  return `${list} ${kind} ${id}`
}

/**
 * Returns the statements that queue the mail of a search and record its notifications, all or nothing, and only for the
 * first process that writes this mail. `mail` is null if no result is news any more, and `prices` contains the prices
 * that the mail shows, by result.
 */
export function notifyStatements(
  db: Db,
  { search, finds }: DueSearch,
  outcome: {
    mail: OutgoingMail | null
    dropped: readonly number[]
    prices: ReadonlyMap<number, number>
  },
  now: Date,
): Statement[] {
  const { id, mails, frequency } = search
  const { mail, dropped, prices } = outcome
  const byId = JSON.stringify(Object.fromEntries(prices))
  const isFirst = sql`exists (select 1 from ${savedSearch} where ${savedSearch.id} = ${id}
    and ${savedSearch.mails} = ${mails} and ${savedSearch.state} = 'on')`
  const resultsWithIds = (ids: readonly number[]) =>
    and(sql`${searchFind.id} IN ${valuesOf(JSON.stringify(ids))}`, isFirst)
  const outgoing = mail && mailRow({ id: `search-${id}-${mails}`, mail }, now)
  return [
    ...(outgoing ? [insertRowIf(db, outbox, outgoing, isFirst).onConflictDoNothing()] : []),
    db.delete(searchFind).where(resultsWithIds(dropped)),
    db
      .update(searchFind)
      .set({
        notifiedAt: now.getTime(),
        notifiedPrice: sql`${byId} ->> ('$."' || ${searchFind.id} || '"')`,
      })
      .where(and(resultsWithIds(finds.map((find) => find.id)), isNull(searchFind.notifiedAt))),
    db
      .update(savedSearch)
      .set({ mails: mails + 1, ...(mail && { dueAt: nextMailAt(frequency, now.getTime()) }) })
      .where(and(eq(savedSearch.id, id), eq(savedSearch.mails, mails))),
  ]
}

/** Returns the searches that end before a time (ms) and whose visitors were not notified of it. */
export function listEndingSearches(db: Db, now: Date, before: number, limit: number) {
  return db
    .select()
    .from(savedSearch)
    .where(
      and(
        inArray(savedSearch.state, ['on', 'paused']),
        gt(savedSearch.endsAt, now.getTime()),
        lte(savedSearch.endsAt, before),
        eq(savedSearch.reminded, false),
      ),
    )
    .orderBy(asc(savedSearch.endsAt))
    .limit(limit)
}

/** Returns the statements that queue the mail about the end of a search, once. */
export function reminderStatements(
  db: Db,
  { id, endsAt }: SavedSearch,
  mail: OutgoingMail,
  now: Date,
): Statement[] {
  const isFirst = sql`exists (select 1 from ${savedSearch} where ${savedSearch.id} = ${id}
    and ${savedSearch.endsAt} = ${endsAt} and ${savedSearch.reminded} = 0)`
  const row = mailRow({ id: `search-${id}-ends-${endsAt}`, mail }, now)
  return [
    insertRowIf(db, outbox, row, isFirst).onConflictDoNothing(),
    db.update(savedSearch).set({ reminded: true }).where(eq(savedSearch.id, id)),
  ]
}
