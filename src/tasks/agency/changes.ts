import type { FolderIssue } from './folder'
import { type AgencyRows, TABLE_NAMES, type TableName } from './rows'
import { insertRow, type Row } from './sql'

/** The changes that bring a database to a folder's state. */
interface AgencyChanges {
  /** SQL statements for one transaction. Empty if nothing changes. */
  statements: string[]
  /** The number of rows in each changed table after the change. */
  tables: Partial<Record<TableName, number>>
  /** Keys of files to put into the bucket before the statements, and to delete from it after them. */
  putFiles: string[]
  removeFiles: string[]
}

/** The maximum length of a statement in D1, in bytes. */
const MAX_STATEMENT_LENGTH = 100_000

/**
 * Returns the changes from the rows `stored` to the rows `wanted`. Tables that are absent from `wanted` are not
 * changed. A changed table is written completely, but existing rows keep their dates.
 */
export function agencyChanges(stored: AgencyRows, target: AgencyRows, now: Date): AgencyChanges {
  const changed = TABLE_NAMES.flatMap((table) => {
    const targetRows = target[table]
    if (!targetRows) return []
    const before = stored[table] ?? []
    const rows = targetRows.map((row) => withDates(row, before, now.toISOString()))
    return isSame(rows, before) ? [] : [{ table, rows }]
  })
  const files = fileChanges(stored.agency_file ?? [], target.agency_file)
  if (changed.length === 0) return { statements: [], tables: {}, ...files }
  return {
    statements: [
      'PRAGMA defer_foreign_keys = ON',
      ...changed.toReversed().map(({ table }) => `DELETE FROM "${table}"`),
      ...changed.flatMap(({ table, rows }) => rows.map((row) => insertRow(table, row))),
      'UPDATE content_version SET version = version + 1, content = version + 1, listings = version + 1',
    ],
    tables: Object.fromEntries(changed.map(({ table, rows }) => [table, rows.length])),
    ...files,
  }
}

/** Returns an issue for each row that is too long for D1. */
export function tooLongIssues({ statements }: AgencyChanges): FolderIssue[] {
  const encoder = new TextEncoder()
  return statements
    .filter((statement) => encoder.encode(statement).length > MAX_STATEMENT_LENGTH)
    .map((statement) => ({
      file: 'the folder',
      path: statement.slice(0, 120),
      message: 'is longer than the 100,000 bytes that D1 takes as one row',
    }))
}

/**
 * Preserves the creation date of existing rows, unless the folder has one, and the modification date of unchanged rows.
 */
function withDates(row: Row, before: Row[], at: string): Row {
  const old = 'id' in row ? before.find(({ id }) => id === row.id) : undefined
  if (!old || !('created_at' in row)) return row
  const dated = row.created_at === at ? { ...row, created_at: old.created_at ?? null } : row
  const unchanged = { ...dated, modified_at: old.modified_at ?? null }
  return 'modified_at' in row && isSame([unchanged], [old]) ? unchanged : dated
}

function isSame(a: Row[], b: Row[]): boolean {
  if (a.length !== b.length) return false
  const texts = new Set(b.map(textOf))
  return a.every((row) => texts.has(textOf(row)))
}

function textOf(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function fileChanges(before: Row[], target: Row[] | undefined) {
  if (!target) return { putFiles: [], removeFiles: [] }
  const hashes = new Map(before.map(({ key, hash }) => [key, hash]))
  const targetKeys = new Set(target.map(({ key }) => key))
  return {
    putFiles: target.filter(({ key, hash }) => hashes.get(key) !== hash).map(keyOf),
    removeFiles: before.filter(({ key }) => !targetKeys.has(key)).map(keyOf),
  }
}

function keyOf({ key }: Row): string {
  return String(key)
}
