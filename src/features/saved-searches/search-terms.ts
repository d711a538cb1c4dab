import { type FavouriteRef, idsQuery, parseFavouriteIds } from '../../listing/filter/favourite-ids'
import { filterQuery, type ListFilter, parseListFilter } from '../../listing/filter/list-filter'
import type { PlaceLookup } from '../../listing/market/filter-matcher'

/** No price is the highest here: a query says all that its filter means, whatever the settings become. */
const UNBOUNDED = {
  maxPriceSale: Number.POSITIVE_INFINITY,
  maxPriceRent: Number.POSITIVE_INFINITY,
}

/** So many homes may be kept an eye on at once. */
export const KEPT_AT_MOST = 100

/** The canonical query under which a filter is stored: with its goal, without page, order and what is sold. */
export function termsOf(filter: ListFilter): string {
  return filterQuery({ ...filter, page: 1, order: 'newest', sold: false, fixed: {} })
}

/** The filter of such a query. */
export function filterOf(terms: string): ListFilter {
  return parseListFilter(new URLSearchParams(terms), UNBOUNDED)
}

/** Tells whether a stored query and a filter find the same homes, whatever a language calls their towns. */
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

/** The canonical query of homes that somebody keeps. */
export function favouriteTerms(refs: readonly FavouriteRef[]): string {
  return idsQuery(refs)
}

/** The homes of such a query. */
export function favouritesOf(terms: string): FavouriteRef[] {
  return parseFavouriteIds(new URLSearchParams(terms), KEPT_AT_MOST)
}
