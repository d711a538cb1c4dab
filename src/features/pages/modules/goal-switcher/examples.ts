import { defineExamples } from '../../../../components/module/define-examples'
import { type ListFilter, parseListFilter } from '../../../../listing/filter/list-filter'
import { goalSwitcher } from './goal-switcher'

export const goalSwitcherExamples = defineExamples(goalSwitcher, [
  { name: 'none chosen', config: {}, data: exampleFilter() },
  { name: 'one chosen', config: { current: 'rent' }, data: exampleFilter() },
])

function exampleFilter(): ListFilter {
  return parseListFilter({}, { maxPriceSale: 2_000_000, maxPriceRent: 5000 })
}
