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
import { valuesOf } from '../db/json-rows'
import { listing } from '../db/schema'
import { projectAnswer, propertyAnswer } from './cached-details'

/**
 * Returns the cards of these listings in the order of `refs`, as lists show them; those in no list are left out. Units of
 * projects are included: they have pages.
 */
export async function favouriteCards(
  db: Db,
  refs: readonly FavouriteRef[],
): Promise<ListingCard[]> {
  if (refs.length === 0) return []
  const rows = await db
    .select({ card: listing.card })
    .from(listing)
    .where(sql`
    (kind IN (${KIND.property}, ${KIND.unit}) AND list <> ${LIST.projects} AND id IN ${idsOf(refs, 'property')})
    OR (kind = ${KIND.project} AND list = ${LIST.projects} AND id IN ${idsOf(refs, 'project')})`)
  const cards = new Map(rows.map(({ card }) => [favouriteId(card), card]))
  return refs.flatMap((ref) => cards.get(favouriteId(ref)) ?? [])
}

/** Returns the cards of properties that staff chose, in their order: of those that are on the market. */
export async function listChosen(db: Db, ids: readonly number[]): Promise<ListingCard[]> {
  const cards = await favouriteCards(
    db,
    ids.map((id) => ({ kind: 'property', id })),
  )
  return cards.filter(({ gone }) => !gone)
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

function idsOf(refs: readonly FavouriteRef[], kind: FavouriteRef['kind']) {
  return valuesOf(JSON.stringify(refs.flatMap((ref) => (ref.kind === kind ? ref.id : []))))
}

function detailOf<T>(answer: { detail: T } | 'sold-page' | 'gone' | null): T | null {
  return typeof answer === 'object' ? (answer?.detail ?? null) : null
}
