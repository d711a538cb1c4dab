import type { Lang } from './lang'

const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

/** A surface with one decimal unless it is whole: `1.212,5 m²`, `212 m²` (no-break space). 'NaN' for what is no number. */
export function formatSurface(m2: number): string {
  const text = belgianNumber(m2, Math.round(m2 * 10) % 10 === 0 ? 0 : 1)
  return text === 'NaN' ? text : `${text}${NBSP}m²`
}

/** Returns two decimals, as the spec asks of number fields: `1.234,50`. */
export function formatDecimal(value: number): string {
  return belgianNumber(value, 2)
}

/** Returns a whole number, rounded: `1.235`. */
export function formatInteger(value: number): string {
  return belgianNumber(value, 0)
}

/**
 * Returns a number within a sentence, as its language writes it: `1 234,5` in French with a narrow no-break
 * space between thousands, `1.234,5` in the others. 'NaN' for what is no number.
 */
export function numberInText(value: number, lang: Lang, decimals = 0): string {
  const text = belgianNumber(value, decimals)
  return lang === 'fr' ? text.replaceAll('.', NARROW_NBSP) : text
}

/** Dots between thousands, a decimal comma, in every language; no Intl, so no ICU drift. */
export function belgianNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return 'NaN'
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,4}$)/g, '.')
  const text = fraction ? `${grouped},${fraction}` : grouped
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
