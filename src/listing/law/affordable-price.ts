import { GOAL } from '../../platform/goal'
import { type DutyRegion, type PurchaseCosts, purchaseCosts, totalCosts } from './purchase-costs'

/** Prices are rounded down to this step, in euros. */
const PRICE_STEP = 1000

interface Affordable {
  /** The loan and the own funds of the buyer, in euros. */
  budget: number
  region: DutyRegion
  /** True if it is an existing home in which the buyer will live and that will be the buyer's only property. */
  isOwnHome: boolean
}

/**
 * Returns the highest price of an existing home, in thousands of euros, that leaves enough of the budget for its
 * purchase costs. The price and its costs rise together, with one jump in Brussels where the exemption ends, so halving
 * the range finds it. Returns null if the budget pays for less than one step.
 */
export function affordablePrice(
  { budget, region, isOwnHome }: Affordable,
  on?: string,
): { price: number; costs: PurchaseCosts } | null {
  const facts = { goal: GOAL.sale, region, newBuild: false, dwelling: true }
  const costsOf = (step: number) => purchaseCosts({ ...facts, price: step * PRICE_STEP }, on)
  let low = 0
  let high = Math.floor(budget / PRICE_STEP)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const costs = costsOf(middle)
    if (costs && middle * PRICE_STEP + totalCosts(costs, isOwnHome) <= budget) low = middle
    else high = middle - 1
  }
  const costs = costsOf(low)
  return costs && { price: low * PRICE_STEP, costs }
}
