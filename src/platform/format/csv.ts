/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",;\n\r]/

/**
 * Rows as CSV (RFC 4180) with semicolons, which Belgian spreadsheets expect, and the mark by which they know
 * UTF-8. No cell is run as a formula: what looks like one gets an apostrophe before it.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
