import type { LoadContext } from '../../../components/module/module'
import { type ListFilter, withPage } from '../../../listing/filter/list-filter'
import { isAffordable, referenceListing } from '../../../listing/filter/listing-matcher'
import { regionPoint, zipsOfRegions } from '../../../listing/places/areas'
import { localitiesOf, municipalityZips } from '../../../listing/places/places'
import { readOutlines } from '../../../listing/places/shapes'
import { euroPrice } from '../../../listing/price'
import type { ListingCard } from '../../../listing/published'
import { listPage } from '../../../listing/queries/lists'
import { listLike } from '../../../listing/queries/related-listings'

/** A list with more results than this gets no additional listings. */
export const MIN_RESULTS = 3
const MAX_NEARBY = 4

export interface Nearby {
  cards: ListingCard[]
  total: number
}

/** Repeats a search with few results in the neighbouring municipalities of its towns. */
export async function findNearby(
  { db, cache }: Pick<LoadContext, 'db' | 'cache'>,
  filter: ListFilter,
  total: number,
): Promise<Nearby | null> {
  const { regions, radius, area, text, sold } = filter
  if (total > MIN_RESULTS || radius !== null || area || text || sold) return null
  const zips = neighbouringZips(zipsOfRegions(regions))
  if (zips.length === 0) return null
  const nearbyFilter: ListFilter = {
    ...withPage(filter, 1),
    order: 'newest',
    regions: zips.map((zip) => ({ city: '', zip })),
  }
  const page = await listPage(db, cache, nearbyFilter, MAX_NEARBY)
  const cards = page.cards.filter(({ gone }) => !gone)
  return cards.length > 0 ? { cards, total: page.total } : null
}

/** Returns listings similar to a search with few results. */
export async function findSimilar(
  { db, cache }: Pick<LoadContext, 'db' | 'cache'>,
  filter: ListFilter,
  { cards, total }: { cards: readonly ListingCard[]; total: number },
): Promise<ListingCard[]> {
  if (total > MIN_RESULTS) return []
  const [place] = filter.regions
  const listed = cards.map(({ id }) => id)
  const reference = referenceListing(filter, place ? regionPoint(place.zip) : null, listed)
  if (!reference) return []
  const similar = await listLike(db, cache, reference)
  return similar.filter((card) => isAffordable(reference, euroPrice(card)))
}

/**
 * Returns the postcodes of the municipalities that border those of `zips`, without `zips`. Returns none outside
 * Belgium.
 */
export function neighbouringZips(zips: readonly string[]): string[] {
  const municipalities = new Set(
    zips.flatMap((zip) => localitiesOf(zip).map(({ municipality }) => municipality)),
  )
  const { neighbours } = readOutlines()
  const beside = new Set([...municipalities].flatMap((nis) => [...(neighbours.get(nis) ?? [])]))
  const found = [...beside].filter((nis) => !municipalities.has(nis)).flatMap(municipalityZips)
  const known = new Set([...municipalities].flatMap(municipalityZips))
  return [...new Set(found)].filter((zip) => !known.has(zip))
}
