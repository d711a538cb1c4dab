import type { Property, SaleMethodName } from '../../../listing/property'
import { readNumber } from '../../../platform/format/read-number'
import { normalise } from '../../../platform/format/text'
import { GOAL } from '../../../platform/goal'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { NEGATIONS } from './market-terms'
import type { WireProperty } from './wire'
import type { WireItem } from './wire-item'
import { linesIn, readPlainLine } from './wire-values'

/** The terms for methods of sale without an asking price, in the form that `normalise` returns. */
const TERMS: readonly { method: SaleMethodName; terms: string }[] = [
  {
    method: 'lifeAnnuity',
    terms: `lijfrente|lijfrenteverkoop|lijfrentes|viager|rente viagere|life annuity|lifeannuity|leibrente
      |leibrentenverkauf|rentenkauf`,
  },
  {
    method: 'publicSale',
    terms: `openbare verkoop|openbare online verkoop|openbaar verkocht|openbare veiling|publieke verkoop|gerechtelijke verkoop
      |biddit|vente publique|ventes publiques|vente aux encheres|encheres publiques|public sale|publicsale|public auction
      |offentlicher verkauf|oeffentlicher verkauf|offentliche versteigerung|oeffentliche versteigerung|versteigerung
      |zwangsversteigerung`,
  },
]
/** The term of a life annuity that only counts beside a price. */
const LUMP_SUM = ' bouquet '
/** A term has the opposite meaning if one of so many words before it is a negation. */
const NEGATED_WORDS = 4
/** The terms for a sale at an asking price. */
const ORDINARY =
  `uit de hand|onderhands|onderhandse verkoop|gewone verkoop|verkoop|de gre a gre|vente de gre a gre|vente
  |private sale|private treaty|sale|freihandverkauf|freihandiger verkauf|verkauf`
    .split('|')
    .map((term) => term.trim())

const METHOD_OF = TERMS.flatMap(({ method, terms }) =>
  terms.split('|').map((term) => ({ method, term: ` ${term.trim()} ` })),
)

/** The field of the method, and the texts of a source that can name it. */
const FIELD = 'salemethod'
const TEXT_FIELDS = [
  'goal',
  'status',
  'substatusname',
  'marqueename',
  'priceunittext',
  'typedescription',
  'typeofpropertyname',
  'webidname',
] as const

/** Returns the method of sale that a text names, or null for none. */
export function saleMethodOf(text: unknown): SaleMethodName | null {
  const words = wordsOf(text)
  const named = METHOD_OF.find(({ term }) => {
    const at = words.indexOf(term)
    const before = words.slice(0, Math.max(at, 0)).split(' ').slice(-NEGATED_WORDS)
    return at >= 0 && !before.some((word) => NEGATIONS.includes(word))
  })
  return named?.method ?? null
}

/** Returns the method of sale that one of the texts names, the first one first; null for none. */
export function firstSaleMethod(texts: readonly (string | null)[]): SaleMethodName | null {
  return texts.flatMap((text) => saleMethodOf(text) ?? [])[0] ?? null
}

/** Returns the method of sale of an item by its own field, its amounts or one of its texts; null for none. */
export function readSaleMethod(item: WireItem): SaleMethodName | null {
  const method = saleMethodOf(item[FIELD])
  if (method) return method
  if (isAmount(item.lumpsum) || isAmount(item.monthlyannuity)) return 'lifeAnnuity'
  if (isAmount(item.openingbid)) return 'publicSale'
  if (linesIn(item.priceunittext).some((text) => wordsOf(text).includes(LUMP_SUM))) {
    return 'lifeAnnuity'
  }
  return firstSaleMethod(TEXT_FIELDS.flatMap((field) => linesIn(item[field])))
}

/**
 * Returns the price, and the method of sale with its amounts. A life annuity or public sale has no price: an amount in
 * `Price` is its lump sum or opening bid. An unknown `SaleMethod` is noted.
 */
export function mapSaleMethod(
  wire: WireProperty,
  price: number | null,
  notes: ImportIssue[],
): Pick<Property, 'price' | 'saleMethod'> {
  const { goal, salemethod, lumpsum, monthlyannuity, openingbid } = wire
  const name = goal === GOAL.sale ? saleMethodOf(salemethod) : null
  if (name) {
    const isPublicSale = name === 'publicSale'
    const amount = (isPublicSale ? openingbid : lumpsum) ?? price
    const annuity = isPublicSale ? null : monthlyannuity
    return { price: null, saleMethod: { name, amount: amount || null, annuity: annuity || null } }
  }
  if (salemethod !== null && !ORDINARY.includes(normalise(salemethod)) && goal === GOAL.sale) {
    notes.push({ code: 'fieldIgnored', field: 'SaleMethod', value: shownValue(salemethod) })
  }
  return { price }
}

export function saleMethodTerms(): { method: SaleMethodName; terms: string[] }[] {
  return TERMS.map(({ method, terms }) => ({
    method,
    terms: terms.split('|').map((term) => term.trim()),
  }))
}

/** Returns the words of a text with single spaces between, before and after them. */
function wordsOf(text: unknown): string {
  return ` ${normalise(readPlainLine(text) ?? '')} `
}

function isAmount(value: unknown): boolean {
  return (readNumber(value, 'money') ?? 0) > 0
}
