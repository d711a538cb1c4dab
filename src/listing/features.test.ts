import { describe, expect, it } from 'vitest'
import { featureBits, featuresOf } from './features'

const none = {
  hasGarden: false,
  surfaceGarden: null,
  hasTerrace: false,
  surfaceTerrace: null,
  garages: null,
  parkings: null,
  hasFurnished: false,
  hasPool: false,
  isAccessible: false,
  floor: null,
  conditionId: null,
  hasLift: false,
  countryId: 10,
}

describe('the features of a property', () => {
  it.each([
    ['garden', { hasGarden: true }],
    ['garden', { surfaceGarden: 0.5 }],
    ['terrace', { hasTerrace: true }],
    ['terrace', { surfaceTerrace: 8 }],
    ['parking', { parkings: 1 }],
    ['lift', { hasLift: true }],
    ['furnished', { hasFurnished: true }],
    ['pool', { hasPool: true }],
    ['groundfloor', { floor: 0 }],
    ['accessible', { isAccessible: true }],
    ['renovate', { conditionId: 4 }],
    ['renovate', { conditionId: 6 }],
    ['abroad', { countryId: 50 }],
    ['abroad', { countryId: null }],
  ])('include %s with %o', (feature, change) => {
    expect(featuresOf(featureBits({ ...none, ...change }))).toEqual([feature])
  })
})
