import type { FavouriteRef } from '../../listing/filter/favourite-ids'
import type { ListingDetail, ProjectDetail, PublishSettings } from '../../listing/published'
import { readProjectPage, readPropertyPage } from '../../listing/queries/cached-details'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'

/** Returns the public details of listings in the order of `refs`; listings without a page are left out. */
export async function favouriteDetails(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
  refs: readonly FavouriteRef[],
): Promise<(ListingDetail | ProjectDetail)[]> {
  // Cloudflare bills each read of KV, and hardly those of D1.
  const withoutKv = { ...cache, preview: true }
  const details = await Promise.all(
    refs.map(async ({ kind, id }) => {
      if (kind === 'project') return detailOf(await readProjectPage(db, withoutKv, settings, id))
      return detailOf(await readPropertyPage(db, withoutKv, settings, id))?.property ?? null
    }),
  )
  return details.filter((detail) => detail !== null)
}

function detailOf<T>(result: { detail: T } | 'sold-page' | 'gone' | null): T | null {
  return typeof result === 'object' ? (result?.detail ?? null) : null
}
