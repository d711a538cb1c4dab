import { type ListFilter, parseListFilter } from '../../domain/list/list-filter'
import { defineExamples } from '../parts/define-examples'
import { searchBar } from './search-bar'

export const searchBarExamples = defineExamples(searchBar, [
  { name: 'empty', config: { list: 'sale' }, data: exampleData('') },
  {
    name: 'filled in',
    config: { list: 'rent' },
    data: exampleData('type=2&bedrooms=2&pricemax=1200&terrace=true&streetcity=gent'),
  },
])

function exampleData(query: string): { filter: ListFilter; hasAbroad: boolean } {
  const filter = parseListFilter(new URLSearchParams(query), {
    maxPriceSale: 2_000_000,
    maxPriceRent: 5000,
  })
  return { filter, hasAbroad: query === '' }
}
