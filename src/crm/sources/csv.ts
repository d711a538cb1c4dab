import { isLang, type Lang } from '../../domain/format/lang'
import { mapProperty } from '../map-property'
import { isKnownField } from '../merge-languages'
import { isTextField } from '../text-fields'
import { isRecord, type WireItem } from '../wire-item'
import { readLine } from '../wire-values'
import { type CsvRow, csvRows } from './csv-rows'
import { type Feed, type FeedItem, FeedRefusal } from './feed'

/** Lists of addresses; what else is a list does not fit into a cell. */
const ADDRESSES = ['largepictureitems', 'xlargepictureitems']
const NO_CELLS = [
  'divisions',
  'documents',
  'documentitems',
  'smallpictureitem',
  'mediumpictureitem',
]
const NEEDED = ['id', 'goal', 'status', 'zip']

/** The field of a column, and the language where its header names one: `DescriptionA.fr`. */
interface Column {
  field: string
  lang: Lang | null
}

/**
 * A CSV file of homes: UTF-8, `;` or `,`, the first line the import format's names, each line a home. It holds
 * everything. `lang` is the language of texts whose header names none.
 */
export function readCsv(text: string, lang: Lang): Feed {
  const feed: Feed = { mode: 'all', items: [], deleted: [], unreadable: 0, issues: [] }
  let columns: Column[] | null = null
  for (const row of csvRows(text, delimiterOf(text))) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    if (columns) addRow(feed, columns, row, lang)
    else columns = columnsOf(row.cells)
  }
  if (!columns) throw new FeedRefusal('The CSV is empty')
  return feed
}

/** Whichever the first line has more of. */
function delimiterOf(text: string): ';' | ',' {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  return header.split(';').length >= header.split(',').length ? ';' : ','
}

function columnsOf(headers: readonly string[]): Column[] {
  const columns = headers.map((header): Column => {
    const [field = '', lang] = header.trim().toLowerCase().split('.')
    return { field, lang: isLang(lang) ? lang : null }
  })
  const unknown = headers.filter((header, index) => !isColumn(header, columns[index]))
  if (unknown.length > 0) {
    throw new FeedRefusal(`Columns that are not known: ${unknown.slice(0, 20).join(', ')}`)
  }
  const missing = NEEDED.filter((field) => !columns.some((column) => column.field === field))
  if (missing.length > 0) throw new FeedRefusal(`Columns that are missing: ${missing.join(', ')}`)
  const names = columns.map(({ field, lang }) => `${field}.${lang}`)
  const twice = headers.filter((_, index) => names.indexOf(names[index] ?? '') !== index)
  if (twice.length > 0) throw new FeedRefusal(`Columns that are there twice: ${twice.join(', ')}`)
  return columns
}

function isColumn(header: string, column: Column | undefined): boolean {
  if (!column || !isKnownField(column.field) || NO_CELLS.includes(column.field)) return false
  return !header.includes('.') || (column.lang !== null && isTextField(column.field))
}

function addRow(
  feed: Feed,
  columns: readonly Column[],
  { cells, line, isOpen }: CsvRow,
  lang: Lang,
): void {
  const data = dataOf(columns, cells, lang)
  const key = readLine(data.id)
  const wrong = isOpen ? 'a quote is not closed' : wrongCount(cells.length, columns.length)
  if (wrong || !key) {
    feed.unreadable++
    feed.issues.push({ ID: null, issues: [`Line ${line}: ${wrong ?? 'no ID'}`] })
    return
  }
  const item: FeedItem = { kind: 'property', key, data }
  feed.items.push(item)
  const mapping = mapProperty({ ...data, id: 1 }, lang)
  const found = mapping.status === 'refused' ? mapping.issues : mapping.notes
  if (found.length > 0) {
    const issues = found.map((one) => `Line ${line}, ${key}: ${one}`)
    feed.issues.push({ ID: null, issues, item: { kind: 'property', key } })
  }
}

function wrongCount(cells: number, columns: number): string | null {
  return cells === columns ? null : `${cells} cells for ${columns} columns`
}

function dataOf(columns: readonly Column[], cells: readonly string[], main: Lang): WireItem {
  const data: WireItem = {}
  for (const [index, { field, lang }] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell === '') continue
    if (ADDRESSES.includes(field)) data[field] = cell.split(/\s+/).map((url) => ({ url }))
    else if (isTextField(field)) {
      data[field] = { ...asRecord(data[field]), [lang ?? main]: cell }
    } else data[field] = cell
  }
  return data
}

function asRecord(value: unknown): WireItem {
  return isRecord(value) ? value : {}
}
