import type { PriceRange } from '../../listing/filter/price-range'
import { type Amount, amountAt } from './amount'
import { after, lengthOf, type Scan } from './scan'

/** A parsed price: the range in euros, whether it is per month, and the position of the next token. */
type PriceMatch = PriceRange & { monthly: boolean; end: number }

type Bound = 'max' | 'min' | 'about'
const BOUNDS: readonly Bound[] = ['max', 'min', 'about']
/** The share of a price by which 'about' extends the range to both sides. */
const TOLERANCE = 0.1
/** The lower end of a range may omit the thousands: `tussen 300 en 400.000`. */
const IN_THOUSANDS = 1000
const MIN_PRICE = 50
const PLUS = ['+', 'plus']

/** Returns the price that begins at `at`, with its context words, or null if there is none. */
export function priceAt(scan: Scan, at: number): PriceMatch | null {
  const { bound, isNamed, isRange, start } = leadAt(scan, at)
  const first = amountAt(scan, start)
  if (!first) return null
  const range = rangeFrom(scan, first, isRange, isNamed || bound !== null)
  if (range) return range
  const isExplicit = isNamed || bound !== null || first.marked
  if (!isExplicit || isOther(scan, start, first, bound)) return null
  const tail = boundAfter(scan, first.end, bound)
  const { value, monthly } = first
  return { ...rangeOf(value, tail.bound ?? bound ?? 'max'), monthly, end: tail.end }
}

/** Returns true for bare numbers that are not a price: a place (`rond 9000 Gent`), a count. */
function isOther({ places }: Scan, start: number, amount: Amount, bound: Bound | null): boolean {
  if (amount.marked) return false
  const place = places[start]
  return amount.value < MIN_PRICE || (place != null && (place.length > 1 || bound === 'about'))
}

type Lead = { bound: Bound | null; isNamed: boolean; isRange: boolean; start: number }

/** Reads the words before an amount: `budget max.`, `tot ongeveer`, `tussen`. */
function leadAt(scan: Scan, at: number): Lead {
  const lead: Lead = { bound: null, isNamed: false, isRange: false, start: at }
  for (;;) {
    const { start } = lead
    const bound = BOUNDS.find((one) => lengthOf(scan, start, one))
    const isNamed = lengthOf(scan, start, 'price') > 0
    const length = lengthOf(scan, start, ...BOUNDS, 'price', 'between')
    const isFiller = start > at && !lengthOf(scan, start, 'euro', 'and')
    const step = length || (isFiller ? lengthOf(scan, start, 'filler', 'at') : 0)
    if (!step) return lead
    // A budget is a maximum, unless another bound is next to it.
    if (bound && !(isNamed && lead.bound)) lead.bound = bound
    lead.isNamed ||= isNamed
    lead.isRange ||= lengthOf(scan, start, 'between') > 0
    lead.start += step
  }
}

/** Reads a range: `300 tot 400.000`, `between 300 and 400k`. */
function rangeFrom(scan: Scan, first: Amount, isRange: boolean, isExplicit: boolean) {
  const link = lengthOf(
    scan,
    first.end,
    'to',
    ...(isRange || isExplicit ? (['and', 'max'] as const) : []),
  )
  if (!link) return null
  const second = amountAt(scan, after(scan, first.end + link, 'max', 'about', 'to', 'filler'))
  if (!second) return null
  const low = lowEnd(first, second)
  const isMarked = first.marked || second.marked
  if (low < MIN_PRICE || second.value < MIN_PRICE) return null
  if (!isMarked && !isRange && !isExplicit && isPostcode(scan, first)) return null
  const [minPrice, maxPrice] = [low, second.value].sort((a, b) => a - b)
  const end = lengthOf(scan, second.end, 'max')
  return {
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    monthly: first.monthly || second.monthly,
    end: second.end + end,
  }
}

/** Returns the lower end, with the thousands or millions that only the upper end states. */
function lowEnd(first: Amount, second: Amount): number {
  if (first.scale > 1) return first.value
  if (second.scale > 1 && first.value * second.scale <= second.value)
    return first.value * second.scale
  const isShort = first.value < IN_THOUSANDS && second.value >= 20 * IN_THOUSANDS
  return isShort ? first.value * IN_THOUSANDS : first.value
}

function isPostcode({ places }: Scan, { end }: Amount): boolean {
  return places[end - 1] != null
}

/** Reads a bound after the amount: `400.000 max`, `900 euro of minder`, `250.000+`. */
function boundAfter(scan: Scan, at: number, before: Bound | null) {
  const suffix = (
    [
      ['orLess', 'max'],
      ['orMore', 'min'],
      ['max', 'max'],
      ['min', 'min'],
    ] as const
  ).find(([meaning]) => lengthOf(scan, at, meaning))
  // The separate plus of `850 + kosten` is not the one of `850+`.
  const isSeparate = (scan.tokens[at]?.start ?? 0) > (scan.tokens[at - 1]?.end ?? 0)
  if (isSeparate && PLUS.includes(scan.tokens[at]?.text ?? '')) return { bound: null, end: at }
  if (!suffix || before === 'min' || before === 'about') return { bound: null, end: at }
  const end = at + lengthOf(scan, at, suffix[0])
  // A bound before another number belongs to that number: `400.000 min 3 slaapkamers`.
  const isOfNext =
    (suffix[0] === 'max' || suffix[0] === 'min') &&
    !Number.isNaN(scan.tokens[end]?.value ?? Number.NaN)
  return isOfNext ? { bound: null, end: at } : { bound: suffix[1], end }
}

/** Returns the range of integer euros around, below or above a price. */
export function rangeOf(value: number, bound: Bound): PriceRange {
  if (bound === 'max') return { minPrice: null, maxPrice: value }
  if (bound === 'min') return { minPrice: value, maxPrice: null }
  const [minPrice, maxPrice] = [
    Math.round(value * (1 - TOLERANCE)),
    Math.round(value * (1 + TOLERANCE)),
  ]
  return { minPrice, maxPrice }
}
