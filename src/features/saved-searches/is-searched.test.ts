import { expect, test } from 'vitest'
import { placeLookup } from '../../listing/places/areas'
import { matchesSearch } from './is-searched'

const HOUSE = { goal: 0, zip: '9000', type: 1 } as const

test.each([
  ['goal=0', true],
  ['', true],
  ['goal=1', false],
  ['goal=2', false],
  ['goal=0&region=Gent|9000', true],
  ['goal=0&region=Gent|9000&region=Brugge|8000', true],
  ['goal=0&region=Brugge|8000', false],
  ['goal=0&region=Gent|9030&radius=10', true],
  ['goal=0&region=Brugge|8000&radius=10', false],
  ['goal=0&type=1&budget=-100000&bedrooms=4&garden=true&surfacemin=200&epc=A', true],
  ['goal=0&type=2', false],
  ['goal=0&streetcity=gent', false],
])('the search %j matches a house for sale in Ghent: %s', (terms, expected) => {
  expect(matchesSearch(terms, HOUSE, placeLookup)).toBe(expected)
})

test('a property of unknown type matches searches for any type', () => {
  expect(matchesSearch('goal=0&type=2', { ...HOUSE, type: null }, placeLookup)).toBe(true)
  expect(matchesSearch('goal=0', { ...HOUSE, goal: 1 }, placeLookup)).toBe(false)
})
