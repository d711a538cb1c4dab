import { beforeEach, describe, expect, test } from 'vitest'
import {
  db,
  deleteImports,
  importFile,
  listedRows,
  prices,
  propertyItem,
} from '../../../../test/imports'
import { listing, property } from '../../../platform/db/schema'
import tenFile from '../fixtures/three-bad-of-ten.json'

beforeEach(deleteImports)

describe('hidden facts', () => {
  test('are not in the rows of the lists', async () => {
    await importFile(tenFile)
    const rows = JSON.stringify(await db.select().from(listing))
    for (const hidden of ['777123', '333444', '410000', 'Geheimstraat', 'geheimstraat', '4.7155']) {
      expect(rows).not.toContain(hidden)
    }
    expect(rows).toContain('515000')
  })

  test('include a hidden address, which is located at its postcode and found by its city', async () => {
    await importFile(tenFile)
    const row = (await db.select().from(listing)).find(({ id }) => id === 920008)
    expect(row?.lat).not.toBeNull()
    expect(row?.lat).not.toBe(50.8812)
    expect(row).toMatchObject({
      placeNames: 'leuven\nlouvain\nlowen',
      street: null,
      houseNumber: '',
    })
  })
})

describe('a property', () => {
  test('leaves its list and a tombstone when it is deleted, and returns when it is imported again', async () => {
    await importFile({ Items: [propertyItem()] })

    expect(await importFile({ DeletedIDs: ['930001', 1] })).toMatchObject({ deleted: 1 })
    const [buried] = await db.select().from(property)
    expect(buried).toMatchObject({ id: 930001, data: null, wasPublished: true })
    expect(buried?.deletedAt).toBe('2026-11-21T11:00:00')
    expect(await listedRows()).toEqual([])
    expect(await importFile({ DeletedIDs: [930001] })).toMatchObject({ deleted: 0 })

    expect(await importFile({ Items: [propertyItem()] })).toMatchObject({ upserted: 1 })
    expect((await db.select().from(property))[0]?.deletedAt).toBeNull()
    expect(await listedRows()).toEqual(['0/0/930001'])
  })

  test('leaves a tombstone that says if it was never published', async () => {
    await importFile({ Items: [propertyItem({ Status: 5 })] })
    await importFile({ DeletedIDs: [930001] })
    expect((await db.select().from(property))[0]?.wasPublished).toBe(false)
  })

  test('moves through the lists with its status and marquee', async () => {
    const steps: [object, string[], number | null][] = [
      [{ Status: 0 }, [], null],
      [{ Marquee: 1 }, ['0/0/930001'], 350000],
      [{ Marquee: 2 }, ['0/0/930001'], null],
      [{ Marquee: 3 }, ['0/0/930001'], null],
      [{ Marquee: 9, Price: 330000 }, ['0/0/930001'], 330000],
      [{ Goal: 1, Price: 1100 }, ['1/0/930001'], 1100],
      [{ Status: 4, Goal: 1, Price: 1100 }, ['3/0/930001'], null],
      [{ Status: 2 }, ['3/0/930001'], null],
      [{ Status: 6 }, [], null],
    ]
    for (const [facts, places, price] of steps) {
      await importFile({ Items: [propertyItem(facts)] })
      expect(await listedRows(), JSON.stringify(facts)).toEqual(places)
      expect((await prices())[0] ?? null, JSON.stringify(facts)).toBe(price)
    }
  })
})
