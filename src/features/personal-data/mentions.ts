import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import {
  type Identity,
  namesPerson,
  personMask,
  phrases,
  withoutSender,
} from '../../platform/accounts/identity'
import type { Db, Statement } from '../../platform/db/db'
import { propertyHistory } from '../../platform/db/schema-history'
import { foldedText } from '../../platform/format/text'
import { identifyingPaths } from './history-person'
import { LOG_TABLES, type LogTable, PERSONAL_TABLES, type PersonalTable } from './text-columns'

/** Texts outside of a person's own records that name the person. */

const BLANK = '…'
/** A statement has at most 100 bound values; each leaf has two. */
const LEAVES_AT_ONCE = 40
/** A statement of a deployed database has at most 100 KB. */
const MAX_REWRITTEN_LENGTH = 30_000
/** The texts between the words of a name or the digits of a telephone number, also as JSON and as HTML. */
const SEPARATORS = [
  ...[
    '<br/>',
    '&#x27;',
    '%20',
    '\\n',
    '\\r',
    '\\t',
    '\\',
    '\n',
    '\r',
    '\t',
    ' ',
    '\u00a0',
    '\u202f',
  ],
  ...['.', ',', ';', ':', '/', '-', '–', '_', '(', ')', '+', '=', '*', '>', '"', "'", '’'],
]
/** Limits the bound values of a query: each letter with an accent has four. */
const MAX_ACCENTS = 8
/** Limits the rows of a column. Only what the agency writes in every mail occurs in more. */
const MAX_MENTIONS = 1000

/** A text that names a person: its position, and its value as SQLite stores it. */
const mention = z.object({
  column: z.string(),
  key: z.array(z.union([z.string(), z.number()])),
  text: z.string(),
  /** The data of the sender of the record's lead. */
  sender: z.unknown(),
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
  /** The effect of an erasure. */
  erase: LogTable['erase'] | PersonalTable['erase']
  /** In records of other people: the column with the id of the record. */
  owner?: SQLiteColumn
  /** The data of the person to whom the record belongs. */
  sender?: SQL
}

const TEXT_COLUMNS: TextColumn[] = [
  ...LOG_TABLES.flatMap(({ table, words, erase }) =>
    words.map((column) => withName({ table, column, erase })),
  ),
  ...PERSONAL_TABLES.flatMap(({ table, words, owner, erase, lead, sender }) => {
    const data = lead
      ? sql`(select sender.data from lead sender where sender.id = ${lead})`
      : (sender ?? sql`null`)
    return words.map((column) => withName({ table, column, owner, erase, sender: data }))
  }),
  withName({ table: propertyHistory, column: propertyHistory.data, erase: 'identity' }),
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
 * records that `ownIds` selects.
 */
export function mentionQueries(identity: Identity, ownIds: SQL): SQL[] {
  return TEXT_COLUMNS.map((textColumn) => {
    const { name, table, column, owner, sender = sql`null`, erase } = textColumn
    const searched = searchedIdentity(erase, identity)
    const key = sql.join(primaryKey(table), sql`, `)
    const isOther = owner ? sql`cast(${owner} as text) not in (${ownIds})` : sql`true`
    // With a limit, SQLite converts each text once, and not once for each name and number.
    return sql`select json_object('column', ${name}, 'key', json(row_key), 'text', words, 'sender', json(sender)) as item
      from (select json_array(${key}) as row_key, ${column} as words, ${sender} as sender,
          lower(${column}) as lower_case, ${compactText(column, searched)} as compact
        from ${table} where ${isOther} limit -1)
      where ${mayName(erase, searched)} limit ${MAX_MENTIONS}`
  })
}

function mayName(erase: TextColumn['erase'], { email, names, phones }: Identity): SQL {
  const address = containsOneOf(sql`lower_case`, [email, email.replace('@', '%40')])
  const compactParts = isOfLog(erase) ? phones : [...phones, ...names.flatMap(phrases)]
  const fragments = isOfLog(erase) ? names.map(({ fragment }) => fragment) : []
  return sql`${address} or ${containsOneOf(sql`compact`, compactParts)}
    or ${containsOneOf(sql`lower_case`, fragments)}`
}

function isOfLog(erase: TextColumn['erase']): boolean {
  return erase === 'row' || erase === 'words'
}

/** Returns the part of an identity that is erased from a text. The name of staff is in most mails of the agency. */
function searchedIdentity(erase: TextColumn['erase'], identity: Identity): Identity {
  const isAddressOnly = erase === 'address' || (erase === 'identity' && identity.isStaff)
  return isAddressOnly ? { ...identity, names: [], phones: [] } : identity
}

function containsOneOf(text: SQL, parts: string[]): SQL {
  if (parts.length === 0) return sql`false`
  return sql`exists (select 1 from json_each(${JSON.stringify(parts)}) where instr(${text}, value) > 0)`
}

/** Returns a text in lower case without separators and without the accents that the person's names have. */
function compactText(column: SQLiteColumn, { names, phones }: Identity): SQL {
  if (names.length + phones.length === 0) return sql`''`
  // The HTML of a mail has the same words as its text.
  const source = column.name === 'mail' ? sql`json_remove(${column}, '$.html')` : sql`${column}`
  const accented = [...new Set(names.flatMap((name) => name.accented))].slice(0, MAX_ACCENTS)
  const removed = [...SEPARATORS, ...new Set(accented.flatMap(accentsOf))]
  const compact = removed.reduce(
    (text, one) => sql`replace(${text}, ${one}, '')`,
    sql`lower(${source})`,
  )
  return accented
    .flatMap((letter) => [letter, letter.toUpperCase()])
    .reduce((text, letter) => sql`replace(${text}, ${letter}, ${foldedText(letter)})`, compact)
}

function accentsOf(letter: string): string[] {
  return letter.normalize('NFD').match(/\p{M}/gu) ?? []
}

/** Returns the data about the person in the rows of `mentionQueries`, without the texts of other people. */
export function readMentions(items: readonly string[], identity: Identity): ExportedMention[] {
  return mentionsIn(items, identity).map(({ textColumn: { name, erase }, leaves }) =>
    isOfLog(erase) ? { column: name, texts: leaves.map(({ value }) => value) } : { column: name },
  )
}

/** Returns the statements that delete or rewrite the texts in the rows of `mentionQueries` that name the person. */
export function mentionStatements(
  db: Db,
  items: readonly string[],
  identity: Identity,
): Statement[] {
  return mentionsIn(items, identity).flatMap(({ textColumn, key, leaves }): Statement[] => {
    const { table, column, erase } = textColumn
    const isThisRow = sql.join(
      primaryKey(table).map((part, index) => sql`${part} = ${key[index]}`),
      sql` and `,
    )
    if (erase === 'row') return [db.delete(table).where(isThisRow)]
    return chunksOf(leaves, erase === 'words' ? LEAVES_AT_ONCE : 1).map((chunk) => {
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

/** A text that names the person, without the person's data. */
interface Mention extends Leaf {
  erased: string
}

function valueWith(column: SQLiteColumn, leaves: Mention[]): SQL {
  const [first] = leaves
  if (first?.path === null) return sql`${first.erased}`
  const values = leaves.map(({ path, erased }) => sql`${path}, ${erased}`)
  return sql`json_set(${column}, ${sql.join(values, sql`, `)})`
}

function chunksOf<Value>(values: Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}

function mentionsIn(items: readonly string[], identity: Identity) {
  const namesThem = namesPerson(identity)
  return items.flatMap((item) => {
    const { column, key, text, sender } = mention.parse(JSON.parse(item))
    const textColumn = BY_NAME.get(column)
    if (!textColumn) return []
    const { erase } = textColumn
    const mask = personMask(
      withoutSender(searchedIdentity(erase, identity), { data: sender }),
      BLANK,
    )
    const leaves = leavesOf(textColumn, text, identity).flatMap(({ path, value }): Mention[] => {
      const blanked = namesThem(value) ? BLANK : value
      const erased = isOfLog(erase) ? blanked : mask(value)
      if (erased === value) return []
      return [{ path, value, erased: value.length > MAX_REWRITTEN_LENGTH ? BLANK : erased }]
    })
    return leaves.length > 0 ? [{ textColumn, key, leaves }] : []
  })
}

/**
 * Returns the strings in a text: those of its JSON, without the recipients of a mail, which are other people, and without
 * the entries of a history that `history-person.ts` erases.
 */
function leavesOf({ column }: TextColumn, text: string, { email }: Identity): Leaf[] {
  if (column.dataType !== 'json') return [{ path: null, value: text }]
  const document = JSON.parse(text)
  const erasedPaths = column === propertyHistory.data ? identifyingPaths(document, email) : []
  return jsonLeaves(document, '$').filter(
    ({ path }) => !path.startsWith('$."to".') && !erasedPaths.includes(path.replaceAll('"', '')),
  )
}

function jsonLeaves(value: unknown, path: string): (Leaf & { path: string })[] {
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
