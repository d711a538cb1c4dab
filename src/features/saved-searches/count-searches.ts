import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { filterMatcher, matchingRow } from '../../listing/market/filter-matcher'
import { type MarketRow, MarketRowBuilder } from '../../listing/market/market-row'
import { placeLookup } from '../../listing/places/areas'
import type { Property } from '../../listing/property'
import type { PublishSettings } from '../../listing/published'
import { propertyRows } from '../../listing/queries/listing-rows'
import { STATUS } from '../../listing/status'
import type { Db } from '../../platform/db/db'
import { savedSearch } from '../../platform/db/schema-searches'
import { matchesSearch, type SearchedListing } from './is-searched'
import { filterOf } from './search-terms'

const AT_ONCE = 2500

/** Returns the condition for the searches that count: confirmed searches of lists that are not paused. */
function counts(now: Date): SQL | undefined {
  const { state, kind, endsAt } = savedSearch
  return and(eq(state, 'on'), eq(kind, 'list'), gt(endsAt, now.getTime()))
}

/** Returns the number of people whose searches would match this property at its price. */
export async function countSearches(
  db: Db,
  home: Property,
  settings: PublishSettings,
  now: Date,
): Promise<number> {
  const rows = rowsOf(home, settings)
  return countFinding(
    db,
    now,
    (terms) => matchingRow(filterMatcher(filterOf(terms), placeLookup), rows) !== null,
  )
}

/**
 * Returns the number of people who search for this type of property at this place, regardless of their other criteria.
 */
export async function countLookingFor(db: Db, home: SearchedListing, now: Date): Promise<number> {
  return countFinding(db, now, (terms) => matchesSearch(terms, home, placeLookup))
}

async function countFinding(db: Db, now: Date, finds: (terms: string) => boolean): Promise<number> {
  const found = new Set<string>()
  for (let last = ''; ; ) {
    const { id, email, query } = savedSearch
    const searches = await db
      .select({ id, email, query })
      .from(savedSearch)
      .where(and(counts(now), gt(id, last)))
      .orderBy(asc(id))
      .limit(AT_ONCE)
    for (const search of searches) {
      if (finds(search.query)) found.add(search.email)
    }
    last = searches.at(-1)?.id ?? ''
    if (searches.length < AT_ONCE) return found.size
  }
}

/** Returns the number of people who search for properties to buy or to rent. */
export async function countBuyers(db: Db, goal: 0 | 1, now: Date): Promise<number> {
  const terms = sql`'&' || ${savedSearch.query} || '&'`
  const isOfGoal = sql`(instr(${terms}, ${`&goal=${goal}&`}) > 0 or instr(${terms}, '&goal=') = 0)`
  const found = await db
    .select({ count: sql<number>`count(distinct ${savedSearch.email})` })
    .from(savedSearch)
    .where(and(counts(now), isOfGoal))
    .get()
  return found?.count ?? 0
}

/** Returns the number of people who get mails about a property because it is among their favourites. */
export async function countFavourites(db: Db, propertyId: number, now: Date): Promise<number> {
  const { state, kind, endsAt, query, email } = savedSearch
  const ids = sql`',' || replace(${query}, 'ids=', '') || ','`
  const found = await db
    .select({ count: sql<number>`count(distinct ${email})` })
    .from(savedSearch)
    .where(
      and(
        eq(state, 'on'),
        eq(kind, 'kept'),
        gt(endsAt, now.getTime()),
        sql`instr(${ids}, ${`,${propertyId},`}) > 0`,
      ),
    )
    .get()
  return found?.count ?? 0
}

function rowsOf(home: Property, settings: PublishSettings): MarketRow[] {
  const open = { ...home, status: STATUS.active, marquee: null, publishPrice: true }
  const builder = new MarketRowBuilder()
  return propertyRows({ record: open, firstSeen: '' }, settings).map(({ card: _, ...facts }) =>
    builder.build({ ...facts, key: 0, isPinned: false }),
  )
}
