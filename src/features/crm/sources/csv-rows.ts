import { FeedRefusal } from './feed'

export type Delimiter = ';' | ',' | '\t'

export const DELIMITERS: readonly Delimiter[] = [';', ',', '\t']

export interface CsvRow {
  /** The number of the line on which the row begins, from 1. */
  line: number
  cells: string[]
  /** True for a last row with an unclosed quote. */
  isOpen: boolean
}

/** The maximum number of columns, as in Excel. */
const MAX_CELLS = 16_384

const CELL_ENDS: Readonly<Record<Delimiter, RegExp>> = {
  ';': /[;\r\n]/g,
  ',': /[,\r\n]/g,
  '\t': /[\t\r\n]/g,
}

/**
 * Reads the rows of a CSV file (RFC 4180) in linear time: quoted cells may contain delimiters, line breaks and doubled
 * quotes. Throws a FeedRefusal for a row of more than 16,384 cells.
 */
export function* csvRows(text: string, delimiter: Delimiter): Generator<CsvRow> {
  const cellEnd = CELL_ENDS[delimiter]
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row: CsvRow = { line, cells: [], isOpen: false }
    do {
      // Skips the delimiter after the previous cell.
      if (row.cells.length > 0) at++
      if (row.cells.length === MAX_CELLS) {
        throw new FeedRefusal({ code: 'cellsMany', value: String(row.line), other: '16 384' })
      }
      let cell = ''
      if (text[at] === '"') {
        const close = closingQuote(text, at)
        const quoted = text.slice(at + 1, close)
        line += countBreaks(quoted)
        row.isOpen = close === text.length
        cell = quoted.replaceAll('""', '"')
        at = Math.min(close + 1, text.length)
      }
      cellEnd.lastIndex = at
      const end = cellEnd.exec(text)?.index ?? text.length
      row.cells.push(cell + text.slice(at, end))
      at = end
    } while (text[at] === delimiter)
    at += text.startsWith('\r\n', at) ? 2 : 1
    line++
    yield row
  }
}

/**
 * Returns the number of line breaks; `\r` + `
 * ` is one.
 */
export function countBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}

/** Returns the index of the quote that closes the one at `open`, or the text's length. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return text.length
}

/** Returns the delimiter that occurs most often in the first line. */
export function delimiterOf(text: string): Delimiter {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}
