import { type ListFilter, parseListFilter } from '../../domain/list/list-filter'
import { defineExamples } from '../parts/define-examples'
import { searchBar } from './search-bar'

export const searchBarExamples = defineExamples(searchBar, [
  { name: 'empty', config: { list: 'sale' }, data: exampleFilter('') },
  {
    name: 'filled in',
    config: { list: 'rent' },
    data: exampleFilter('type=2&bedrooms=2&pricemax=1200&terrace=true&streetcity=gent'),
  },
])

function exampleFilter(query: string): ListFilter {
  return parseListFilter(new URLSearchParams(query), {
    maxPriceSale: 2_000_000,
    maxPriceRent: 5000,
  })
}
