import { beforeEach, describe, expect, test } from 'vitest'
import { LONG_ITEMS } from '../../../../test/cases/long-texts'
import { recordOf } from '../../../../test/crm-records'
import {
  db,
  deleteImports,
  everything,
  importFile,
  listedRows,
  now,
  propertyItem,
  rowsWithoutKeys,
  whileRefused,
} from '../../../../test/imports'
import { reindexListings } from '../../../listing/queries/listing-index'
import { importRun, listing } from '../../../platform/db/schema'
import { readVersion } from '../../../platform/db/version'
import projectFile from '../fixtures/project.json'
import tenFile from '../fixtures/three-bad-of-ten.json'
import { importListings } from './import'

beforeEach(deleteImports)

describe('an import file', () => {
  test('with three invalid items of ten has the other seven imported and the reasons reported', async () => {
    const report = await importFile(tenFile)

    expect(report).toMatchObject({ upserted: 7, unchanged: 0, deleted: 0 })
    expect(report.refused).toMatchObject([
      { ID: 920002, issues: [{ code: 'priceUnreadable', value: expect.any(String) }] },
      expect.objectContaining({ ID: null, index: 3, place: 'Items[3]' }),
      { ID: 920006, issues: [{ code: 'takeOver' }] },
    ])
    const expectedRows = '0/0/920001 0/0/920007 0/0/920008 0/0/920009 1/0/920003 3/0/920005'
    expect((await listedRows()).join(' ')).toBe(expectedRows)
    const [run] = await db.select().from(importRun)
    expect(run).toMatchObject({ source: 'test', at: now.toISOString(), upserted: 7 })
    expect(run?.refused).toHaveLength(3)
  })

  test('is released entry by entry during the mapping if the caller does not read it again', async () => {
    const file = structuredClone(tenFile)
    const report = await importListings(db, file, {
      source: 't',
      now: new Date(),
      canReleaseBody: true,
    })
    expect(report).toMatchObject({ status: 'success', upserted: 7 })
    expect(file.Items).toEqual(Array(10).fill(null))
    expect(await importFile(tenFile)).toMatchObject({ upserted: 0, unchanged: 7 })
  })

  test('changes nothing when it is sent twice', async () => {
    await importFile(tenFile)
    const before = await everything()

    const again = await importFile({ Items: tenFile.Items.filter(({ ID }) => isGood(ID)) })

    expect(again).toMatchObject({ upserted: 0, unchanged: 7, deleted: 0, refused: [] })
    expect(await everything()).toEqual(before)
  })

  test.each([
    [[]],
    [null],
    [{ Items: {} }],
    [{ DeletedIDs: 5 }],
    [{ Owners: 'x' }],
    [{ Homes: [] }],
  ])('fails with the wrong shape: %j', async (body) => {
    const result = await importListings(db, body, { source: 'test', now })
    expect(result.status).toBe('failed')
  })

  test('is imported at once even if it is larger than a bound value', async () => {
    const description = 'Een ruime woning. '.repeat(5000)
    const items = Array.from({ length: 60 }, (_, index) =>
      propertyItem({ ID: 940000 + index, DescriptionA: description }),
    )
    const before = await readVersion(db)

    expect(await importFile({ Items: items })).toMatchObject({ upserted: 60, refused: [] })
    expect(await readVersion(db)).toBe(before + 1)
    expect(await db.$count(listing)).toBe(60)
  })

  test('has the price and status of items with too long texts, which are shortened', async () => {
    await importFile({ Items: LONG_ITEMS.map(({ item }) => propertyItem({ ID: item.ID })) })
    const report = await importFile({ Items: LONG_ITEMS.map(({ item }) => propertyItem(item)) })
    expect(report).toMatchObject({ upserted: LONG_ITEMS.length, refused: [] })
    for (const { item, notes, description } of LONG_ITEMS) {
      const record = await recordOf(item.ID)
      expect(record).toMatchObject({ status: item.Status, price: item.Price })
      expect(record?.description?.nl).toMatch(description)
      const noted = report.notes.find(({ ID }) => ID === item.ID)
      const texts = (noted?.issues ?? []).map(({ code, field }) => `${code} ${field}`)
      expect(texts.filter((text) => text.startsWith('textShortened'))).toEqual(notes)
    }
  })

  test('is imported completely or not at all', async () => {
    await importFile(tenFile)
    const before = await everything()
    const items = [
      propertyItem({ ID: 950008 }),
      propertyItem({ ID: 950009 }),
      propertyItem({ ID: 920001, Price: 1 }),
    ]

    const sent = () => importListings(db, { Items: items }, { source: 'test', now })
    await whileRefused(950_009, () => expect(sent()).rejects.toThrow())
    expect(await everything()).toEqual(before)
  })

  test('is imported with correct totals while another one is imported', async () => {
    const reports = await Promise.all([
      importFile({ Items: [propertyItem({ ID: 950001 })] }),
      importFile({ Items: [propertyItem({ ID: 950002 })] }),
      importFile({ Items: [propertyItem({ ID: 950003 })] }),
    ])
    expect(reports.map(({ upserted }) => upserted)).toEqual([1, 1, 1])
    expect(await listedRows()).toHaveLength(3)
  })
})

test('reindexing writes the same rows as the imports', async () => {
  await importFile(tenFile)
  await importFile(projectFile)
  const rows = await rowsWithoutKeys()
  await db.delete(listing)

  await reindexListings(db)

  expect(await rowsWithoutKeys()).toEqual(rows)
})

test('reindexing during an import leaves correct rows', async () => {
  await importFile(tenFile)
  await Promise.all([
    reindexListings(db),
    importFile(projectFile),
    importFile({ DeletedIDs: [920001] }),
  ])
  expect(await listedRows()).toHaveLength(5 + 13)
})

function isGood(id: number | undefined): boolean {
  return id !== undefined && id !== 920002 && id !== 920006
}
