import { distanceKm, type Point } from './coordinates'
import type { ListingCard } from './listing-types'

export const MOST_SIMILAR = 3

/** The weight, in kilometres, of a price twice as high or half as low. */
const KM_PER_DOUBLE_PRICE = 20
/** An unknown price is neither near nor far. */
const KM_FOR_UNKNOWN_PRICE = 10

type Compared = Pick<ListingCard, 'id' | 'price'> & { point: Point | null }

/** The few homes that are nearest to one by place and price; of public prices only. */
export function mostSimilar<Other extends Compared>(
  home: Compared,
  others: readonly Other[],
): Other[] {
  return others
    .filter(({ id }) => id !== home.id)
    .map((other) => ({ other, far: unlikeness(home, other) }))
    .sort((a, b) => a.far - b.far || b.other.id - a.other.id)
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other)
}

function unlikeness(home: Compared, other: Compared): number {
  const km = home.point && other.point ? distanceKm(home.point, other.point) : 0
  if (home.price === null) return km
  if (other.price === null) return km + KM_FOR_UNKNOWN_PRICE
  return km + Math.abs(Math.log2(other.price / home.price)) * KM_PER_DOUBLE_PRICE
}
