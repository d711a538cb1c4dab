import { listLike } from '../../data/listings/related-listings'
import { regionPoint } from '../../data/places/areas'
import type { ListFilter } from '../../domain/list/list-filter'
import { isAffordable, wishOf } from '../../domain/list/wish'
import { euroPrice } from '../../domain/listing/price'
import type { ListingCard } from '../../domain/listing/published'
import type { LoadContext } from '../module'
import { FEW } from './nearby'

/** Homes like those that a search looked for and found few of. */
export async function findSimilar(
  { db, cache }: Pick<LoadContext, 'db' | 'cache'>,
  filter: ListFilter,
  { cards, total }: { cards: readonly ListingCard[]; total: number },
): Promise<ListingCard[]> {
  if (total > FEW) return []
  const [place] = filter.regions
  const listed = cards.map(({ id }) => id)
  const wish = wishOf(filter, place ? regionPoint(place.zip) : null, listed)
  if (!wish) return []
  const like = await listLike(db, cache, wish)
  return like.filter((card) => isAffordable(wish, euroPrice(card)))
}
