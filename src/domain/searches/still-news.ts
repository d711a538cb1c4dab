import { MARQUEE } from '../listing/marquee'
import { type FilterMatcher, matchingRow } from '../market/filter-matcher'
import type { HomeEvent } from './home-news'
import { isToBeHad, type ListedRow } from './listed-row'

/** What was found before a mail could tell it. */
export interface Found {
  event: HomeEvent
  was: number | null
}

/**
 * The row of which a mail tells now; 'gone' for a home that has none of its own any more, null where what was
 * found is no news since: sold meanwhile, dearer again, out of the search. `matcher` is null for favourites.
 */
export function stillNews(
  { event, was }: Found,
  matcher: FilterMatcher | null,
  rows: readonly ListedRow[],
): ListedRow | 'gone' | null {
  const canBeHad = isToBeHad(rows)
  if (event === 'gone') return canBeHad ? null : (rows[0] ?? 'gone')
  const row = matcher ? matchingRow(matcher, rows) : (rows.find(({ isGone }) => !isGone) ?? null)
  if (!row || row.isGone || !canBeHad) return null
  if (event === 'option') return row.marquee === MARQUEE.option ? row : null
  if (event !== 'cheaper') return row
  return row.price !== null && was !== null && row.price < was ? row : null
}
