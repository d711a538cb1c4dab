import { describe, expect, it, test } from 'vitest'
import {
  countryCode,
  countryNames,
  filterZip,
  hasRegions,
  inCountry,
  postcodeOf,
  regionOf,
} from './belgian-region'

describe('regions', () => {
  it.each([
    ['0999', null],
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    ['10000', null],
    ['', null],
    ['9 00', null],
    [' 9000 ', 'flanders'],
  ])('postcode %s is in %s', (zip, region) => {
    expect(regionOf(zip, 10)).toBe(region)
  })

  it('includes Luxembourg by its country code 50, and no other country', () => {
    expect(regionOf('L-8008', 50)).toBe('luxembourg')
    expect(regionOf('1000', 50)).toBe('luxembourg')
    expect(regionOf('1000', 20)).toBeNull()
  })
})

const FRANCE = 20

test.each([
  ['9000', 10, '9000', '9000'],
  [' B-9000 ', 10, '9000', '9000'],
  ['1234', 50, 'L-1234', 'L-1234'],
  ['L-1234', 50, 'L-1234', 'L-1234'],
  ['LU 1234', 50, 'L-1234', 'L-1234'],
  ['1234', FRANCE, '1234', '20-1234'],
  ['59000', FRANCE, '59000', '20-59000'],
])('%j in country %d is shown as %s and filtered by %s', (zip, country, postcode, filtered) => {
  expect(postcodeOf(zip, country)).toBe(postcode)
  expect(filterZip(zip, country)).toBe(filtered)
})

describe('countries', () => {
  test.each(['BE', 'LU', 'ES'])('%s is read from its record', (code) => {
    expect(countryCode(inCountry(code))).toBe(code)
    expect(hasRegions(inCountry(code).countryId)).toBe(code !== 'ES')
  })

  test('have names in four languages, except Belgium', () => {
    const names = { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' }
    expect(countryNames({ countryId: null, country: 'ES', countryName: null })).toEqual(names)
    expect(countryNames({ countryId: 10, countryName: { nl: 'België' } })).toBeNull()
  })
})
