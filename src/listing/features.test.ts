import { describe, expect, it } from 'vitest'
import { bitsOf, FEATURES, featureBits, featuresOf } from './features'

const none = {
  hasGarden: false,
  surfaceGarden: null,
  hasTerrace: false,
  surfaceTerrace: null,
  garages: null,
  parkings: null,
  hasFurnished: false,
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
    ['renovate', { conditionId: 4 }],
    ['renovate', { conditionId: 6 }],
    ['abroad', { countryId: 50 }],
    ['abroad', { countryId: null }],
  ])('include %s with %o', (feature, change) => {
    expect(featuresOf(featureBits({ ...none, ...change }))).toEqual([feature])
  })

  it('include parking if there is a garage', () => {
    expect(featuresOf(featureBits({ ...none, garages: 1 }))).toEqual(['garage', 'parking'])
  })

  it('are empty with surfaces and counts of 0', () => {
    expect(
      featureBits({
        ...none,
        surfaceGarden: 0,
        surfaceTerrace: 0,
        garages: 0,
        parkings: 0,
        conditionId: 1,
      }),
    ).toBe(0)
  })

  it('have distinct bits', () => {
    expect(bitsOf(FEATURES)).toBe(255)
    for (let bits = 0; bits < 256; bits++) expect(bitsOf(featuresOf(bits))).toBe(bits)
  })
})
