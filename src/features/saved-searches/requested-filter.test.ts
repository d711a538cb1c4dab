import { expect, test } from 'vitest'
import { encodeArea } from '../../platform/geo/area'
import { combinedFilter } from './requested-filter'
import { termsOf } from './search-terms'

const AREA = encodeArea([
  { lat: 51, lng: 3.7 },
  { lat: 51.1, lng: 3.7 },
  { lat: 51.1, lng: 3.8 },
])

test.each([
  [{}, ''],
  [{ Goal: -1, TypeOfPropertyIDs: [], Zips: [], MinRooms: 0 }, ''],
  [
    { Goal: 0, TypeOfPropertyIDs: [2, 1], PriceMax: 300_000 },
    'budget=-300000&goal=0&type=1&type=2',
  ],
  [
    { Goal: 1, Zips: ['9000', '9050'], PriceMin: 700 },
    'budget=700-&goal=1&region=|9000&region=|9050',
  ],
  [{ Goal: 0, Zips: ['nowhere'], MinRooms: 2 }, 'goal=0'],
  [{ Goal: 0, MinRooms: 5 }, 'bedrooms=4&goal=0'],
  [{ Goal: 0, Area: AREA }, `area=${AREA}&goal=0`],
])('the criteria %j become the filter %s', (criteria, terms) => {
  expect(decodeURIComponent(termsOf(combinedFilter(criteria)))).toBe(terms)
})
