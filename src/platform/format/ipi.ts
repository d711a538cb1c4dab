/** Returns the professional number as `123.456`, or null unless the text has exactly six digits. */
export function formatIpi(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits.length === 6 ? `${digits.slice(0, 3)}.${digits.slice(3)}` : null
}
