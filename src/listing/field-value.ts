import type { CodeTable } from '../platform/format/codes'
import { codeOf } from '../platform/format/codes'
import { LANGS, type Translated } from '../platform/format/lang'
import { shorten } from '../platform/format/text'
import type { EpcLabel } from './epc/epc'
import type { ListingDetail } from './listing-types'

/**
 * The unit of a number: `monthly` is money per month, `perM2` kWh per m² and year, `perYear` kWh per year, `co2` kg CO₂
 * per m² and year.
 */
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
  | { kind: 'epcLabel'; value: EpcLabel }
  | { kind: 'text'; value: Translated }
  | { kind: 'code'; table: CodeTable; value: string }
  /** The ids of the public categories. `typeName` is shown if there are none. */
  | { kind: 'types'; value: number[]; typeName: Translated }
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
/** In characters. */
const MAX_TEXT_LENGTH = 160

/**
 * Returns the number if it is plausible, else null. It must be above 0 and at most its upper bound. A floor may be 0 or
 * negative, a value per m² negative.
 */
export function numberValue(
  kind: NumberKind,
  value: number | null,
  currency?: string,
): FieldValue | null {
  if (value === null || !Number.isFinite(value) || Math.abs(value) > MAX_VALUES[kind]) return null
  const isPlausible = kind === 'floor' || value > 0 || (kind === 'perM2' && value !== 0)
  return isPlausible ? { kind, value, ...(currency && { currency }) } : null
}

/** Returns the text, or null if it is empty or a dash. Long texts are shortened to fit a table. */
export function textValue(value: Translated | string | null): FieldValue | null {
  const translations = typeof value === 'string' ? { nl: value } : value
  const shortened: Translated = {}
  for (const lang of LANGS) {
    const trimmed = (translations?.[lang] ?? '').trim()
    if (trimmed && trimmed !== '-') shortened[lang] = shorten(trimmed, MAX_TEXT_LENGTH)
  }
  return Object.keys(shortened).length ? { kind: 'text', value: shortened } : null
}

/**
 * Returns the code, or the CRM's text if the site has no translation for it. Returns null for an unknown number.
 */
export function codeValue(table: CodeTable, value: string | number | null): FieldValue | null {
  const knownCode = codeOf(table, value)
  if (knownCode) return { kind: 'code', table, value: knownCode }
  return typeof value === 'string' ? textValue(value) : null
}

/** Returns the ISO date as a field value, or null. */
export function dateValue(value: string | null): FieldValue | null {
  return value ? { kind: 'date', value } : null
}

/** Returns when the property is available: 'immediately' (code 1), else the date, else 'to be agreed' (code 2). */
export function availableFrom({
  available,
  law,
}: Pick<ListingDetail, 'available' | 'law'>): FieldValue | null {
  if (available === 1) return codeValue('available', 1)
  return dateValue(law.availableFrom) ?? codeValue('available', available)
}

/** Returns 'yes', or null if the fact is false and therefore not shown. */
export function yesValue(isTrue: boolean): FieldValue | null {
  return isTrue ? { kind: 'yes' } : null
}

/** Returns the public categories and the name of the property type, or null if both are empty. */
export function typesValue(value: number[], typeName: Translated): FieldValue | null {
  return value.length || Object.keys(typeName).length ? { kind: 'types', value, typeName } : null
}
