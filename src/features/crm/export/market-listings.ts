import { sql } from 'drizzle-orm'
import { atOfficialPlace } from '../../../listing/places/place-names'
import { type PublishSettings, publicDetail } from '../../../listing/published'
import { listingsOnMarket } from '../../../listing/queries/sitemap-listings'
import type { CacheContext } from '../../../platform/cache'
import type { Db } from '../../../platform/db/db'
import { valuesOf } from '../../../platform/db/json-rows'
import { property } from '../../../platform/db/schema'
import type { ExportedListing } from './openimmo-object'

/** The number of records in one D1 response. Their texts may be long. */
const PAGE = 200

/**
 * Yields all properties on the market by ascending ID, including those in published projects. They are read in pages,
 * so that thousands are never in memory at once.
 */
export async function* marketProperties(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
): AsyncGenerator<ExportedListing[]> {
  const ids = (await listingsOnMarket(db, cache)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += PAGE) {
    const chunk = JSON.stringify(ids.slice(start, start + PAGE))
    const rows = await db
      .select({ data: property.data, updatedAt: property.updatedAt })
      .from(property)
      .where(sql`${property.id} IN ${valuesOf(chunk)}`)
      .orderBy(property.id)
    yield rows.flatMap(({ data, updatedAt }) => {
      const home = data && publicDetail(atOfficialPlace(data), settings)
      return home && !home.gone ? [{ listing: home, changed: updatedAt.slice(0, 10) }] : []
    })
  }
}
