import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { addressPattern, type Identity, namesPerson } from '../../platform/accounts/identity'
import type { Db, Statement } from '../../platform/db/db'
import { LOG_TABLES, type LogTable, PERSONAL_TABLES } from './text-columns'

/** Texts outside of a person's own records that name the person. */

const BLANK = '…'
/** A statement has at most 100 bound values; each leaf has two. */
const LEAVES_AT_ONCE = 40
/** A statement of a deployed database has at most 100 KB. */
const MAX_REWRITTEN_LENGTH = 30_000
/** The characters that people write between the digits of a telephone number. */
const SEPARATORS = [' ', '\u00a0', '%20', '.', '/', '-', '(', ')', '+']

/** A text that names a person: its position, and its value as SQLite stores it. */
const mention = z.object({
  column: z.string(),
  key: z.array(z.union([z.string(), z.number()])),
  text: z.string(),
})

/** A mention in an export. It contains no words of other people. */
interface ExportedMention {
  column: string
  texts?: string[]
}

/** A column in which a text can name a person. */
interface TextColumn {
  /** `table.column`. */
  name: string
  table: SQLiteTable
  column: SQLiteColumn
  /** In a log: the effect of an erasure. */
  erase?: LogTable['erase']
  /** In records of other people: the column with the id of the record. */
  owner?: SQLiteColumn
}

const TEXT_COLUMNS: TextColumn[] = [
  ...LOG_TABLES.flatMap(({ table, words, erase }) =>
    words.map((column) => withName({ table, column, erase })),
  ),
  ...PERSONAL_TABLES.flatMap(({ table, words, owner }) =>
    words.map((column) => withName({ table, column, owner })),
  ),
]
const BY_NAME = new Map(TEXT_COLUMNS.map((textColumn) => [textColumn.name, textColumn]))

function withName(textColumn: Omit<TextColumn, 'name'>): TextColumn {
  return {
    ...textColumn,
    name: `${getTableConfig(textColumn.table).name}.${textColumn.column.name}`,
  }
}

/**
 * Returns a query for each column with words, which selects the texts that may name the person outside of the
 * records that `ownIds` selects. A log may also contain a full name or a telephone number.
 */
export function mentionQueries(identity: Identity, ownIds: SQL): SQL[] {
  return TEXT_COLUMNS.map(({ name, table, column, owner }) => {
    const lower = sql`lower(${column})`
    const address = containsOneOf(lower, addressesOf(identity))
    const condition = owner
      ? sql`${address} and ${owner} not in (${ownIds})`
      : sql`${address} or ${containsOneOf(lower, fragmentsOf(identity))}
          or ${containsOneOf(withoutSeparators(column), identity.phones)}`
    const key = sql.join(primaryKey(table), sql`, `)
    return sql`select json_object('column', ${name}, 'key', json_array(${key}), 'text', ${column}) as item
      from ${table} where ${condition}`
  })
}

function addressesOf({ email }: Identity): string[] {
  return [email, email.replace('@', '%40')]
}

function fragmentsOf({ names }: Identity): string[] {
  return names.map(({ fragment }) => fragment)
}

function containsOneOf(text: SQL, parts: string[]): SQL {
  return sql`exists (select 1 from json_each(${JSON.stringify(parts)}) where instr(${text}, value) > 0)`
}

function withoutSeparators(column: SQLiteColumn): SQL {
  return SEPARATORS.reduce((text, one) => sql`replace(${text}, ${one}, '')`, sql`${column}`)
}

/** Returns the data about the person in the rows of `mentionQueries`, without the texts of other people. */
export function readMentions(items: readonly string[], identity: Identity): ExportedMention[] {
  return mentionsIn(items, identity).map(({ textColumn, leaves }) =>
    textColumn.erase
      ? { column: textColumn.name, texts: leaves.map(({ value }) => value) }
      : { column: textColumn.name },
  )
}

/** Returns the statements that delete or rewrite the texts in the rows of `mentionQueries` that name the person. */
export function mentionStatements(
  db: Db,
  items: readonly string[],
  identity: Identity,
): Statement[] {
  const address = addressPattern(identity.email)
  return mentionsIn(items, identity).flatMap(({ textColumn, key, leaves }): Statement[] => {
    const { table, column, erase } = textColumn
    const isThisRow = sql.join(
      primaryKey(table).map((part, index) => sql`${part} = ${key[index]}`),
      sql` and `,
    )
    if (erase === 'row') return [db.delete(table).where(isThisRow)]
    const updates = leaves.map(({ path, value }) => {
      const isBlanked = erase !== undefined || value.length > MAX_REWRITTEN_LENGTH
      return { path, value: isBlanked ? BLANK : value.replace(address, BLANK) }
    })
    return chunksOf(updates, erase ? LEAVES_AT_ONCE : 1).map((chunk) => {
      const values = { [propertyOf(table, column)]: valueWith(column, chunk) }
      return db.update(table).set(values).where(isThisRow)
    })
  })
}

interface Leaf {
  /** The JSON path; null in a column of plain text. */
  path: string | null
  value: string
}

function valueWith(column: SQLiteColumn, leaves: Leaf[]): SQL {
  const [first] = leaves
  if (first?.path === null) return sql`${first.value}`
  const values = leaves.map(({ path, value }) => sql`${path}, ${value}`)
  return sql`json_set(${column}, ${sql.join(values, sql`, `)})`
}

function chunksOf<Value>(values: Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}

function mentionsIn(items: readonly string[], identity: Identity) {
  const namesThem = namesPerson(identity)
  const address = addressPattern(identity.email)
  return items.flatMap((item) => {
    const { column, key, text } = mention.parse(JSON.parse(item))
    const textColumn = BY_NAME.get(column)
    if (!textColumn) return []
    const leaves = leavesOf(textColumn, text).filter(({ value }) =>
      textColumn.erase ? namesThem(value) : value.search(address) !== -1,
    )
    return leaves.length > 0 ? [{ textColumn, key, leaves }] : []
  })
}

/**
 * Returns the strings in a text: those of its JSON, without the recipients of a mail, which are addresses of the
 * agency.
 */
function leavesOf({ column }: TextColumn, text: string): Leaf[] {
  if (column.dataType !== 'json') return [{ path: null, value: text }]
  return jsonLeaves(JSON.parse(text), '$').filter(({ path }) => !path?.startsWith('$."to".'))
}

function jsonLeaves(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value))
    return value.flatMap((one, index) => jsonLeaves(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => jsonLeaves(one, `${path}."${name}"`))
}

/** Returns the property name of a column in drizzle's `set`. */
function propertyOf(table: SQLiteTable, column: SQLiteColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column)
  if (!found) throw new Error(`No column ${column.name}`)
  return found[0]
}

function primaryKey(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
