import { type ListFilter, searchText } from '../../listing/filter/list-filter'
import { LIST_OF_GOAL, type ListName } from '../../listing/filter/lists'
import type { PriceRange } from '../../listing/filter/price-range'
import { atRegions } from '../../listing/filter/region'
import { MIN_SALE_PRICE } from '../../listing/price'
import { normalise } from '../../platform/format/text'
import { GOAL } from '../../platform/goal'
import type { ParsedQuery } from './read-words'

type ParsedFilter = ParsedQuery['filter']

/**
 * The prepositions within a name, which follow one word and precede an unknown one: `Land van Waaslaan`, `Ateliers du
 * Quai`.
 */
const PREPOSITIONS = '(?:van|ten|ter|du|des|de la|de l|d|of|von|der|am)'

/** Returns true if a text contains more than a place. A town, a name or an ID alone is searched as text. */
export function hasCriteria(text: string, query: ParsedQuery): boolean {
  const hasOtherFilters = Object.keys(query.filter).some((name) => name !== 'regions')
  return (hasOtherFilters || query.unfiltered.length > 0) && !isName(text, query)
}

function isName(text: string, { understood, rest }: ParsedQuery): boolean {
  const others = understood.filter(({ field }) => field !== 'regions')
  const [only, another] = new Set(others.map(({ words }) => normalise(words)))
  if (!only || another || !rest) return false
  return new RegExp(`(?:^| )${only} ${PREPOSITIONS} `).test(normalise(text))
}

/** Returns the list of a parsed query, starting from that of `filter`, or null if the query does not determine it. */
export function listOfWords(filter: ListFilter, { filter: parsed }: ParsedQuery): ListName | null {
  if (parsed.sold) return 'sold'
  if (parsed.goal !== undefined && parsed.goal !== null) return LIST_OF_GOAL[parsed.goal]
  const price = parsed.maxPrice ?? parsed.minPrice ?? 0
  return filter.goal === GOAL.rent && price >= MIN_SALE_PRICE ? 'sale' : null
}

/**
 * Returns a filter with the parts of a parsed query, from the first page. They replace the earlier selections, except
 * that features are added, and the words that were not understood become its text. The caller sets the list.
 */
export function withWords(filter: ListFilter, { filter: parsed, rest }: ParsedQuery): ListFilter {
  const { goal: _goal, sold: _sold, features = 0, regions, radius, ...parts } = parsed
  const location = regions ? atRegions({ ...filter, radius: radius ?? filter.radius }, regions) : {}
  return {
    ...filter,
    ...parts,
    ...location,
    ...pricesOf(filter, parsed),
    features: filter.features | features,
    text: searchText(rest),
    page: 1,
  }
}

/** Returns the price range. A price that was selected earlier remains, unless no listing could match both. */
function pricesOf(selected: PriceRange, parsed: ParsedFilter): PriceRange {
  const minPrice = parsed.minPrice ?? selected.minPrice
  const maxPrice = parsed.maxPrice ?? selected.maxPrice
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return { minPrice, maxPrice }
  return { minPrice: parsed.minPrice ?? null, maxPrice: parsed.maxPrice ?? null }
}
