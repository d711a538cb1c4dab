import { env } from 'cloudflare:workers'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { primaryDb } from './db'
import { insertRowIf, insertRows } from './insert-rows'
import { labelOverride, mapMarker, pageModule, page as pageTable } from './schema-content'
import { rateCount } from './schema-leads'

const db = primaryDb(env.DB)

beforeEach(() =>
  db.batch([
    db.delete(pageModule),
    db.delete(pageTable),
    db.delete(labelOverride),
    db.delete(mapMarker),
    db.delete(rateCount),
  ]),
)

describe('inserting rows', () => {
  test.each([[{ a: [1, null, 'é'] }], [[]], ['text'], ['null'], [5], [true]])(
    'reads the JSON value %j back unchanged',
    async (config) => {
      const page = { id: 1, name: '', status: 'Draft', sort: 0, slugs: {}, params: {} } as const
      await db.run(sql`insert into page (id, name, status, slugs, params, created_at, modified_at)
        values (1, ${page.name}, ${page.status}, '{}', '{}', '', '')`)
      const module = { id: 1, pageId: 1, kind: 'x', sort: 0, status: 'Draft' } as const
      const placement = {} as (typeof pageModule.$inferInsert)['placement']
      await inserted(pageModule, [{ ...module, placement, config }])
      expect(await db.select({ config: pageModule.config }).from(pageModule)).toEqual([{ config }])
    },
  )

  test('accepts more rows than fit in one bound value', async () => {
    const text = 'x'.repeat(1000)
    const rows = Array.from({ length: 2500 }, (_, place) => ({
      key: `${String(place).padStart(4, '0')}${text}`,
      count: place,
      endsAt: 0,
    }))
    expect(insertRows(db, rateCount, rows)).toHaveLength(3)
    await inserted(rateCount, rows)
    const stored = await db.select().from(rateCount).orderBy(asc(rateCount.key))
    expect(stored).toEqual(rows)
  })

  test('inserts a row only while its condition holds', async () => {
    const row = { key: 'a', count: 1, endsAt: 0 }
    await insertRowIf(db, rateCount, row, sql`false`)
    expect(await db.select().from(rateCount)).toEqual([])
    await insertRowIf(db, rateCount, row, sql`not exists (select 1 from ${rateCount})`)
    expect(await db.select().from(rateCount)).toEqual([row])
  })
})

test('a column that the table does not have, or one too few, does not compile', () => {
  const marker = { id: 1, lat: 51, lng: 3, title: {}, address: {} }
  // @ts-expect-error the table has no such column
  insertRows(db, mapMarker, [{ ...marker, latitude: 51 }])
  // @ts-expect-error lat must be a number
  insertRows(db, mapMarker, [{ ...marker, lat: '51' }])
  // @ts-expect-error lng is missing
  insertRows(db, mapMarker, [{ id: 1, lat: 51, title: {}, address: {} }])
  expect(Object.keys(getTableColumns(mapMarker))).toContain('lat')
})

async function inserted<Table extends SQLiteTable>(table: Table, rows: Table['$inferInsert'][]) {
  for (const insert of insertRows(db, table, rows)) await insert
}
