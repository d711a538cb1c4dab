export type Delimiter = ';' | ',' | '\t'

export interface CsvRow {
  /** The line that it begins on, from 1. */
  line: number
  cells: string[]
  /** True for a last row whose quote is never closed. */
  isOpen: boolean
}

/** The rows of a CSV file (RFC 4180): what is quoted may hold delimiters, line breaks and doubled quotes. */
export function* csvRows(text: string, delimiter: Delimiter): Generator<CsvRow> {
  let line = 1
  let row: CsvRow = { line, cells: [], isOpen: false }
  // A cell, quoted or not, and what ends it; it matches everywhere, at the end of the text as nothing.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("?)|)([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const [all = '', quoted, closing, plain = '', end = ''] = cell.exec(text) ?? []
    row.cells.push((quoted ?? '').replaceAll('""', '"') + plain)
    row.isOpen = quoted !== undefined && closing === ''
    line += all.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === delimiter) continue
    yield row
    row = { line, cells: [], isOpen: false }
  }
}
