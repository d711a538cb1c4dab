import { after, lengthOf, type Scan } from './scan'

/** An amount of euros in a text. */
export type Amount = {
  value: number
  /** The factor of the unit: 1000 for `300k`, 1 for `300`. */
  scale: number
  /** True if it looks like a price by itself: a thousands separator, a unit or a currency. */
  marked: boolean
  monthly: boolean
  end: number
}

const MAX_AMOUNT = 1e9
const MILLION = 1e6

/** Returns the amount that begins at `at`, in euros, or null for counts, surfaces and distances. */
export function amountAt(scan: Scan, at: number): Amount | null {
  const start = after(scan, at, 'euro')
  const number = numberAt(scan, start) ?? numberWordsAt(scan, start)
  if (!number) return null
  const currency = after(scan, number.end, 'euro')
  const month = after(scan, currency, 'month')
  const hasCurrency = start > at || currency > number.end
  const isMillion = isLetterM(scan, number, start > at)
  const isCount = month === number.end && !isMillion
  if (isCount && lengthOf(scan, month, 'unit', 'squareMetres', 'km', 'bedrooms', 'rooms'))
    return null
  const scale = isMillion ? MILLION : number.scale
  const value = Math.round(isMillion ? number.value * MILLION : number.value)
  if (value <= 0 || value > MAX_AMOUNT) return null
  return {
    value,
    scale,
    marked: number.grouped || scale > 1 || hasCurrency || month > currency,
    monthly: month > currency,
    end: after(scan, isMillion ? month + 1 : month, 'euro'),
  }
}

type NumberMatch = { value: number; scale: number; grouped: boolean; end: number }

/** Returns an amount in digits: `400.000`, `350 k`, `1,2 miljoen`. */
function numberAt(scan: Scan, at: number): NumberMatch | null {
  const token = scan.tokens[at]
  if (token?.kind !== 'number') return null
  const { value, grouped } = token
  const scale = grouped ? 1 : scaleAt(scan, at + 1)
  return { value: value * scale, scale, grouped, end: at + (scale > 1 ? 2 : 1) }
}

function scaleAt({ tokens, lexicon }: Scan, at: number): number {
  const value = lexicon.numbers.get(tokens[at]?.text ?? '') ?? 1
  return value >= 1000 ? value : 1
}

/**
 * Returns true if the letter means millions: `1,2M`, `2M€`. After an integer without a currency it rather means metres.
 */
function isLetterM(scan: Scan, { value, end }: NumberMatch, hasCurrency: boolean): boolean {
  const isPrice =
    hasCurrency || scan.tokens[end - 1]?.decimal || lengthOf(scan, end + 1, 'euro') > 0
  return scan.tokens[end]?.text === 'm' && isPrice && value < 100
}

/** Returns an amount in words, from a thousand: `driehonderdduizend`, `two hundred and fifty thousand`. */
function numberWordsAt(scan: Scan, at: number): NumberMatch | null {
  // A `k` or `M` without a number is not an amount.
  if ((scan.tokens[at]?.text.length ?? 0) < 2) return null
  let [sum, part, end] = [0, 0, at]
  for (let next = at; next < scan.tokens.length; next++) {
    const values = valuesOf(scan, scan.tokens[next]?.text ?? '')
    if (!values) break
    const isLink = values[0] === 0
    if (isLink && part < 100 && part !== 0.5) break
    for (const value of values) {
      if (value >= 1000) {
        sum += (part || 1) * value
        part = 0
      } else if (value === 100) part = (part || 1) * value
      else part = value === 0.5 ? value : part + value
    }
    if (!isLink) end = next + 1
  }
  const value = sum + part
  return value >= 1000 ? { value, scale: 1000, grouped: false, end } : null
}

/**
 * Returns the values of a number word, including compounds such as `driehonderdduizend`, or null for any other word.
 */
function valuesOf(scan: Scan, word: string): number[] | null {
  const { numbers } = scan.lexicon
  const value = numbers.get(word)
  if (value !== undefined) return [value]
  for (let length = word.length - 1; length > 2; length--) {
    const head = numbers.get(word.slice(0, length))
    if (!head) continue
    const tail = valuesOf(scan, word.slice(length))
    if (tail) return [head, ...tail]
  }
  return null
}

/** Returns a count in digits or as a word, or null if there is none. */
export function countAt({ tokens, lexicon }: Scan, at: number): number | null {
  const token = tokens[at]
  if (!token) return null
  const count = token.kind === 'number' ? token.value : lexicon.numbers.get(token.text)
  const isCount = count !== undefined && Number.isInteger(count) && count > 0 && count <= 20
  return isCount && !token.grouped ? count : null
}
