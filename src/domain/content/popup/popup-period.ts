/**
 * Tells whether a moment is within a period of days in Belgium, `2026-07-01` to `2026-08-31`, both included; an
 * empty day leaves that side open.
 */
export function isInPeriod(from: string, until: string, now: Date): boolean {
  // Swedish days are written as ISO 8601 has them.
  const today = now.toLocaleDateString('sv', { timeZone: 'Europe/Brussels' })
  return today >= from && (until === '' || today <= until)
}
