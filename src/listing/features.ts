import { isBelgian } from '../platform/geo/belgian-region'
import { CONDITION } from '../platform/goal'
import type { Property } from './property'

/** The features a list can be filtered by, in the order the search bar shows them. */
export const FEATURES = [
  'garden',
  'terrace',
  'garage',
  'parking',
  'lift',
  'furnished',
  'renovate',
  'abroad',
] as const
export type Feature = (typeof FEATURES)[number]

/** One bit each, so that 'has them all' is `bits & wanted = wanted`. */
export const FEATURE_BIT: Record<Feature, number> = {
  garden: 1,
  terrace: 2,
  garage: 4,
  lift: 8,
  abroad: 16,
  furnished: 32,
  parking: 64,
  renovate: 128,
}

type FeatureFacts = Pick<
  Property,
  | 'hasGarden'
  | 'surfaceGarden'
  | 'hasTerrace'
  | 'surfaceTerrace'
  | 'garages'
  | 'parkings'
  | 'hasLift'
  | 'hasFurnished'
  | 'conditionId'
  | 'countryId'
>

/** The conditions of a home that a buyer renovates. */
const TO_RENOVATE: readonly (number | null)[] = [CONDITION.toRenovate, CONDITION.toRestore]

/**
 * The features of a home as bits (contract, 'Features'). A garage is a place to park too; a home that is not in Belgium
 * is abroad.
 */
export function featureBits(property: FeatureFacts): number {
  return bitsOf([
    (property.hasGarden || (property.surfaceGarden ?? 0) > 0) && 'garden',
    (property.hasTerrace || (property.surfaceTerrace ?? 0) > 0) && 'terrace',
    (property.garages ?? 0) >= 1 && 'garage',
    ((property.parkings ?? 0) >= 1 || (property.garages ?? 0) >= 1) && 'parking',
    property.hasLift && 'lift',
    property.hasFurnished && 'furnished',
    TO_RENOVATE.includes(property.conditionId) && 'renovate',
    !isBelgian(property.countryId) && 'abroad',
  ])
}

export function bitsOf(features: readonly (Feature | false)[]): number {
  return features.reduce((bits, feature) => (feature ? bits | FEATURE_BIT[feature] : bits), 0)
}

export function featuresOf(bits: number): Feature[] {
  return FEATURES.filter((feature) => bits & FEATURE_BIT[feature])
}
