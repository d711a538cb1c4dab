import { firstOf, type ListParams } from './list-params'

/** A price range in euros, with or without decimals, both inclusive. Null is unbounded. */
export type PriceRange = { minPrice: number | null; maxPrice: number | null }

/** The step of a price slider, in euros. */
export const BUDGET_STEP = { sale: 1000, rent: 100 }

const ANY: PriceRange = { minPrice: null, maxPrice: null }
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/**
 * Parses `budget` (`min-max`) and `pricemin`/`pricemax` together. A reversed range is ignored, in each parameter and in
 * the combination. Empty sides, 0 and the maximum of the settings are unbounded. With an infinite `settingsMaximum`,
 * ranges that differ under any other maximum also differ here (cache keys).
 */
export function parseRange(params: ListParams, settingsMaximum: number): PriceRange {
  const budget = parseBudget(firstOf(params, 'budget'))
  const fields = ignoreReversed({
    minPrice: amount(firstOf(params, 'pricemin')),
    maxPrice: amount(firstOf(params, 'pricemax')),
  })
  const { minPrice, maxPrice } = ignoreReversed({
    minPrice: combine(Math.max, budget.minPrice, fields.minPrice),
    maxPrice: combine(Math.min, budget.maxPrice, fields.maxPrice),
  })
  return { minPrice, maxPrice: maxPrice === settingsMaximum ? null : maxPrice }
}

/** Returns the `budget` of a range, or '' if it is unbounded on both sides. */
export function rangeText({ minPrice, maxPrice }: PriceRange): string {
  return minPrice === null && maxPrice === null ? '' : `${minPrice ?? ''}-${maxPrice ?? ''}`
}

function parseBudget(value: string | null): PriceRange {
  const sides = value?.trim().split('-') ?? []
  if (sides.length !== 2 || sides.some((side) => side !== '' && !AMOUNT.test(side))) return ANY
  const [min = null, max = null] = sides.map(amount)
  return ignoreReversed({ minPrice: min, maxPrice: max })
}

/** Parses an amount. 0 is not a price, so it sets no bound. */
function amount(value: string | null): number | null {
  const text = value?.trim() ?? ''
  return AMOUNT.test(text) ? Number(text) || null : null
}

function ignoreReversed(range: PriceRange): PriceRange {
  const reversed =
    range.minPrice !== null && range.maxPrice !== null && range.minPrice > range.maxPrice
  return reversed ? ANY : range
}

function combine(
  choose: (...values: number[]) => number,
  ...values: (number | null)[]
): number | null {
  const numbers = values.filter((value) => value !== null)
  return numbers.length ? choose(...numbers) : null
}
