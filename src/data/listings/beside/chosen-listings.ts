import { and, inArray } from 'drizzle-orm'
import type { ListingRead } from '../../../domain/list/listing-read'
import { KIND, LIST } from '../../../domain/list/lists'
import type { ListingCard } from '../../../domain/listing/published'
import type { Db } from '../../db/db'
import { listing } from '../../db/schema'

/** The cards of homes that staff chose, in their order: of those that are on the market. */
export async function listChosen(
  db: Db,
  ids: readonly number[],
): Promise<{ cards: ListingCard[]; reads: ListingRead[] }> {
  if (ids.length === 0) return { cards: [], reads: [] }
  const rows = await db
    .select({ id: listing.id, card: listing.card })
    .from(listing)
    .where(
      and(
        inArray(listing.list, [LIST.sale, LIST.rent]),
        inArray(listing.kind, [KIND.property, KIND.unit]),
        inArray(listing.id, [...ids]),
      ),
    )
  const shown = new Map(rows.filter(({ card }) => !card.gone).map(({ id, card }) => [id, card]))
  return {
    cards: ids.flatMap((id) => shown.get(id) ?? []),
    reads: ids.map((id) => ({ of: 'record', kind: KIND.property, id })),
  }
}

/** The chosen ones first, then as many of the others as there is room for. */
export function withChosen(
  chosen: readonly ListingCard[],
  similar: readonly ListingCard[],
): ListingCard[] {
  if (chosen.length === 0) return [...similar]
  const ids = new Set(chosen.map(({ id }) => id))
  const room = Math.max(0, similar.length - chosen.length)
  return [...chosen, ...similar.filter(({ id }) => !ids.has(id)).slice(0, room)]
}
