import { sql } from 'drizzle-orm'
import { type CacheContext, cached } from '../../cache'
import { COUNTS_READ } from '../../domain/list/listing-read'
import { KIND, LIST } from '../../domain/list/lists'
import type { Db } from '../db/db'
import { listing, listingTotal } from '../db/schema'
import { mainPlace } from '../places/places'

/** The numbers of homes that the agency shows. */
export interface Portfolio {
  /** Homes and projects in each list, as its page counts them. */
  totals: Record<keyof typeof LIST, number>
  /** On the market for at most thirty days. */
  fresh: number
  /** Municipalities with something for sale or for rent. */
  municipalities: number
}

const FRESH_DAYS = 30

/** Counted at most once per content version and lifetime of the cache. */
export function portfolio(db: Db, cache: CacheContext): Promise<Portfolio> {
  return cached(cache, 'list', 'portfolio', () => countPortfolio(db), {
    reads: () => [COUNTS_READ],
  })
}

const SHOWN = sql`kind IN (${KIND.property}, ${KIND.project})`
const ON_MARKET = sql`list IN (${LIST.sale}, ${LIST.rent}) AND ${SHOWN}`

async function countPortfolio(db: Db): Promise<Portfolio> {
  const since = new Date(Date.now() - FRESH_DAYS * 86_400_000).toISOString()
  const [lists, zips, fresh] = await db.batch([
    db
      .select({ list: listingTotal.list, total: sql<number>`sum(total)` })
      .from(listingTotal)
      .where(SHOWN)
      .groupBy(listingTotal.list),
    db.selectDistinct({ zip: listing.zip }).from(listing).where(ON_MARKET),
    db
      .select({ total: sql<number>`count(DISTINCT kind || ' ' || id)` })
      .from(listing)
      .where(sql`${ON_MARKET} AND started >= ${since}`),
  ])
  const totalOf = (list: number) => lists.find((row) => row.list === list)?.total ?? 0
  const places = zips.map(({ zip }) => mainPlace(zip)?.municipality ?? zip)
  return {
    totals: {
      sale: totalOf(LIST.sale),
      rent: totalOf(LIST.rent),
      projects: totalOf(LIST.projects),
      sold: totalOf(LIST.sold),
    },
    fresh: fresh[0]?.total ?? 0,
    municipalities: new Set(places).size,
  }
}
