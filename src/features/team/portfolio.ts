import { LIST, type ListName } from '../../listing/filter/lists'
import { currentMarket } from '../../listing/market/current-market'
import { type Market, oncePerMarket } from '../../listing/market/market'
import { mainPlace } from '../../listing/places/places'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'

/** The numbers of listings that the agency shows. */
export interface Portfolio {
  /** The properties and projects in each list, as its page counts them. */
  totals: Record<ListName, number>
  /** The listings that are on the market for at most thirty days. */
  fresh: number
  /** The municipalities with listings for sale or for rent. */
  municipalities: number
}

const FRESH_DAYS = 30
const ON_MARKET = [LIST.sale, LIST.rent]

export async function portfolio(db: Db, cache: CacheContext): Promise<Portfolio> {
  const market = await currentMarket(db, cache)
  const earliest = new Date(Date.now() - FRESH_DAYS * 86_400_000).toISOString()
  const newest = market.sorted(ON_MARKET, 'newest')
  const end = newest.findIndex(({ started }) => started < earliest)
  const fresh = newest.slice(0, end < 0 ? newest.length : end)
  const totalOf = (list: number) => market.sorted([list], 'newest').length
  return {
    totals: {
      sale: totalOf(LIST.sale),
      rent: totalOf(LIST.rent),
      projects: totalOf(LIST.projects),
      sold: totalOf(LIST.sold),
    },
    fresh: new Set(fresh.map(({ kind, id }) => `${kind} ${id}`)).size,
    municipalities: countMunicipalities(market),
  }
}

const countMunicipalities = oncePerMarket((market: Market): number => {
  const zips = new Set(market.sorted(ON_MARKET, 'newest').map(({ place }) => place.zip))
  return new Set([...zips].map((zip) => mainPlace(zip)?.municipality ?? zip)).size
})
