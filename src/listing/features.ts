import { isBelgian } from '../platform/geo/belgian-region'
import { CONDITION } from '../platform/goal'
import type { Property } from './property'

/** The features by which a list can be filtered, in the order of the search bar. */
export const FEATURES = [
  'garden',
  'terrace',
  'garage',
  'parking',
  'lift',
  'furnished',
  'pool',
  'groundfloor',
  'accessible',
  'renovate',
  'abroad',
] as const
export type Feature = (typeof FEATURES)[number]

/** The bit of each feature. A listing has all requested features if `bits & wanted = wanted`. */
export const FEATURE_BIT: Record<Feature, number> = {
  garden: 1,
  terrace: 2,
  garage: 4,
  lift: 8,
  abroad: 16,
  furnished: 32,
  parking: 64,
  renovate: 128,
  pool: 256,
  groundfloor: 512,
  accessible: 1024,
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
  | 'hasPool'
  | 'isAccessible'
  | 'floor'
  | 'conditionId'
  | 'countryId'
>

const TO_RENOVATE: readonly (number | null)[] = [CONDITION.toRenovate, CONDITION.toRestore]

/**
 * Returns the features of a property as bits (contract, 'Features'). A garage counts as parking, and a property outside
 * Belgium as abroad.
 */
export function featureBits(property: FeatureFacts): number {
  return bitsOf([
    (property.hasGarden || (property.surfaceGarden ?? 0) > 0) && 'garden',
    (property.hasTerrace || (property.surfaceTerrace ?? 0) > 0) && 'terrace',
    (property.garages ?? 0) >= 1 && 'garage',
    ((property.parkings ?? 0) >= 1 || (property.garages ?? 0) >= 1) && 'parking',
    property.hasLift && 'lift',
    property.hasFurnished && 'furnished',
    property.hasPool && 'pool',
    property.floor === 0 && 'groundfloor',
    property.isAccessible && 'accessible',
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
