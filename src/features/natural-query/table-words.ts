import type { Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { GOAL, type PropertyGoal } from '../../platform/goal'
import { amountAt } from './amount'
import { lexiconOf } from './lexicon'
import type { Heading, Meaning, State } from './meaning'
import { type ParsedQuery, readWords } from './read-words'
import { after, type Scan, scanOf } from './scan'
import { PLOT_UNITS } from './surface'

/** The words of the search whose meaning is also that of a column, in the order in which a heading is compared. */
const COLUMN_MEANINGS = [
  'price',
  'bedrooms',
  'surface',
  'epc',
  'land',
  'garage',
  'garden',
  'terrace',
  'lift',
  'furnished',
  'pool',
  'accessible',
  'squareMetres',
] as const satisfies Meaning[]
export type ColumnMeaning = Heading | (typeof COLUMN_MEANINGS)[number]

/** Returns what a heading names: `Slpk`, `Bew. opp. (m²)`, `Vente/location`. Returns null for an unknown one. */
export function readHeading(heading: string, lang: Lang): ColumnMeaning | null {
  const [plain = ''] = heading.split('(')
  const { headings } = lexiconOf(lang)
  const scan = scanCell(plain, lang)
  const words = scan.tokens.map(({ text }) => text)
  const known =
    headings.get(normalise(heading)) ??
    headings.get(normalise(plain)) ??
    headings.get(words.slice(after(scan, 0, 'filler', 'at')).join(' '))
  return known ?? meaningOf(scan)
}

/** Returns the meaning of a heading with words of the search only. Both goals together are the goal. */
function meaningOf(scan: Scan): ColumnMeaning | null {
  const meanings = new Set<Meaning>()
  for (let at = 0; at < scan.tokens.length; ) {
    const [phrase] = scan.phrases[at] ?? []
    if (!phrase) return null
    for (const meaning of phrase.meanings) meanings.add(meaning)
    at += phrase.length
  }
  const column = COLUMN_MEANINGS.find((meaning) => meanings.has(meaning))
  return column ?? (meanings.has('sale') && meanings.has('rent') ? 'goal' : null)
}

/** Returns the goal that all words of a cell name: `verkoop`, `à louer`. Returns null if there is none or both. */
export function readGoal(cell: string, lang: Lang): PropertyGoal | null {
  const { filter, understood, ...others } = readWords(cell, lang, noPlace)
  const isNamed = understood.some(({ field }) => field === 'goal')
  if (!isNamed || hasOtherWords(others)) return null
  return filter.goal === GOAL.sale || filter.goal === GOAL.rent ? filter.goal : null
}

/** Returns the type that a cell names: `rijwoning`, `kot`. Returns null if there is none or several. */
export function readType(cell: string, lang: Lang): number | null {
  const { filter, rest } = readWords(cell, lang, noPlace)
  const [type, another] = filter.types ?? []
  return type === undefined || another !== undefined || rest ? null : type
}

function hasOtherWords({ rest, unfiltered }: Pick<ParsedQuery, 'rest' | 'unfiltered'>): boolean {
  return rest !== '' || unfiltered.length > 0
}

/** Returns the state that a cell names: `actief`, `sous option`. Returns null for other text. */
export function readState(cell: string, lang: Lang): State | null {
  return lexiconOf(lang).states.get(normalise(cell)) ?? null
}

/** Returns the amount in euros that is all of a cell: `365k`, `€ 365.000,-`, `950/maand`. Returns null for other text. */
export function readAmount(cell: string, lang: Lang): number | null {
  const scan = scanCell(cell, lang)
  const at = after(scan, 0, 'price', 'euro', 'filler')
  const amount = amountAt(scan, at)
  if (!amount || amount.end < scan.tokens.length) return null
  const token = scan.tokens[at]
  const [, cents] = /[.,](\d{1,2})$/.exec(cell.slice(token?.start, token?.end)) ?? []
  const isExact = amount.scale === 1 && token?.decimal
  return isExact ? Number(`${token.text}.${cents}`) : amount.value
}

/** Returns true if a cell says that the price is on request. */
export function isOnRequest(cell: string, lang: Lang): boolean {
  const scan = scanCell(cell, lang)
  return scan.tokens.length > 0 && after(scan, 0, 'onRequest') === scan.tokens.length
}

/**
 * Returns the square metres of a cell: `185 m²`, `3a 20ca`, `1 ha`. A number behind ares may omit its unit: `3 ares 50`.
 * Returns null for other text.
 */
export function readArea(cell: string, lang: Lang): number | null {
  const scan = scanCell(cell, lang)
  let sum = 0
  for (let at = 0; at < scan.tokens.length; ) {
    const { value = Number.NaN } = scan.tokens[at] ?? {}
    const unit = PLOT_UNITS[scan.tokens[at + 1]?.text ?? '']
    const end = unit ? at + 2 : after(scan, at + 1, 'squareMetres')
    const isAfterAres = PLOT_UNITS[scan.tokens[at - 1]?.text ?? ''] === 100 && value < 100
    if (Number.isNaN(value) || (end === at + 1 && !isAfterAres)) return null
    sum += value * (unit ?? 1)
    at = end
  }
  return sum > 0 ? Number(sum.toFixed(2)) : null
}

function scanCell(cell: string, lang: Lang): Scan {
  return scanOf(cell, lang, noPlace)
}

function noPlace() {
  return null
}
