import { distanceKm, type Point } from '../platform/geo/coordinates'

export const MAX_SIMILAR = 3

/** The distance in kilometres that equals a price twice as high or half as low. */
const KM_PER_DOUBLE_PRICE = 20
/** The distance in kilometres for an unknown price, neither near nor far. */
const KM_FOR_UNKNOWN_PRICE = 10
/** The distance in kilometres for each bedroom more or less. An unknown number counts as one bedroom of difference. */
const KM_PER_BEDROOM = 5

/** The facts by which listings are compared: the public price, and the postcode's point if the address is hidden. */
export interface SimilarityFacts {
  id: number
  price: number | null
  /** 0 also means unknown, because land and garages have no bedrooms. */
  bedrooms: number | null
  point: Point | null
}

/** Returns the nearest listings by place, price and bedrooms. Only public prices are compared. */
export function mostSimilar<Other extends SimilarityFacts>(
  home: SimilarityFacts,
  others: readonly Other[],
): Other[] {
  return others
    .filter(({ id }) => id !== home.id)
    .map((other) => ({ other, far: dissimilarity(home, other) }))
    .sort((a, b) => a.far - b.far || b.other.id - a.other.id)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other)
}

function dissimilarity(home: SimilarityFacts, other: SimilarityFacts): number {
  const km = home.point && other.point ? distanceKm(home.point, other.point) : 0
  return km + kmOfPrice(home, other) + kmOfBedrooms(home, other)
}

function kmOfPrice(home: SimilarityFacts, other: SimilarityFacts): number {
  if (home.price === null) return 0
  if (other.price === null) return KM_FOR_UNKNOWN_PRICE
  return Math.abs(Math.log2(other.price / home.price)) * KM_PER_DOUBLE_PRICE
}

function kmOfBedrooms(home: SimilarityFacts, other: SimilarityFacts): number {
  if (!home.bedrooms) return 0
  return other.bedrooms ? Math.abs(other.bedrooms - home.bedrooms) * KM_PER_BEDROOM : KM_PER_BEDROOM
}
