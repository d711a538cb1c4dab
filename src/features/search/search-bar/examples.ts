import { defineExamples } from '../../../components/module/define-examples'
import type { ListChoices } from '../../../listing/filter/list-choices'
import { type ListFilter, parseListFilter } from '../../../listing/filter/list-filter'
import { searchBar } from './search-bar'

const EXAMPLE_CHOICES: ListChoices = {
  types: [1, 2],
  bedrooms: [1, 2, 3, 4],
  features: ['garden', 'terrace', 'abroad'],
  noConstruction: true,
  towns: [{ nis: 44021, count: 12 }],
  ranges: {
    price: { lowest: 500, highest: 1_500_000 },
    surface: { lowest: 30, highest: 320 },
    epc: { lowest: 1, highest: 6 },
  },
}

export const searchBarExamples = defineExamples(searchBar, [
  { name: 'empty', config: { list: 'sale' }, data: exampleData('') },
  {
    name: 'filled in',
    config: { list: 'rent' },
    data: exampleData('type=2&bedrooms=2&pricemax=1200&terrace=true&streetcity=gent'),
  },
])

function exampleData(query: string): { filter: ListFilter; choices: ListChoices } {
  const filter = parseListFilter(new URLSearchParams(query), {
    maxPriceSale: 2_000_000,
    maxPriceRent: 5000,
  })
  return { filter, choices: EXAMPLE_CHOICES }
}
