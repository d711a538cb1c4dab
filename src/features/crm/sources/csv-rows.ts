import { CsvError, parse } from 'csv-parse/sync'
import { FeedRefusal, MAX_RECORDS } from './feed'

export type Delimiter = ';' | ',' | '\t'

export const DELIMITERS: readonly Delimiter[] = [';', ',', '\t']

export interface CsvRow {
  /** The position of the row among all rows, from 1. */
  number: number
  /** The number of the line on which the row begins, from 1. */
  line: number
  cells: string[]
  /** True for a last row with an unclosed quote. Its cells are not read. */
  isOpen: boolean
}

/** The maximum number of columns, as in Excel. */
const MAX_CELLS = 16_384

/**
 * Returns the rows of a CSV file (RFC 4180) that have text. Line breaks in cells become `\n`. Throws a FeedRefusal for a
 * row of more than 16,384 cells, for more than 20,000 rows below the first, or as many blank rows of various lengths.
 */
export function csvRows(text: string, delimiter: Delimiter): CsvRow[] {
  const rows: CsvRow[] = []
  let last = { records: 0, lines: 0 }
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(cells: string[], info) {
        last = info
        const line = info.lines - cells.join('').split('\n').length + 1
        if (cells.length > MAX_CELLS)
          throw new FeedRefusal({ code: 'cellsMany', value: String(line), other: '16 384' })
        if (cells.some((cell) => cell.trim() !== ''))
          rows.push({ number: info.records, line, cells, isOpen: false })
        if (Math.max(rows.length - 1, info.invalid_field_length) > MAX_RECORDS)
          throw new FeedRefusal({ code: 'recordsMany', other: '20 000' })
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error
    rows.push({ number: last.records + 1, line: last.lines + 1, cells: [], isOpen: true })
  }
  return rows
}

/** Returns the delimiter that occurs most often in the first line. */
export function delimiterOf(text: string): Delimiter {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}
