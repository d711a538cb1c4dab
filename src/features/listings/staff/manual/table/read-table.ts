import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../../../env'
import type { AdField } from '../../../../../listing/law/ad-rules'
import { publicationCheck } from '../../../../../listing/law/publication-check'
import { hasManualId } from '../../../../../listing/overrides/manual-id'
import { type ManualListing, manualListing } from '../../../../../listing/overrides/manual-listing'
import { localTime } from '../../../../../listing/queries/listing-index'
import { STATUS } from '../../../../../listing/status'
import type { Db } from '../../../../../platform/db/db'
import { property } from '../../../../../platform/db/schema'
import { CHECKBOX_VALUE, type Entries } from '../../../../../platform/fields/field'
import { DEFAULT_LANG, type Lang } from '../../../../../platform/format/lang'
import { readBelgianNumber } from '../../../../../platform/format/number'
import { GOAL, type PropertyGoal, WEB_ID } from '../../../../../platform/goal'
import type { LabelKey, Translate } from '../../../../../platform/i18n'
import { readDrafts } from '../../../../../site/revisions/revisions'
import { refusedEntries } from '../../../../../staff/editing/choices/refused-values'
import type { References } from '../../../../../staff/editing/edit-form'
import type { FieldIssue } from '../../../../../staff/editing/issues-of'
import { createSiteLinkLookup } from '../../../../../staff/editing/links/site-links'
import { readDocument } from '../../../../../staff/editing/read-document'
import { loadReferences } from '../../../../../staff/editing/references'
import { sanitiseRich } from '../../../../../staff/editing/rich'
import { csvRows, delimiterOf, FeedRefusal } from '../../../../crm/crm.staff'
import { loadTableWords } from '../../../../natural-query/natural-query'
import { publishedRecord } from '../../../edit-manual-listing'
import { wrongPlace } from '../../listing-issues'
import { propertyFields } from '../listing-fields'
import { isAbroad, withPlace } from '../with-place'
import {
  columnsOf,
  entriesOf,
  offeredNames,
  TABLE_FIELDS,
  type TableColumn,
  type TableWords,
} from './table-columns'

/** The maximum number of listings that one table makes, which are stored at once. */
export const MAX_ROWS = 100

/** The fields without which a row is refused. A row with another cell that cannot be read is a draft without it. */
const ESSENTIAL = /^(?:goal|price|zip|webId|country)$|^(?:city|typeDescription)\./

/** A price in euros from which a listing without a goal is for sale, because no rent is as high. */
const MIN_SALE_PRICE = 30_000

/** The fields that every row needs, and the columns from which they may come instead. */
const NEEDED: Readonly<Record<string, string>> = {
  goal: 'price',
  zip: 'address',
  typeDescription: 'webId',
}

/** Matches a cell that says that there is nothing: `-`, `n.v.t.`. */
const EMPTY = /^(?:[-–—/?.]*|n\.?v\.?t\.?|n\/?a)$/i

/** The minimum prices by goal. A lower one is rather in thousands or millions: `365`, `1,2`. */
const MIN_PRICE = { [GOAL.sale]: 1000, [GOAL.rent]: 50 }

export interface TableRow {
  /** The position of the row in the table. The row with the column names has 1. */
  number: number
  cells: string[]
  entries: Entries
  /** The listing, or null if the row was refused or its listing exists. */
  document: ManualListing | null
  /** The facts that the law of its region requires and the row lacks. With them, the listing can be published. */
  missing: AdField[]
  issues: FieldIssue[]
  /** The cells that cannot be read and that the listing does not need, by the name of their field. */
  skipped: Entries
}

/** Returns true if a listing can be published at once: it lacks nothing, and all its cells were read. */
export function canPublish({ document, missing, skipped }: TableRow): boolean {
  return document !== null && missing.length === 0 && Object.keys(skipped).length === 0
}

export interface ReadTable {
  headings: string[]
  /** The headings that name no field. Their cells are ignored. */
  unknown: string[]
  /** The labels of needed columns that the table does not have. Without them no row is read. */
  missing: LabelKey[]
  rows: TableRow[]
  /** The reason why the whole table was refused. */
  refused: 'empty' | 'many' | 'malformed' | null
}

const NOTHING: ReadTable = { headings: [], unknown: [], missing: [], rows: [], refused: 'empty' }

/** Reads rows that were copied from a spreadsheet. The first row names the columns. Nothing is stored. */
export async function readTable(c: Context<AppEnv>, text: string): Promise<ReadTable> {
  const split = splitRows(text)
  if (split === null) return { ...NOTHING, refused: 'malformed' }
  const [header, ...rows] = split
  if (!header || rows.length === 0) return NOTHING
  if (rows.length > MAX_ROWS) return { ...NOTHING, refused: 'many' }
  const headings = header.cells.map((cell) => cell.trim())
  const words = await loadTableWords()
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const columns = columnsOf(headings, words, main)
  const named = columns.map((column) => column?.name ?? '')
  const priceHeading = headings[named.indexOf('price')] ?? ''
  const goal = words.readGoal(priceHeading, main)
  const hasColumn = (name: string) =>
    named.includes(name) ||
    (name === 'goal' && named.includes('status')) ||
    named.includes(NEEDED[name] ?? '')
  const table = {
    headings,
    unknown: headings.filter((heading, index) => heading && !columns[index]),
    missing: Object.keys(NEEDED)
      .filter((name) => !hasColumn(name))
      .flatMap((name) => TABLE_FIELDS.find((leaf) => leaf.name === name)?.field.label ?? []),
    refused: null,
  }
  if (table.missing.length > 0) return { ...table, rows: [] }
  return { ...table, rows: await readRows(c, columns, rows, { main, words, goal }) }
}

type Row = Pick<TableRow, 'number' | 'cells'>

function splitRows(text: string): Row[] | null {
  try {
    const rows = csvRows(text, delimiterOf(text))
    return rows.some(({ isOpen }) => isOpen) ? null : rows
  } catch (error) {
    if (error instanceof FeedRefusal) return null
    throw error
  }
}

async function readRows(
  c: Context<AppEnv>,
  columns: readonly (TableColumn | null)[],
  rows: readonly Row[],
  reading: { main: Lang; words: TableWords; goal: PropertyGoal | null },
): Promise<TableRow[]> {
  const [references, known] = await Promise.all([loadReferences(c), readListingKeys(c.get('db'))])
  const links = await createSiteLinkLookup(c, references)
  const { main, words, goal } = reading
  const { propertyTypes, settings } = c.get('content').site
  const propertyType = propertyTypes.flatMap(({ webId, name }) =>
    Object.values(name).map((one) => ({ id: String(webId), name: one })),
  )
  const context = { main, words, goal, references: { ...references, propertyType } }
  const results: TableRow[] = []
  for (const { number, cells } of rows) {
    const given = entriesOfRow(columns, cells, context)
    const check = (entries: Entries) => checkRow(c, entries, { main, references })
    const first = await check(given)
    const isReadable = first.issues.every(({ name }) => !ESSENTIAL.test(name))
    const skipped = isReadable ? pickEntries(given, first.issues) : {}
    const entries = withoutEntries(given, skipped)
    const { read, issues } = Object.keys(skipped).length > 0 ? await check(entries) : first
    const clean = read.status === 'ok' ? sanitiseRich(propertyFields, read, links) : read
    const listing = clean.status === 'ok' ? manualListing.parse(clean.document) : null
    const key = listing && listingKey(listing)
    const document = issues.length > 0 || (key && known.has(key)) ? null : listing
    if (key && document) known.add(key)
    const record = document && publishedRecord(1, document, [], localTime(new Date()))
    results.push({
      number,
      cells,
      entries,
      document,
      missing: record ? publicationCheck(record, settings).map(({ field }) => field) : [],
      issues: issuesOfRow(c.var.view.t, issues, entries, references),
      skipped,
    })
  }
  return results
}

async function checkRow(
  c: Context<AppEnv>,
  entries: Entries,
  { main, references }: { main: Lang; references: References },
) {
  const rules = { fields: propertyFields, schema: manualListing, refine: wrongPlace }
  const read = readDocument(rules, entries, main)
  const issues = [
    ...(read.status === 'refused' ? read.issues : []),
    ...(await refusedEntries(c, propertyFields, entries, references)),
    ...wrongCells(entries),
    ...wrongPrice(entries),
  ]
  return { read, issues }
}

/** Returns the entries of the fields with an issue. */
function pickEntries(entries: Entries, issues: readonly FieldIssue[]): Entries {
  const names = new Set(issues.map(({ name }) => name))
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)))
}

/** Returns the entries without the skipped ones. A listing whose state cannot be read is on the market as a draft. */
function withoutEntries(entries: Entries, skipped: Entries): Entries {
  const kept = Object.entries(entries).filter(([name]) => !(name in skipped))
  return { status: String(STATUS.active), ...Object.fromEntries(kept) }
}

function entriesOfRow(
  columns: readonly (TableColumn | null)[],
  cells: readonly string[],
  context: {
    main: Lang
    words: TableWords
    /** The goal that the heading of the price names, for a table without a column for it. */
    goal: PropertyGoal | null
    references: References
  },
): Entries {
  const entries: Entries = {
    ...(context.goal !== null && { goal: String(context.goal) }),
    status: String(STATUS.active),
    publishPrice: CHECKBOX_VALUE,
    publishAddress: CHECKBOX_VALUE,
  }
  const title = `typeDescription.${context.main}`
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (!column || EMPTY.test(cell)) continue
    Object.assign(entries, entriesOf(column, cell, context))
    if (column.name === 'webId') entries[title] ??= cell
  }
  const cellOf = (name: string) => cells[columns.findIndex((column) => column?.name === name)] ?? ''
  const state = cellOf('status')
  const goal = context.words.readGoal(state, context.main)
  if (entries.status === String(STATUS.sold)) entries.goal ??= String(GOAL.sale)
  if (entries.status === String(STATUS.rented)) entries.goal ??= String(GOAL.rent)
  if (goal !== null) {
    entries.goal ??= String(goal)
    // The two columns contradict each other.
    if (entries.goal !== String(goal)) entries.goal = `${cellOf('goal')} / ${state}`
  }
  if (Number(entries.price) >= MIN_SALE_PRICE) entries.goal ??= String(GOAL.sale)
  return withPlace(entries.webId === String(WEB_ID.land) ? withPlot(entries) : entries)
}

/** Returns the entries of land. It has no habitable surface, so its only surface is that of the plot. */
function withPlot({ surfaceLiving = '', ...entries }: Entries): Entries {
  return { ...entries, surfacePlot: entries.surfacePlot || surfaceLiving }
}

type Identified = Pick<
  ManualListing,
  'goal' | 'typeDescription' | 'zip' | 'street' | 'houseNumber' | 'boxNr' | 'price'
>

/** Returns a text that is equal for two listings with the same goal, title and address, or price if the street is unknown. */
function listingKey(listing: Identified): string {
  const { goal, typeDescription, zip, street, houseNumber, boxNr, price } = listing
  const place = street ? [street, houseNumber, boxNr] : [price]
  return JSON.stringify([goal, typeDescription, zip, ...place])
}

/** Returns the keys of the properties made by staff and of their drafts. */
async function readListingKeys(db: Db): Promise<Set<string>> {
  const [rows, drafts] = await Promise.all([
    db.select({ record: property.data }).from(property).where(hasManualId(property.id)),
    readDrafts(db, 'listing'),
  ])
  const documents = [...drafts.values()].flatMap(
    (document) => manualListing.safeParse(document).data ?? [],
  )
  return new Set([...rows.flatMap(({ record }) => record ?? []), ...documents].map(listingKey))
}

/** Returns an issue for each cell of a check box that says neither yes nor no, and of a date that is none. */
function wrongCells(entries: Entries): FieldIssue[] {
  return TABLE_FIELDS.flatMap(({ name, field }): FieldIssue[] => {
    const value = entries[name] ?? ''
    if (field.kind === 'flag' && value !== '' && value !== CHECKBOX_VALUE)
      return [{ name, text: 'field.wrong.offered' }]
    const isNoDate = field.kind === 'date' && value !== '' && !z.iso.date().safeParse(value).success
    return isNoDate ? [{ name, text: 'field.wrong.date' }] : []
  })
}

/** Returns an issue for a price that is too low to be one in euros, and for a deposit in months: `3`, `3 mnd`. */
function wrongPrice({ goal, price = '', 'law.deposit': deposit = '' }: Entries): FieldIssue[] {
  const value = readBelgianNumber(price)
  const min = MIN_PRICE[goal === String(GOAL.rent) ? GOAL.rent : GOAL.sale]
  const depositValue = readBelgianNumber(deposit) || MIN_PRICE[GOAL.rent]
  return [
    ...(value !== null && value < min
      ? [{ name: 'price', text: 'record.table.price' } as const]
      : []),
    ...(depositValue < MIN_PRICE[GOAL.rent]
      ? [{ name: 'law.deposit', text: 'field.wrong.number' } as const]
      : []),
  ]
}

/** Returns one issue for each field. It names the refused value, because the preview has no field with the value. */
function issuesOfRow(
  t: Translate,
  issues: readonly FieldIssue[],
  entries: Entries,
  references: References,
): FieldIssue[] {
  const isPlaceUnknown = issues.some(({ name }) => name.startsWith('city.')) && !isAbroad(entries)
  const described = issues.map((issue): FieldIssue => {
    const { name } = issue
    const value = entries[name] ?? ''
    if (isPlaceUnknown && (name === 'zip' || name.startsWith('city.')))
      return entries.zip
        ? { name: 'zip', text: 'record.table.postcode', params: { value: entries.zip } }
        : { name: 'zip', text: 'field.missing' }
    if (name === 'goal' && !value) return { name, text: 'field.missing' }
    if (name === 'price' && value) return { name, text: 'record.table.price', params: { value } }
    const leaf = TABLE_FIELDS.find((one) => one.name === name)
    if (issue.text !== 'field.wrong.offered' || !leaf) return issue
    const names = offeredNames(t, leaf.field, references).join(', ')
    return { name, text: 'record.table.offered', params: { value, names } }
  })
  return [...new Map(described.map((issue) => [issue.name, issue])).values()]
}

/** Returns the rows that were not stored, and their text with the column names. */
export function rowsLeft(table: ReadTable): ReadTable & { text: string } {
  const rows = table.rows.filter(({ document }) => !document)
  const lines = [table.headings, ...rows.map(({ cells }) => cells)]
  const text = lines.map((cells) => cells.map(quoted).join('\t')).join('\n')
  return { ...table, rows: rows.map((row, index) => ({ ...row, number: index + 2 })), text }
}

function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
