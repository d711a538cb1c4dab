import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '../../../../test/crm-records'
import { db, deleteImports, importFile, now, propertyItem } from '../../../../test/imports'
import { property } from '../../../platform/db/schema'
import { decideHeld, deleteExpiredHeld, listHeld } from './held-listings'
import { importApproved } from './import'

const ID = propertyItem().ID
const DAY_MS = 86_400_000

beforeEach(deleteImports)

async function decided(decision: 'approved' | 'rejected'): Promise<void> {
  expect(await decideHeld(db, ID, decision)).toMatchObject({ id: ID })
  await importApproved(db, now, 50)
}

describe('a new property with a price that is probably wrong', () => {
  test.each([
    ['a sale', { Price: 325 }],
    ['a rent', { Goal: 1, Price: 12 }],
  ])('waits for a decision: %s', async (_, facts) => {
    const report = await importFile({ Items: [propertyItem(facts)] })
    expect(report).toMatchObject({ upserted: 0, unchanged: 0, refused: [] })
    expect(report.held).toMatchObject([{ ID, issues: [{ code: 'priceLow' }] }])
    expect(await db.$count(property)).toBe(0)
    expect(await listHeld(db, 10)).toMatchObject([{ id: ID, issue: { code: 'priceLow' } }])
  })

  test('is published once it is approved, and is not held again', async () => {
    await importFile({ Items: [propertyItem({ Price: 325 })] })
    await decided('approved')
    expect(await recordOf(ID)).toMatchObject({ price: 325 })
    expect(await listHeld(db, 10)).toEqual([])
    expect(await importFile({ Items: [propertyItem({ Price: 325 })] })).toMatchObject({
      unchanged: 1,
      held: [],
    })
  })

  test('stays unpublished after a rejection, until its price changes', async () => {
    await importFile({ Items: [propertyItem({ Price: 325 })] })
    await decided('rejected')
    expect((await importFile({ Items: [propertyItem({ Price: 325 })] })).held).toMatchObject([
      { issues: [{ code: 'priceRejected' }] },
    ])
    expect(await listHeld(db, 10)).toEqual([])
    expect(await db.$count(property)).toBe(0)
    await importFile({ Items: [propertyItem({ Price: 325_000 })] })
    expect(await recordOf(ID)).toMatchObject({ price: 325_000 })
  })

  test('is deleted after 90 days without a decision', async () => {
    await importFile({ Items: [propertyItem({ Price: 325 })] })
    await deleteExpiredHeld(db, new Date(now.getTime() + 89 * DAY_MS))
    expect(await listHeld(db, 10)).toHaveLength(1)
    await deleteExpiredHeld(db, new Date(now.getTime() + 91 * DAY_MS))
    expect(await listHeld(db, 10)).toEqual([])
  })
})

describe('a price that becomes more than five times another', () => {
  test('is not published: the site shows the listing as it was', async () => {
    await importFile({ Items: [propertyItem()] })
    const report = await importFile({
      Items: [propertyItem({ Price: 3_500_000, NumberOfBedRooms: 4 })],
    })
    expect(report.held).toMatchObject([
      { ID, issues: [{ code: 'priceJump', value: '3500000', other: '350000' }] },
    ])
    expect(await recordOf(ID)).toMatchObject({ price: 350_000, bedrooms: null })
    await decided('approved')
    expect(await recordOf(ID)).toMatchObject({ price: 3_500_000, bedrooms: 4 })
  })

  test('does not hide that the property was sold', async () => {
    await importFile({ Items: [propertyItem()] })
    expect(await importFile({ Items: [propertyItem({ Status: 2, Price: 1 })] })).toMatchObject({
      upserted: 1,
    })
    expect(await recordOf(ID)).toMatchObject({ status: 2 })
  })
})

test('a new property with the address, type and area of another one is reported as a duplicate', async () => {
  const address = { Street: 'Lindenlei', HouseNumber: '22', WebID: 1, SurfaceTotal: '148.5' }
  await importFile({ Items: [propertyItem(address)] })
  const report = await importFile({
    Items: [propertyItem({ ...address, ID: 930_002, HouseNumber: '22 ' })],
  })
  expect(report.upserted).toBe(1)
  expect(report.notes).toContainEqual({
    ID: 930_002,
    address: 'Lindenlei 22, 9000 Gent',
    issues: [{ code: 'duplicate', other: String(ID) }],
  })
})

test('the deletion of an unknown ID is reported', async () => {
  await importFile({ Items: [propertyItem()] })
  const report = await importFile({ DeletedIDs: [ID, 404_404], DeletedProjectIDs: [404_405] })
  expect(report.deleted).toBe(1)
  expect(report.notes).toEqual([
    { ID: 404_404, issues: [{ code: 'deletionUnmatched', value: '404404' }] },
    { ID: 404_405, issues: [{ code: 'deletionUnmatched', value: '404405' }] },
  ])
})
