import { expect, test } from 'vitest'
import { parseListFilter } from '../../listing/filter/list-filter'
import { FIXED_FILTER, type ListName } from '../../listing/filter/lists'
import { placeFinder } from '../../listing/places/find-place'
import type { Lang } from '../../platform/format/lang'
import { listOfWords, withWords } from './apply-words'
import { readWords } from './read-words'

const PRICES = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }

test.each([
  ['sale', 'te huur', 'rent'],
  ['rent', 'huis tot 400.000', 'sale'],
  ['rent', 'huis tot 900', 'rent'],
  ['projects', 'huis met tuin', null],
  ['sale', 'nieuwbouwproject', 'projects'],
  ['sale', 'verkochte huizen', 'sold'],
  ['sold', 'huis te koop', 'sale'],
] as const)('on the list %s, ‘%s’ selects the list %s', (from, text, list) => {
  expect(listOfWords(filterOf(from), read(text))).toBe(list)
})

test.each([
  ['garden=true&bedrooms=2', 'met lift', 'bedrooms=2&garden=true&lift=true'],
  ['type=2&bedrooms=2', 'huis', 'bedrooms=2&type=1'],
  ['pricemin=100000', 'tot 400.000', 'budget=100000-400000'],
  ['pricemin=500000', 'tot 400.000', 'budget=-400000'],
  ['region=Gent|9000&radius=20', 'huis in Brugge', 'radius=20&region=Brugge|town-brugge&type=1'],
  [
    'region=Gent|9000&radius=20',
    'huis in Gent of Brugge',
    'region=Brugge|town-brugge&region=Gent|town-gent&type=1',
  ],
  ['order=Price desc&page=3', 'huis', 'order=Price desc&type=1'],
  ['streetcity=kaai', 'huis', 'type=1'],
])('the filter ?%s combined with ‘%s’ is ?%s', (query, text, together) => {
  expect(withWords(filterOf('sale', query), read(text))).toEqual(filterOf('sale', together))
})

function read(text: string, lang: Lang = 'nl') {
  return readWords(text, lang, placeFinder(lang))
}

function filterOf(list: ListName, query = '') {
  return parseListFilter(new URLSearchParams(query), PRICES, FIXED_FILTER[list])
}
