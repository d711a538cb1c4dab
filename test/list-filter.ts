import { filterQuery, type ListFilter, parseListFilter } from '../src/listing/filter/list-filter'
import type { FixedFilter } from '../src/listing/filter/lists'

/** The bounds of an agency, as its settings have them. */
export const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000, defaultRadius: 10 }

export function parse(query: string, fixed?: FixedFilter): ListFilter {
  return parseListFilter(new URLSearchParams(query), settings, fixed)
}

export function canonical(query: string, fixed?: FixedFilter): string {
  return decodeURIComponent(filterQuery(parse(query, fixed)).replaceAll('+', ' '))
}
