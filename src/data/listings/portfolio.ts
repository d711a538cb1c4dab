import type { CacheContext } from '../../cache'
import { LIST, type ListName } from '../../domain/list/lists'
import type { Db } from '../db/db'
import { currentMarket } from '../market/current-market'
import { mainPlace } from '../places/places'

/** The numbers of listings that the agency shows. */
export interface Portfolio {
  /** Properties and projects in each list, as its page counts them. */
  totals: Record<ListName, number>
  /** On the market for at most thirty days. */
  fresh: number
  /** Municipalities with something for sale or for rent. */
  municipalities: number
}

const FRESH_DAYS = 30

export async function portfolio(db: Db, cache: CacheContext): Promise<Portfolio> {
  const market = await currentMarket(db, cache)
  const since = new Date(Date.now() - FRESH_DAYS * 86_400_000).toISOString()
  const onMarket = market.sorted([LIST.sale, LIST.rent], 'newest')
  const fresh = onMarket.filter(({ started }) => started >= since)
  const totalOf = (list: number) => market.sorted([list], 'newest').length
  return {
    totals: {
      sale: totalOf(LIST.sale),
      rent: totalOf(LIST.rent),
      projects: totalOf(LIST.projects),
      sold: totalOf(LIST.sold),
    },
    fresh: new Set(fresh.map(({ kind, id }) => `${kind} ${id}`)).size,
    municipalities: new Set(
      onMarket.map(({ place }) => mainPlace(place.zip)?.municipality ?? place.zip),
    ).size,
  }
}
