import { cleanText } from './text'

/** The one-digit area codes (Brussels, Antwerp, Liège, Ghent). The others have two digits. */
const SHORT_ZONES = ['2', '3', '4', '9']

/** Returns `tel:+32470123456`; `00` becomes the `+` of a country. Returns null without a digit. */
export function phoneHref(text: string | null | undefined): string | null {
  const number = dialled(text)
  return number && `tel:${number}`
}

/**
 * Returns `+32 470 12 34 56`, `+32 2 512 34 56`, `+32 81 22 33 44`. Numbers of other countries are returned as typed,
 * with `+` for 00.
 */
export function formatPhone(text: string | null | undefined): string {
  const typed = cleanText(text ?? '', 80)
  const national = /^\+32(\d+)$/.exec(dialled(typed) ?? '')?.[1]
  const grouped = national && groupNational(national)
  return grouped ? `+32 ${grouped}` : typed.replace(/^00\s*/, '+')
}

/**
 * Returns a mail link. The subject is often the address of a property. Returns null if the text is not a mail address.
 */
export function mailHref(email: string | null | undefined, subject?: string): string | null {
  const address = cleanText(email ?? '', 320)
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return null
  const query = subject ? `?subject=${encodeURIComponent(cleanText(subject, 500))}` : ''
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${query}`
}

/** Returns the digits to dial: `0032` becomes `+32`, a `(0)` after it is removed, and a national 0 becomes +32. */
function dialled(text: string | null | undefined): string | null {
  const compact = (text ?? '')
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  const digits = compact.replace(/\+/g, '')
  if (!digits) return null
  if (compact.startsWith('+')) return `+${digits.replace(/^320/, '32')}`
  return `+32${digits.replace(/^0/, '')}`
}

function groupNational(digits: string): string | null {
  if (/^4\d{8}$/.test(digits)) return group(digits, [3, 2, 2, 2])
  if (!/^[1-9]\d{7}$/.test(digits)) return null
  return SHORT_ZONES.includes(digits.charAt(0))
    ? group(digits, [1, 3, 2, 2])
    : group(digits, [2, 2, 2, 2])
}

function group(digits: string, lengths: number[]): string {
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, n) => sum + n, 0))
  return starts.map((start, at) => digits.slice(start, start + (lengths[at] ?? 0))).join(' ')
}
