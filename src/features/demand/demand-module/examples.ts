import { defineExamples } from '../../../components/module/define-examples'
import { type ListFilter, parseListFilter } from '../../../listing/filter/list-filter'
import { demand } from './demand'

const EXAMPLE_QUERY =
  'goal=1&type=1,2&budget=500-1250&bedrooms=2&region=Gent%7C9000&region=Namur%7C5000'

export const demandExamples = defineExamples(demand, [
  { name: 'a wizard', config: {}, data: null },
  {
    name: 'a wizard that begins with the filters of a list',
    config: { types: [2, 1] },
    data: filterOf(EXAMPLE_QUERY),
  },
  { name: 'one page', config: { layout: 'page' }, data: null },
  {
    name: 'one page that begins with filters',
    config: { layout: 'page' },
    data: filterOf(EXAMPLE_QUERY),
  },
])

function filterOf(query: string): ListFilter {
  return parseListFilter(new URLSearchParams(query), {
    maxPriceSale: 2_000_000,
    maxPriceRent: 5000,
  })
}
