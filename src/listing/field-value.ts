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

/** A fact ready to be put into words. */
export type FieldValue =
  /** An amount of money may be in another currency than euros (ISO 4217). */
  | { kind: NumberKind; value: number; currency?: string }
  | { kind: 'date'; value: string }
  | { kind: 'label'; value: EpcLabel }
  | { kind: 'text'; value: Translated }
  | { kind: 'code'; table: CodeTable; value: string }
  | { kind: 'types'; value: number[]; otherwise: Translated }
  | { kind: 'yes' }

/** Beyond these a number is a slip of the CRM's, and would tear the page. */
const HIGHEST: Record<NumberKind, number> = {
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

/** A plausible number: above 0 (a floor may be 0 or below) and below an upper bound. */
export function number(
  kind: NumberKind,
  value: number | null,
  currency?: string,
): FieldValue | null {
  if (value === null || !Number.isFinite(value) || Math.abs(value) > HIGHEST[kind]) return null
  const says = kind === 'floor' || value > 0 || (kind === 'perM2' && value !== 0)
  return says ? { kind, value, ...(currency && { currency }) } : null
}

/** A text that is not empty or a dash, short enough for a table; null without one. */
export function text(value: Translated | string | null): FieldValue | null {
  const texts = typeof value === 'string' ? { nl: value } : value
  const shown: Translated = {}
  for (const lang of LANGS) {
    const words = (texts?.[lang] ?? '').trim()
    if (words && words !== '-') shown[lang] = shorten(words, MAX_TEXT)
  }
  return Object.keys(shown).length ? { kind: 'text', value: shown } : null
}

/** A code in words, or its text as it is where the site has no word for it; never a bare number. */
export function code(table: CodeTable, value: string | number | null): FieldValue | null {
  const known = codeOf(table, value)
  if (known) return { kind: 'code', table, value: known }
  return typeof value === 'string' ? text(value) : null
}

/** An ISO date. */
export function date(value: string | null): FieldValue | null {
  return value ? { kind: 'date', value } : null
}

/** 'Immediately' by its code, else the day, else that it is still to be agreed. */
export function availableFrom({
  available,
  law,
}: Pick<ListingDetail, 'available' | 'law'>): FieldValue | null {
  if (available === 1) return code('available', 1)
  return date(law.availableFrom) ?? code('available', available)
}

/** A fact that is shown only when it is true. */
export function yes(has: boolean): FieldValue | null {
  return has ? { kind: 'yes' } : null
}

/** The public categories, else the type's own name. */
export function types(value: number[], otherwise: Translated): FieldValue | null {
  return value.length || Object.keys(otherwise).length ? { kind: 'types', value, otherwise } : null
}
