import { MIN_SALE_PRICE } from '../../../listing/price'
import { STATUS } from '../../../listing/status'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import type { ImportIssue } from './import-issue'

/** Prices below these, in euros (rents per month), are probably a mistake of reading or typing. */
const MIN_PRICE: Record<PropertyGoal, number> = {
  [GOAL.sale]: MIN_SALE_PRICE,
  [GOAL.rent]: 50,
}
/** A price that becomes more than so many times another, in either direction, is probably a mistake. */
const MAX_FACTOR = 5

interface Priced {
  goal: PropertyGoal
  status: number
  price: number | null
}

/**
 * Returns why an imported property must wait for a confirmation because of its price; null where it need not.
 * `before` is the stored version, null for a new one. With `holdsChanges` every changed price waits: the run
 * changes too many of them. A price that is on the market already was accepted before.
 */
export function priceIssue(
  next: Priced,
  before: Priced | null,
  holdsChanges: boolean,
): ImportIssue | null {
  if (next.status !== STATUS.active) return null
  const known = before?.goal === next.goal ? before.price : null
  if (next.price === known && before?.status === STATUS.active) return null
  if (next.price === null && known === null) return null
  const compared = { value: String(next.price ?? 0), other: String(known ?? 0) }
  if (next.price !== null && known !== null) {
    const factor = Math.max(next.price / known, known / next.price)
    if (factor > MAX_FACTOR) return { code: 'priceJump', ...compared }
  }
  if (next.price !== null && next.price < MIN_PRICE[next.goal]) {
    return { code: 'priceLow', value: String(next.price), other: String(MIN_PRICE[next.goal]) }
  }
  return holdsChanges && known !== null && known !== next.price
    ? { code: 'pricesHeld', ...compared }
    : null
}
