import { distanceKm, type Point } from './coordinates'

export const MAX_SIMILAR = 3

/** The weight, in kilometres, of a price twice as high or half as low. */
const KM_PER_DOUBLE_PRICE = 20
/** An unknown price is neither near nor far. */
const KM_FOR_UNKNOWN_PRICE = 10
/** The weight, in kilometres, of a bedroom more or less; an unknown number counts as one of them. */
const KM_PER_BEDROOM = 5

/** The facts by which homes are compared: the public price, and the postcode's point where the address is hidden. */
export interface Compared {
  id: number
  price: number | null
  /** 0 is unknown too: land and garages have none. */
  bedrooms: number | null
  point: Point | null
}

/** Returns the few homes that are nearest to one by place, price and bedrooms; of public prices only. */
export function mostSimilar<Other extends Compared>(
  home: Compared,
  others: readonly Other[],
): Other[] {
  return others
    .filter(({ id }) => id !== home.id)
    .map((other) => ({ other, far: unlikeness(home, other) }))
    .sort((a, b) => a.far - b.far || b.other.id - a.other.id)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other)
}

function unlikeness(home: Compared, other: Compared): number {
  const km = home.point && other.point ? distanceKm(home.point, other.point) : 0
  return km + kmOfPrice(home, other) + kmOfBedrooms(home, other)
}

function kmOfPrice(home: Compared, other: Compared): number {
  if (home.price === null) return 0
  if (other.price === null) return KM_FOR_UNKNOWN_PRICE
  return Math.abs(Math.log2(other.price / home.price)) * KM_PER_DOUBLE_PRICE
}

function kmOfBedrooms(home: Compared, other: Compared): number {
  if (!home.bedrooms) return 0
  return other.bedrooms ? Math.abs(other.bedrooms - home.bedrooms) * KM_PER_BEDROOM : KM_PER_BEDROOM
}
