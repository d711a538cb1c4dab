import { MIN_SALE_PRICE } from '../../../listing/price'
import { STATUS } from '../../../listing/status'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import type { ImportIssue } from './import-issue'

/** The prices in euros (rents per month) below which a price is probably a mistake of reading or typing. */
const MIN_PRICE: Record<PropertyGoal, number> = {
  [GOAL.sale]: MIN_SALE_PRICE,
  [GOAL.rent]: 50,
}
/** The factor by which a price may change in either direction before it is probably a mistake. */
const MAX_FACTOR = 5

interface Priced {
  goal: PropertyGoal
  status: number
  price: number | null
}

/**
 * Returns the price issue for which an imported property must be confirmed, or null. `before` is the stored version,
 * null for a new property. With `holdsChanges` every changed price must be confirmed, because the run changes too many.
 * A price that is already on the market was accepted before.
 */
export function priceIssue(
  next: Priced,
  before: Priced | null,
  holdsChanges: boolean,
): ImportIssue | null {
  if (next.status !== STATUS.active) return null
  const oldPrice = before?.goal === next.goal ? before.price : null
  if (next.price === oldPrice && before?.status === STATUS.active) return null
  if (next.price === null && oldPrice === null) return null
  const compared = { value: String(next.price ?? 0), other: String(oldPrice ?? 0) }
  if (next.price !== null && oldPrice !== null) {
    const factor = Math.max(next.price / oldPrice, oldPrice / next.price)
    if (factor > MAX_FACTOR) return { code: 'priceJump', ...compared }
  }
  if (next.price !== null && next.price < MIN_PRICE[next.goal]) {
    return { code: 'priceLow', value: String(next.price), other: String(MIN_PRICE[next.goal]) }
  }
  return holdsChanges && oldPrice !== null && oldPrice !== next.price
    ? { code: 'pricesHeld', ...compared }
    : null
}
