import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../cache'
import { type FavouriteRef, favouriteId } from '../../domain/list/favourite-ids'
import { KIND, LIST } from '../../domain/list/lists'
import type {
  ListingCard,
  ListingDetail,
  ProjectDetail,
  PublishSettings,
} from '../../domain/listing/published'
import type { Db } from '../db/db'
import { listing } from '../db/schema'
import { projectAnswer, propertyAnswer } from './cached-details'

/**
 * The cards of these homes and projects in the order of `refs`, as in lists; those in no list are left
 * out. Units of projects are included, as they have rows to be found by and pages.
 */
export async function favouriteCards(
  db: Db,
  refs: readonly FavouriteRef[],
): Promise<ListingCard[]> {
  if (refs.length === 0) return []
  const rows = await db.batch([
    db
      .select({ card: listing.card })
      .from(listing)
      .where(
        sql`list IN (${LIST.sale}, ${LIST.rent}, ${LIST.sold}) AND kind IN (${KIND.property}, ${KIND.unit}) AND id IN (${idsOf(refs, 'property')})`,
      ),
    db
      .select({ card: listing.card })
      .from(listing)
      .where(
        sql`list = ${LIST.projects} AND kind = ${KIND.project} AND id IN (${idsOf(refs, 'project')})`,
      ),
  ])
  const cards = new Map(rows.flat().map(({ card }) => [favouriteId(card), card]))
  return refs.flatMap((ref) => cards.get(favouriteId(ref)) ?? [])
}

/** The public details of each, in the order of `refs`; listings without a page are left out. */
export async function favouriteDetails(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
  refs: readonly FavouriteRef[],
): Promise<(ListingDetail | ProjectDetail)[]> {
  const details = await Promise.all(
    refs.map(async ({ kind, id }) => {
      if (kind === 'project') return detailOf(await projectAnswer(db, cache, settings, id))
      return detailOf(await propertyAnswer(db, cache, settings, id))?.property ?? null
    }),
  )
  return details.filter((detail) => detail !== null)
}

/** One bound value however many there are. */
function idsOf(refs: readonly FavouriteRef[], kind: FavouriteRef['kind']) {
  const ids = refs.flatMap((ref) => (ref.kind === kind ? ref.id : []))
  return sql`SELECT value FROM json_each(${JSON.stringify(ids)})`
}

function detailOf<T>(answer: { detail: T } | 'sold-page' | 'gone' | null): T | null {
  return typeof answer === 'object' ? (answer?.detail ?? null) : null
}
