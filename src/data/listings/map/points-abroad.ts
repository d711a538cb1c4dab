import { sql } from 'drizzle-orm'
import { type CacheContext, cached } from '../../../cache'
import type { Box, Point } from '../../../domain/listing/coordinates'
import type { Db } from '../../db/db'

/** More homes abroad than an agency has; it bounds the tiles that are fetched for them. */
const MAX_POINTS = 1000

/**
 * Returns the public points of listings outside `box`, rounded to some kilometre, the newest listings first. From
 * the cache while the lists stay as they are; one box is asked for.
 */
export function pointsOutside(db: Db, cache: CacheContext, box: Box): Promise<Point[]> {
  const { minLat, maxLat, minLng, maxLng } = box
  return cached(cache, 'list', 'map:abroad', () =>
    db.all<Point>(sql`SELECT round(lat, 2) AS lat, round(lng, 2) AS lng FROM listing
      WHERE lat NOT BETWEEN ${minLat} AND ${maxLat} OR lng NOT BETWEEN ${minLng} AND ${maxLng}
      GROUP BY 1, 2 ORDER BY max(started) DESC LIMIT ${MAX_POINTS}`),
  )
}
