import type { CodeTable } from '../platform/format/codes'
import { codeOf } from '../platform/format/codes'
import { LANGS, type Translated } from '../platform/format/lang'
import { shorten } from '../platform/format/text'
import type { EpcLabel } from './epc/epc'
import type { ListingDetail } from './listing-types'

export type NumberKind =
  | 'count'
  | 'year'
  | 'surface'
  | 'money'
  | 'monthly'
  | 'floor'
  | 'perM2'
  | 'perYear'
  | 'co2'

/** A typed value of a fact, which the view formats in a language. */
export type FieldValue =
  /** `currency` is the ISO 4217 code of an amount of money that is not in euros. */
  | { kind: NumberKind; value: number; currency?: string }
  | { kind: 'date'; value: string }
  | { kind: 'label'; value: EpcLabel }
  | { kind: 'text'; value: Translated }
  | { kind: 'code'; table: CodeTable; value: string }
  | { kind: 'types'; value: number[]; otherwise: Translated }
  | { kind: 'yes' }

/** Upper bounds. A higher number is an input error in the CRM and would break the layout. */
const MAX_VALUES: Record<NumberKind, number> = {
  count: 999,
  year: 2199,
  surface: 1e8,
  money: 1e11,
  monthly: 1e9,
  floor: 199,
  perM2: 1e5,
  perYear: 1e9,
  co2: 1e4,
}
const MAX_TEXT = 160

/**
 * Returns the number if it is plausible, else null. It must be above 0 and at most its upper bound. A floor may be 0 or
 * negative, a value per m² negative.
 */
export function number(
  kind: NumberKind,
  value: number | null,
  currency?: string,
): FieldValue | null {
  if (value === null || !Number.isFinite(value) || Math.abs(value) > MAX_VALUES[kind]) return null
  const isPlausible = kind === 'floor' || value > 0 || (kind === 'perM2' && value !== 0)
  return isPlausible ? { kind, value, ...(currency && { currency }) } : null
}

/** Returns the text, shortened to fit a table, or null if it is empty or a dash. */
export function text(value: Translated | string | null): FieldValue | null {
  const translations = typeof value === 'string' ? { nl: value } : value
  const shortened: Translated = {}
  for (const lang of LANGS) {
    const words = (translations?.[lang] ?? '').trim()
    if (words && words !== '-') shortened[lang] = shorten(words, MAX_TEXT)
  }
  return Object.keys(shortened).length ? { kind: 'text', value: shortened } : null
}

/**
 * Returns the code, or its text unchanged if the site has no translation for it. Returns null for an unknown number.
 */
export function code(table: CodeTable, value: string | number | null): FieldValue | null {
  const known = codeOf(table, value)
  if (known) return { kind: 'code', table, value: known }
  return typeof value === 'string' ? text(value) : null
}

/** Returns the ISO date as a field value, or null. */
export function date(value: string | null): FieldValue | null {
  return value ? { kind: 'date', value } : null
}

/** Returns 'immediately' by its code, else the day, else 'to be agreed'. */
export function availableFrom({
  available,
  law,
}: Pick<ListingDetail, 'available' | 'law'>): FieldValue | null {
  if (available === 1) return code('available', 1)
  return date(law.availableFrom) ?? code('available', available)
}

/** Returns a fact that is shown only if it is true. */
export function yes(has: boolean): FieldValue | null {
  return has ? { kind: 'yes' } : null
}

/** Returns the public categories, or the name of the type if there are none. */
export function types(value: number[], otherwise: Translated): FieldValue | null {
  return value.length || Object.keys(otherwise).length ? { kind: 'types', value, otherwise } : null
}
