import { describe, expect, it } from 'vitest'
import { bitsOf, FEATURES, featureBits, featureSets, featuresOf } from './features'

const none = {
  hasGarden: false,
  surfaceGarden: null,
  hasTerrace: false,
  surfaceTerrace: null,
  garages: null,
  hasLift: false,
  countryId: 10,
}

describe('features', () => {
  it.each([
    ['garden', { hasGarden: true }],
    ['garden', { surfaceGarden: 0.5 }],
    ['terrace', { hasTerrace: true }],
    ['terrace', { surfaceTerrace: 8 }],
    ['garage', { garages: 1 }],
    ['lift', { hasLift: true }],
    ['abroad', { countryId: 50 }],
    ['abroad', { countryId: null }],
  ])('has a %s with %o', (feature, change) => {
    expect(featuresOf(featureBits({ ...none, ...change }))).toEqual([feature])
  })

  it('has nothing with surfaces and counts of 0', () => {
    expect(featureBits({ ...none, surfaceGarden: 0, surfaceTerrace: 0, garages: 0 })).toBe(0)
  })

  it('has a separate bit for each', () => {
    expect(bitsOf(FEATURES)).toBe(31)
    for (let bits = 0; bits < 32; bits++) expect(bitsOf(featuresOf(bits))).toBe(bits)
  })

  it('lists every combination that has the wanted features', () => {
    expect(featureSets(0)).toHaveLength(32)
    expect(featureSets(5)).toEqual([5, 7, 13, 15, 21, 23, 29, 31])
    expect(featureSets(31)).toEqual([31])
  })
})
