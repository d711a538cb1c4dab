import { expect, test } from 'vitest'
import { formQuery } from './form-query'
import { parseListFilter } from './list-filter'
import { FIXED_FILTER } from './lists'

const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }

const filterOf = (query: string) =>
  parseListFilter(new URLSearchParams(query), SETTINGS, FIXED_FILTER.sale)

test.each([
  'region=Gent%7C9000&radius=20',
  'region=Gent%7C9000&region=Mariakerke%7C9030',
  'type=1&area=eeei4eeesJgnHsJgnHi4&garden=true',
  'order=Price+asc&streetcity=coupure&type=1%2C2&bedrooms=4',
  'pricemax=500000&pricemin=300000',
  'type=1&bedrooms=2&surfacemin=90&epc=C&lift=true',
  'garden=true&lift=true&noconstruction=true',
])('the form of the list ?%s submits the same query', (query) => {
  expect(formQuery(filterOf(query))).toBe(query)
})

test('a radius applies to a single place only', () => {
  const [gent, mariakerke] = filterOf('region=Gent|9000&region=Mariakerke|9030').regions
  const filter = { ...filterOf('region=Gent|9000&radius=20') }
  const around = gent && mariakerke ? { ...filter, regions: [gent, mariakerke] } : filter
  expect(new URLSearchParams(formQuery(around)).has('radius')).toBe(false)
})
