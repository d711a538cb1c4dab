import { type FavouriteRef, idsQuery, parseFavouriteIds } from '../../listing/filter/favourite-ids'
import { filterQuery, type ListFilter, parseListFilter } from '../../listing/filter/list-filter'
import type { PlaceLookup } from '../../listing/market/filter-matcher'

/** The settings without a maximum price, so that a stored query does not depend on later settings. */
const UNBOUNDED = {
  maxPriceSale: Number.POSITIVE_INFINITY,
  maxPriceRent: Number.POSITIVE_INFINITY,
}

export const MAX_SEARCH_FAVOURITES = 100

/** Returns the canonical query with which a filter is stored: with its goal, without page, order and sold listings. */
export function termsOf(filter: ListFilter): string {
  return filterQuery({ ...filter, page: 1, order: 'newest', sold: false, fixed: {} })
}

export function filterOf(terms: string): ListFilter {
  return parseListFilter(new URLSearchParams(terms), UNBOUNDED)
}

/** Returns true if a stored query and a filter match the same listings, in whichever language their towns are named. */
export function isSameSearch(
  terms: string,
  filter: ListFilter,
  { zipsOf }: Pick<PlaceLookup, 'zipsOf'>,
): boolean {
  const withoutNames = (one: ListFilter) => withZips(one, zipsOf(one.regions).toSorted())
  return withoutNames(filterOf(terms)) === withoutNames(filter)
}

function withZips(filter: ListFilter, zips: string[]): string {
  return termsOf({ ...filter, regions: zips.map((zip) => ({ city: '', zip })) })
}

export function favouriteTerms(refs: readonly FavouriteRef[]): string {
  return idsQuery(refs)
}

export function favouritesOf(terms: string): FavouriteRef[] {
  return parseFavouriteIds(new URLSearchParams(terms), MAX_SEARCH_FAVOURITES)
}
