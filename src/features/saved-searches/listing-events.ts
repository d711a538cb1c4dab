import { KIND } from '../../listing/filter/lists'
import { type FilterMatcher, matchingRow } from '../../listing/market/filter-matcher'
import { MARQUEE } from '../../listing/marquee'
import { type ChangedHome, isToBeHad, type ListedRow } from './listed-row'

/** What a mail tells of a home. `back`: a kept one can be had again; `option`: somebody has an option on it. */
export type HomeEvent = 'new' | 'cheaper' | 'option' | 'gone' | 'back'

export interface HomeNews {
  event: HomeEvent
  /** The new price of a cheaper home; else 0, since other events happen once. */
  price: number
  was: number | null
}

/** What a change means to a search of a list; null when it tells nothing. Leaving is told of what a mail named before. */
export function listNews(matcher: FilterMatcher, { was, rows }: ChangedHome): HomeNews | null {
  const now = matchingRow(matcher, rows)
  if (!now || now.isGone) return null
  const drop = now.kind === KIND.property ? dropOf(was, now) : null
  if (drop) return drop
  const before = matchingRow(matcher, was)
  return before && !before.isGone ? null : plain('new')
}

/** What a change means to somebody who keeps the home; null when it tells nothing. */
export function favouriteNews({ was, rows }: ChangedHome): HomeNews | null {
  const [could, can] = [isToBeHad(was), isToBeHad(rows)]
  if (could && !can) return plain('gone')
  if (!can) return null
  if (!could) return plain('back')
  const drop = rows.map((row) => dropOf(was, row)).find((found) => found !== null)
  if (drop) return drop
  return isUnderOption(rows) && !isUnderOption(was) ? plain('option') : null
}

/** True when a home that could be had has left. */
export function hasLeft({ was, rows }: ChangedHome): boolean {
  return isToBeHad(was) && !isToBeHad(rows)
}

/** A price that visitors see now and saw before, in the same list; projects tell only where prices begin. */
function dropOf(was: readonly ListedRow[], now: ListedRow): HomeNews | null {
  const before = was.find(({ list, kind }) => list === now.list && kind === now.kind)
  if (now.kind === KIND.project || before?.price == null || now.price === null) return null
  return now.price < before.price ? { event: 'cheaper', price: now.price, was: before.price } : null
}

function isUnderOption(rows: readonly ListedRow[]): boolean {
  return rows.some(({ marquee }) => marquee === MARQUEE.option)
}

function plain(event: HomeEvent): HomeNews {
  return { event, price: 0, was: null }
}
