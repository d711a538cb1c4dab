import { KIND } from '../../listing/filter/lists'
import { type FilterMatcher, matchingRow } from '../../listing/market/filter-matcher'
import { MARQUEE } from '../../listing/marquee'
import { type ChangedListing, isAvailable, type ListedRow } from './listed-row'

/** The event that a mail reports. `back`: a favourite is on the market again; `option`: a buyer has an option on it. */
export type ListingEvent = 'new' | 'cheaper' | 'option' | 'gone' | 'back'

export interface ListingNews {
  event: ListingEvent
  /** The new price of a cheaper listing, else 0, because other events happen only once. */
  price: number
  was: number | null
}

/**
 * Returns the event that a change means for a search of a list, or null for none. It never returns 'gone', which is
 * only for searches whose earlier mails contained the listing.
 */
export function listNews(
  matcher: FilterMatcher,
  { was, rows }: ChangedListing,
): ListingNews | null {
  const now = matchingRow(matcher, rows)
  if (!now || now.isGone) return null
  const drop = now.kind === KIND.property ? dropOf(was, now) : null
  if (drop) return drop
  const before = matchingRow(matcher, was)
  return before && !before.isGone ? null : plain('new')
}

/** Returns the event that a change means for a visitor with this favourite, or null for none. */
export function favouriteNews({ was, rows }: ChangedListing): ListingNews | null {
  const [could, can] = [isAvailable(was), isAvailable(rows)]
  if (could && !can) return plain('gone')
  if (!can) return null
  if (!could) return plain('back')
  const drop = rows.map((row) => dropOf(was, row)).find((found) => found !== null)
  if (drop) return drop
  return isUnderOption(rows) && !isUnderOption(was) ? plain('option') : null
}

/** Returns true if a listing that was on the market has left it. */
export function hasLeft({ was, rows }: ChangedListing): boolean {
  return isAvailable(was) && !isAvailable(rows)
}

/**
 * Returns the price drop in the same list between two visible prices, or null. Projects show only a minimum price and
 * are excluded.
 */
function dropOf(was: readonly ListedRow[], now: ListedRow): ListingNews | null {
  const before = was.find(({ list, kind }) => list === now.list && kind === now.kind)
  if (now.kind === KIND.project || before?.price == null || now.price === null) return null
  return now.price < before.price ? { event: 'cheaper', price: now.price, was: before.price } : null
}

function isUnderOption(rows: readonly ListedRow[]): boolean {
  return rows.some(({ marquee }) => marquee === MARQUEE.option)
}

function plain(event: ListingEvent): ListingNews {
  return { event, price: 0, was: null }
}
