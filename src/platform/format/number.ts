import type { Lang } from './lang'

const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

/**
 * Returns a surface with at most one decimal and a no-break space: `1.212,5 m²`, `212 m²`. Returns 'NaN' if the value
 * is not a number.
 */
export function formatSurface(m2: number): string {
  const text = belgianNumber(m2, Math.round(m2 * 10) % 10 === 0 ? 0 : 1)
  return text === 'NaN' ? text : `${text}${NBSP}m²`
}

/** Returns a rounded integer: `1.235`. */
export function formatInteger(value: number): string {
  return belgianNumber(value, 0)
}

/** Returns a number with two decimals, or with none if it is an integer. */
export function formatAmount(value: number): string {
  return belgianNumber(value, Number.isInteger(value) ? 0 : 2)
}

/**
 * Returns a number within a sentence in the notation of its language. French has a narrow no-break space between
 * thousands (`1 234,5`), the others `1.234,5`. Returns 'NaN' if the value is not a number.
 */
export function numberInText(value: number, lang: Lang, decimals = 0): string {
  const text = belgianNumber(value, decimals)
  return lang === 'fr' ? text.replaceAll('.', NARROW_NBSP) : text
}

/**
 * Returns a number with dots between thousands and a decimal comma in every language. It does not use Intl, whose data
 * changes between ICU versions.
 */
export function belgianNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return 'NaN'
  const [integerPart = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = integerPart.replace(/\B(?=(?:\d{3}){1,4}$)/g, '.')
  const text = fraction ? `${grouped},${fraction}` : grouped
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Returns a coordinate with a precision of one metre in Belgian notation, as forms contain it. */
export function coordinateText(degrees: number): string {
  return degrees.toFixed(5).replace('.', ',')
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Returns the number of a text in Belgian notation, such as '1.250' and '3,5', or null for other text. */
export function readBelgianNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]|\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return DECIMAL.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null
}
