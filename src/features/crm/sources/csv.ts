import { STATUS } from '../../../listing/status'
import { isLang, type Lang } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import { withoutTrailing } from '../../../platform/format/text'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { fieldName } from '../mapping/field-names'
import { mapProperty } from '../mapping/map-property'
import { isKnownField } from '../mapping/merge-languages'
import { readMarket } from '../mapping/read-market'
import { isTextField } from '../mapping/text-fields'
import { isRecord, type WireItem } from '../mapping/wire-item'
import { readLine } from '../mapping/wire-values'
import { type CsvRow, csvRows, DELIMITERS, delimiterOf } from './csv-rows'
import { type Feed, type FeedItem, FeedRefusal } from './feed'

/** The fields with a list of addresses, separated by spaces, `|`, or a comma or semicolon before the next address. */
const ADDRESSES = ['largepictureitems', 'xlargepictureitems']
/** Matches a separator of addresses. A comma or semicolon within an address is not one. */
const ADDRESS_SEPARATOR = /\s+|\||[,;](?=\/|https?:)/i
/** The maximum number of addresses in a cell, more than the pictures of any listing. */
const MAX_ADDRESSES = 1000
/** The fields of the import format that a column cannot contain. */
export const FIELDS_WITHOUT_COLUMN: readonly string[] = [
  'divisions',
  'openhouses',
  'documents',
  'documentitems',
  'smallpictureitem',
  'mediumpictureitem',
  'pastprices',
]
/** The maximum number of headers that one message names. */
const MAX_NAMED = 20
const NEEDED = ['id', 'goal', 'status', 'zip']

/** The field of a column, and the language if its header names one: `DescriptionA.fr`; null without a header. */
type Column = { field: string; lang: Lang | null } | null

/** Matches the line by which Excel declares the delimiter. */
const SEP_LINE = /^"?sep=([;,\t])"?(?:\r\n?|\n)/i

/**
 * Reads a CSV file of properties with `;`, `,` or tab. The first line holds names of the import format, each other line
 * is a property. The file is a full list. `lang` is the language of texts whose header names none. Throws a FeedRefusal
 * for a file without usable headers.
 */
export function readCsv(text: string, lang: Lang): Feed {
  const feed: Feed = { mode: 'all', items: [], deleted: [], unreadable: 0, issues: [] }
  const [sepLine = '', declared] = SEP_LINE.exec(text) ?? []
  const body = text.slice(sepLine.length)
  const delimiter = DELIMITERS.find((candidate) => candidate === declared) ?? delimiterOf(body)
  const [header, ...rows] = csvRows(body, delimiter)
  if (!header) throw new FeedRefusal({ code: 'fileEmpty' })
  const columns = columnsOf(header.cells)
  for (const row of rows) {
    addRow(feed, columns, { ...row, line: row.line + (sepLine ? 1 : 0) }, lang)
  }
  return feed
}

function columnsOf(headers: readonly string[]): Column[] {
  const columns = headers.map((header): Column => {
    const [field = '', lang] = header.trim().toLowerCase().split('.')
    return field === '' ? null : { field, lang: isLang(lang) ? lang : null }
  })
  const unknown = headers.filter((header, index) => !isColumn(header, columns[index]))
  refuseHeaders('columnsUnknown', unknown)
  const missing = NEEDED.filter((field) => !columns.some((column) => column?.field === field))
  refuseHeaders('columnsMissing', missing.map(fieldName))
  const names = columns.map((column) => column && `${column.field}.${column.lang}`)
  refuseHeaders(
    'columnsTwice',
    headers.filter((_, index) => names[index] && names.indexOf(names[index]) !== index),
  )
  return columns
}

function refuseHeaders(
  code: 'columnsUnknown' | 'columnsMissing' | 'columnsTwice',
  headers: readonly string[],
): void {
  if (headers.length === 0) return
  throw new FeedRefusal({ code, value: headers.slice(0, MAX_NAMED).join(', ') })
}

function isColumn(header: string, column: Column | undefined): boolean {
  if (!column) return true
  if (!isKnownField(column.field) || FIELDS_WITHOUT_COLUMN.includes(column.field)) return false
  return !header.includes('.') || (column.lang !== null && isTextField(column.field))
}

function addRow(feed: Feed, columns: readonly Column[], row: CsvRow, lang: Lang): void {
  const { cells, line, isOpen } = row
  const issue = isOpen ? { code: 'quoteOpen' as const } : countIssue(cells, columns.length)
  const { data, unknown } = marketOf(issue ? {} : dataOf(columns, cells, lang))
  const key = readLine(data.id)
  if (issue || !key) {
    feed.unreadable++
    feed.issues.push({ ID: null, line, issues: [issue ?? { code: 'idMissing' }] })
    return
  }
  const item: FeedItem = { kind: 'property', key, numbers: { ID: key }, data }
  feed.items.push(item)
  const ignored = cells.filter((cell, index) => !columns[index] && cell.trim() !== '')
  const issues: ImportIssue[] = [
    ...unknown,
    ...ignored
      .slice(0, MAX_NAMED)
      .map((cell) => ({ code: 'fieldIgnored' as const, value: shownValue(cell) })),
    ...mappingIssues(mapProperty({ ...data, id: 1 }, lang)),
  ]
  if (issues.length > 0) {
    feed.issues.push({
      ID: null,
      line,
      key,
      issues,
      item: { kind: 'property', key },
    })
  }
}

/** Returns the fields of a line with its availability as numbers; an unknown status makes it inactive. */
function marketOf(fields: WireItem): { data: WireItem; unknown: ImportIssue[] } {
  const { item } = readMarket(fields)
  const status = readLine(item.status)
  if (status === null || readNumber(status) !== null) return { data: item, unknown: [] }
  return {
    data: { ...item, status: STATUS.inactive },
    unknown: [{ code: 'wordUnknown', field: 'Status', value: shownValue(status) }],
  }
}

function mappingIssues(mapping: ReturnType<typeof mapProperty>): ImportIssue[] {
  return mapping.status === 'refused' ? mapping.issues : mapping.notes
}

/** Returns the issue of a wrong number of cells. Empty cells beyond the last column are ignored. */
function countIssue(cells: readonly string[], columns: number): ImportIssue | null {
  const isTooLong = cells.slice(columns).some((cell) => cell.trim() !== '')
  if (cells.length >= columns && !isTooLong) return null
  return { code: 'cellCount', count: cells.length, other: String(columns) }
}

function dataOf(columns: readonly Column[], cells: readonly string[], main: Lang): WireItem {
  const data: WireItem = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell === '' || !column) continue
    const { field, lang } = column
    if (ADDRESSES.includes(field))
      data[field] = cell
        .split(ADDRESS_SEPARATOR, MAX_ADDRESSES)
        .map((part) => ({ url: withoutTrailing(part, ',;') }))
        .filter(({ url }) => url)
    else if (isTextField(field)) {
      data[field] = { ...asRecord(data[field]), [lang ?? main]: cell }
    } else data[field] = cell
  }
  return data
}

function asRecord(value: unknown): WireItem {
  return isRecord(value) ? value : {}
}
