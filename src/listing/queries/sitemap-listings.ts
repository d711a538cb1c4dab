import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { KIND, LIST } from '../filter/lists'
import { currentMarket } from '../market/current-market'
import type { MarketRow } from '../market/market-row'
import type { ListingCard } from '../published'
import { readCards } from './cards'

/** Returns the first ID of each part of `size` properties, ascending. */
export async function sitemapStarts(db: Db, cache: CacheContext, size: number): Promise<number[]> {
  const homes = await listingsOnMarket(db, cache)
  return homes.flatMap(({ id }, at) => (at % size === 0 ? [id] : []))
}

/** Returns `size` properties with a page, starting at an ID. */
export async function propertiesFrom(
  db: Db,
  cache: CacheContext,
  id: number,
  size: number,
): Promise<ListingCard[]> {
  const homes = (await listingsOnMarket(db, cache)).filter((row) => row.id >= id)
  return readCards(
    db,
    cache,
    homes.slice(0, size).filter(({ hasPage }) => hasPage),
  )
}

export async function allProjects(db: Db, cache: CacheContext): Promise<ListingCard[]> {
  const { rows } = await currentMarket(db, cache)
  const isListed = ({ list, kind, hasPage }: MarketRow) =>
    list === LIST.projects && kind === KIND.project && hasPage
  return readCards(
    db,
    cache,
    rows.filter(isListed).toSorted((a, b) => a.id - b.id),
  )
}

/** Returns the properties on the market by ascending ID, including units of projects. */
export async function listingsOnMarket(db: Db, cache: CacheContext): Promise<MarketRow[]> {
  const { rows } = await currentMarket(db, cache)
  const isOnMarket = ({ list, kind }: MarketRow) =>
    (list === LIST.sale || list === LIST.rent) && kind !== KIND.project
  return rows.filter(isOnMarket).toSorted((a, b) => a.id - b.id)
}
