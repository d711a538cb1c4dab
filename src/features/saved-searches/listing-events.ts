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
 * Returns the event that a change means for a search of a list, or null for none. `notifiedPrice` is the price in the
 * last mail of the search about the listing, or null. It never returns 'gone', which is only for searches whose earlier
 * mails contained the listing.
 */
export function listNews(
  matcher: FilterMatcher,
  { was, rows }: ChangedListing,
  notifiedPrice: number | null,
): ListingNews | null {
  const now = matchingRow(matcher, rows)
  if (!now || now.isGone) return null
  const drop = now.kind === KIND.property ? dropOf(was, now, notifiedPrice) : null
  if (drop) return drop
  // A listing that left the search by its price and returns to it is not new.
  if (notifiedPrice !== null && isAvailable(was)) return null
  const before = matchingRow(matcher, was)
  return before && !before.isGone ? null : plain('new')
}

/** Returns the event that a change means for a visitor with this favourite, or null for none. See `listNews`. */
export function favouriteNews(
  { was, rows }: ChangedListing,
  notifiedPrice: number | null,
): ListingNews | null {
  const [could, can] = [isAvailable(was), isAvailable(rows)]
  if (could && !can) return plain('gone')
  if (!can) return null
  if (!could) return plain('back')
  const drop = rows.map((row) => dropOf(was, row, notifiedPrice)).find((found) => found !== null)
  if (drop) return drop
  return isUnderOption(rows) && !isUnderOption(was) ? plain('option') : null
}

/** Returns true if a listing that was on the market has left it. */
export function hasLeft({ was, rows }: ChangedListing): boolean {
  return isAvailable(was) && !isAvailable(rows)
}

/** Returns true if a visible price became lower in the same list. Projects show only a minimum price. */
export function hasDrop({ was, rows }: ChangedListing): boolean {
  return rows.some((row) => isLower(was, row))
}

function isLower(was: readonly ListedRow[], now: ListedRow): boolean {
  const before = was.find(({ list, kind }) => list === now.list && kind === now.kind)
  if (now.kind === KIND.project || before?.price == null || now.price === null) return false
  return now.price < before.price
}

/**
 * Returns the price drop for a person, or null. It counts from the price that the person was notified of, or else from
 * the former price that the site shows. So a corrected mistake is no drop.
 */
function dropOf(
  was: readonly ListedRow[],
  now: ListedRow,
  notifiedPrice: number | null,
): ListingNews | null {
  const from = notifiedPrice ?? now.formerPrice ?? null
  if (from === null || now.price === null || !isLower(was, now)) return null
  return now.price < from ? { event: 'cheaper', price: now.price, was: from } : null
}

function isUnderOption(rows: readonly ListedRow[]): boolean {
  return rows.some(({ marquee }) => marquee === MARQUEE.option)
}

function plain(event: ListingEvent): ListingNews {
  return { event, price: 0, was: null }
}
