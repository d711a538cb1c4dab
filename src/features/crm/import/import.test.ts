import { beforeEach, describe, expect, test } from 'vitest'
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

function isGood(id: number | undefined): boolean {
  return id !== undefined && id !== 920002 && id !== 920006
}
