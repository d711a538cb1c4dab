import type { Property } from '../../listing/property'
import type { PublishSettings } from '../../listing/published'
import { type CacheContext, cached } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { countBuyers, countFavourites, countLookingFor, countSearches } from './count-searches'
import type { SearchedListing } from './is-searched'

/** The cache lifetime, because searches change without a new version of the site. */
const STORED_SECONDS = 600

/** Returns the number of people who search for a property like this one, for its owner, or null for fewer than five. */
export function searchersOf(
  db: Db,
  cache: CacheContext,
  home: Property,
  settings: PublishSettings,
): Promise<number | null> {
  const count = () => countSearches(db, home, settings, new Date())
  return cachedCount(cache, 'detail', String(home.id), count)
}

/**
 * Returns the number of people who search for properties to buy or to rent, for sellers, or null for fewer than five.
 */
export function buyers(db: Db, cache: CacheContext, goal: 0 | 1): Promise<number | null> {
  return cachedCount(cache, 'content', String(goal), () => countBuyers(db, goal, new Date()))
}

/** Returns the number of people who search for such properties at a known place, or null for fewer than five. */
export function lookingFor(
  db: Db,
  cache: CacheContext,
  home: SearchedListing,
): Promise<number | null> {
  const { goal, zip, type } = home
  const count = () => countLookingFor(db, home, new Date())
  return cachedCount(cache, 'content', `${goal}:${zip}:${type ?? ''}`, count)
}

/**
 * Returns the numbers of people who search for properties like this one, and who get mails about it as a favourite. A
 * number is null for fewer than five people.
 */
export async function interestIn(
  db: Db,
  home: Property,
  settings: PublishSettings,
  now: Date,
): Promise<{ searchers: number | null; favourites: number | null }> {
  const [searchers, favourites] = await Promise.all([
    countSearches(db, home, settings, now),
    countFavourites(db, home.id, now),
  ])
  return { searchers: roundCount(searchers), favourites: roundCount(favourites) }
}

/** Rounds a count before it is cached, so that no exact count is stored. */
async function cachedCount(
  cache: CacheContext,
  scope: 'content' | 'detail',
  key: string,
  count: () => Promise<number>,
): Promise<number | null> {
  const load = async () => ({ count: roundCount(await count()) })
  return (await cached(cache, scope, `searchers:${key}`, load, STORED_SECONDS)).count
}

/** The published numbers of people. Counts are rounded down, so that a single change is not visible. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Returns the count rounded down for publication, or null below five. */
export function roundCount(count: number): number | null {
  return STEPS.findLast((step) => step <= count) ?? null
}
