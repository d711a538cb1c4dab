import { expect, test } from 'vitest'
import { parseListFilter } from './list-filter'
import { isAffordable, wishOf } from './listing-matcher'
import { FIXED_FILTER, type ListName } from './lists'

const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
const GHENT = { lat: 51.05, lng: 3.72 }

function wish(query: string, list: ListName = 'sale') {
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS, FIXED_FILTER[list])
  return wishOf(filter, GHENT, [7])
}

test.each([
  ['type=1&bedrooms=3', { webId: 1, home: { price: null, bedrooms: 3 } }],
  ['type=1&type=2', { webId: null }],
  ['pricemin=200000&pricemax=450000', { home: { price: 300_000 } }],
  ['pricemax=450000', { home: { price: 450_000 } }],
  ['pricemin=200000', { home: { price: 200_000 } }],
  ['garden=true', { goal: 0, webId: null, home: { id: 0, point: GHENT }, without: [7] }],
])('?%s wishes for %j', (query, expected) => {
  expect(wish(query)).toMatchObject(expected)
})

test('a rental is wished for among rentals', () => {
  expect(wish('bedrooms=2', 'rent')).toMatchObject({ goal: 1 })
})

test.each([
  ['a list without filters', '', 'sale'],
  ['the list of projects', 'type=2', 'projects'],
  ['what was sold', 'type=2', 'sold'],
] as const)('%s wishes for no home', (_, query, list) => {
  expect(wish(query, list)).toBeNull()
})

test.each([
  ['pricemax=300000', 600_000, true],
  ['pricemax=300000', 601_000, false],
  ['pricemax=300000', 150_000, true],
  ['pricemax=300000', 149_000, false],
  ['pricemax=300000', null, true],
  ['type=1', 9_000_000, true],
])('what ?%s wishes for may cost %s: %s', (query, price, expected) => {
  const wished = wish(query)
  expect(wished && isAffordable(wished, price)).toBe(expected)
})
