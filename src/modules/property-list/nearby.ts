import { listPage } from '../../data/listings/lists'
import { zipsOfRegions } from '../../data/places/areas'
import { neighbouringZips } from '../../data/places/neighbouring-zips'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import type { ListingCard } from '../../domain/listing/published'
import type { LoadContext } from '../module'

/** With more results than these a list needs no help. */
export const FEW = 3
const MOST = 4

export interface Nearby {
  cards: ListingCard[]
  total: number
}

/** Repeats a search that found little in the municipalities beside its towns. */
export async function findNearby(
  { db, cache }: Pick<LoadContext, 'db' | 'cache'>,
  filter: ListFilter,
  total: number,
): Promise<Nearby | null> {
  const { regions, radius, area, text, sold } = filter
  if (total > FEW || radius !== null || area || text || sold) return null
  const zips = neighbouringZips(zipsOfRegions(regions))
  if (zips.length === 0) return null
  const beside: ListFilter = {
    ...withPage(filter, 1),
    order: 'newest',
    regions: zips.map((zip) => ({ city: '', zip })),
  }
  const found = await listPage(db, cache, beside, MOST)
  const cards = found.cards.filter(({ gone }) => !gone)
  return cards.length > 0 ? { cards, total: found.total } : null
}
