import { expect, test } from 'vitest'
import { parseListFilter } from './list-filter'
import { isAffordable, referenceListing } from './listing-matcher'
import { FIXED_FILTER, type ListName } from './lists'

const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }
const GHENT = { lat: 51.05, lng: 3.72 }

function referenceOf(query: string, list: ListName = 'sale') {
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS, FIXED_FILTER[list])
  return referenceListing(filter, GHENT, [7])
}

test.each([
  ['type=1&bedrooms=3', { webId: 1, home: { price: null, bedrooms: 3 } }],
  ['type=1&type=2', { webId: null }],
  ['pricemin=200000&pricemax=450000', { home: { price: 300_000 } }],
  ['pricemax=450000', { home: { price: 450_000 } }],
  ['pricemin=200000', { home: { price: 200_000 } }],
  ['garden=true', { goal: 0, webId: null, home: { id: 0, point: GHENT }, without: [7] }],
])('the reference listing of ?%s has %j', (query, expected) => {
  expect(referenceOf(query)).toMatchObject(expected)
})

test.each([
  ['a list without filters', '', 'sale'],
  ['the list of projects', 'type=2', 'projects'],
  ['the list of sold properties', 'type=2', 'sold'],
] as const)('%s has no reference listing', (_, query, list) => {
  expect(referenceOf(query, list)).toBeNull()
})

test.each([
  ['pricemax=300000', 600_000, true],
  ['pricemax=300000', 601_000, false],
  ['pricemax=300000', 150_000, true],
  ['pricemax=300000', 149_000, false],
  ['pricemax=300000', null, true],
  ['type=1', 9_000_000, true],
])('for the reference listing of ?%s a price of %s is affordable: %s', (query, price, expected) => {
  const reference = referenceOf(query)
  expect(reference && isAffordable(reference, price)).toBe(expected)
})
