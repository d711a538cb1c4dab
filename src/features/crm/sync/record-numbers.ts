import { and, eq, sql } from 'drizzle-orm'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { crmNumber } from '../../../platform/db/schema-crm'
import type { ItemIssue } from '../import/import-issue'
import type { FeedRecord } from '../sources/feed'
import type { CrmKind } from '../sources/source'
import { crmIdsOf, readCrmIds } from './crm-ids'

/** A number as the key of a map: its name and value. */
type NumberKey = string

/** The IDs of the records by their keys, and the numbers that could not identify a record. */
interface RecordMatches {
  ids: Map<string, number>
  issues: ItemIssue[]
}

/**
 * Finds the records of a file by any of their numbers, and assigns new IDs to the others. The first numbers of a record
 * are the most reliable ones. A number that several records of the file share is not used.
 */
export async function identifyRecords(
  db: Db,
  source: string,
  kind: CrmKind,
  records: readonly FeedRecord[],
): Promise<RecordMatches> {
  const shared = sharedNumbers(records)
  const ids = await findRecords(db, source, kind, records, { shared, isUnique: true })
  const unknown = records.filter(({ key }) => !ids.has(key)).map(({ key }) => key)
  for (const [key, id] of await crmIdsOf(db, source, kind, unknown)) ids.set(key, id)
  await runBatch(db, storeNumbers(db, source, kind, records, shared, ids))
  const issues = records.flatMap(({ key, numbers }): ItemIssue[] =>
    numbersOf(numbers)
      .filter(({ number }) => shared.has(number))
      .map(({ name, value }) => ({
        ID: ids.get(key) ?? null,
        key,
        issues: [{ code: 'numberShared', field: name, value }],
      })),
  )
  return { ids, issues }
}

/**
 * Finds the IDs of records by any of their numbers; records that are not found are absent from the result. With
 * `isUnique` no two records have the same ID.
 */
export async function findRecords(
  db: Db,
  source: string,
  kind: CrmKind,
  records: readonly FeedRecord[],
  { shared, isUnique }: { shared: ReadonlySet<NumberKey>; isUnique: boolean },
): Promise<Map<string, number>> {
  const idByNumber = await readNumbers(db, source, kind, records)
  const byKey = await readCrmIds(db, source, kind, jsonChunks(records.map(({ key }) => key)))
  const ids = new Map<string, number>()
  const usedIds = new Set<number>()
  const take = (key: string, id: number | undefined) => {
    if (id === undefined || ids.has(key) || (isUnique && usedIds.has(id))) return
    ids.set(key, id)
    usedIds.add(id)
  }
  const ranks = Math.max(0, ...records.map(({ numbers }) => numbersOf(numbers).length))
  for (let rank = 0; rank < ranks; rank++) {
    for (const { key, numbers } of records) {
      const number = numbersOf(numbers)[rank]?.number
      if (number !== undefined && !shared.has(number)) take(key, idByNumber.get(number))
    }
    if (rank === 0) for (const { key } of records) take(key, byKey.get(key))
  }
  return ids
}

function numbersOf(numbers: FeedRecord['numbers']) {
  return Object.entries(numbers).map(([name, value]) => {
    const compared = comparedValue(value)
    return { name, value, compared, number: `${name} ${compared}` }
  })
}

/** Returns a number for comparison, because senders change its case and spaces. */
function comparedValue(value: string): string {
  return value.toLowerCase().replace(/\s+/g, '')
}

function sharedNumbers(records: readonly FeedRecord[]): Set<NumberKey> {
  const keys = new Map<NumberKey, string>()
  const shared = new Set<NumberKey>()
  for (const { key, numbers } of records) {
    for (const { number } of numbersOf(numbers)) {
      const other = keys.get(number)
      if (other !== undefined && other !== key) shared.add(number)
      keys.set(number, key)
    }
  }
  return shared
}

async function readNumbers(
  db: Db,
  source: string,
  kind: CrmKind,
  records: readonly FeedRecord[],
): Promise<Map<NumberKey, number>> {
  const values = new Set(
    records.flatMap(({ numbers }) => Object.values(numbers).map(comparedValue)),
  )
  const pages = jsonChunks(values).map((chunk) =>
    db
      .select({ name: crmNumber.name, value: crmNumber.value, id: crmNumber.id })
      .from(crmNumber)
      .where(
        and(
          eq(crmNumber.source, source),
          eq(crmNumber.kind, kind),
          sql`${crmNumber.value} in ${valuesOf(chunk)}`,
        ),
      ),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map(({ name, value, id }) => [`${name} ${value}`, id]))
}

function storeNumbers(
  db: Db,
  source: string,
  kind: CrmKind,
  records: readonly FeedRecord[],
  shared: ReadonlySet<NumberKey>,
  ids: ReadonlyMap<string, number>,
): Statement[] {
  const rows = new Map<NumberKey, typeof crmNumber.$inferInsert>()
  for (const { key, numbers } of records) {
    const id = ids.get(key)
    for (const { name, compared, number } of numbersOf(numbers)) {
      if (id !== undefined && !shared.has(number))
        rows.set(number, { source, kind, name, value: compared, id })
    }
  }
  return insertRows(db, crmNumber, [...rows.values()]).map((insert) =>
    insert.onConflictDoUpdate({
      target: [crmNumber.source, crmNumber.kind, crmNumber.name, crmNumber.value],
      set: { id: excluded(crmNumber.id) },
      setWhere: sql`${crmNumber.id} <> excluded.id`,
    }),
  )
}
