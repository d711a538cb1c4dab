import type { CacheContext } from '../../cache'
import { LIST } from '../../domain/list/lists'
import { type Box, isInBox, type Point } from '../../domain/listing/coordinates'
import { pointOf } from '../../domain/market/filter-matcher'
import type { Db } from '../db/db'
import { currentMarket } from '../market/current-market'

/** More listings abroad than an agency has; it bounds the tiles that are fetched for them. */
const MAX_POINTS = 1000

/** Returns the public points of listings outside `box`, rounded to some kilometre, the newest listings first. */
export async function pointsOutside(db: Db, cache: CacheContext, box: Box): Promise<Point[]> {
  const market = await currentMarket(db, cache)
  const points = new Map<string, Point>()
  for (const row of market.sorted(Object.values(LIST), 'newest')) {
    const point = pointOf(row)
    if (!point || isInBox(point, box)) continue
    const rounded = { lat: hundredth(point.lat), lng: hundredth(point.lng) }
    points.set(`${rounded.lat} ${rounded.lng}`, rounded)
    if (points.size === MAX_POINTS) break
  }
  return [...points.values()]
}

function hundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
