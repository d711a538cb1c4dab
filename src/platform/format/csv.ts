/** Matches cells that a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",;\n\r]/

/**
 * Returns rows as CSV (RFC 4180) with semicolons, which Belgian spreadsheets expect, and a UTF-8 byte order mark. A
 * cell that looks like a formula gets an apostrophe before it.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
