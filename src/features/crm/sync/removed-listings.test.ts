import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { CrmWorld, clearCrm, crmHome, crmHomes, lastRun, shownIds } from '../../../../test/crm'
import { recordOf } from '../../../../test/crm-records'
import { db, importFile } from '../../../../test/imports'
import { keepLogs } from '../../../../test/logs'
import { findProperty } from '../../../listing/queries/listings'
import { ownerReport } from '../../../platform/db/schema-history'
import { deleteExpiredListings } from '../import/delete-expired-listings'
import { countHeld } from '../import/held-listings'
import { importApproved } from '../import/import'
import { findHeldRun } from './crm-runs'
import { approveRemovals, listNamedRemovals, rejectRemovals } from './removed-listings'

const DAY_MS = 86_400_000

keepLogs()
beforeEach(clearCrm)

describe('a listing that is missing in the CRM', () => {
  test('is hidden after the second complete run without it, and returns completely', async () => {
    const world = new CrmWorld(crmHomes(10))
    await world.run()
    world.crm.remove('property', 1004, { silently: true })
    await world.run('all')
    expect(await shownIds()).toHaveLength(10)
    expect((await world.run('all')).counts.left).toBe(1)
    expect(await shownIds()).not.toContain(1004)
    expect(await findProperty(db, 1004)).toBe('gone')
    world.crm.faults = { language: 2 }
    world.crm.put('property', crmHome(1004, { DescriptionA: { nl: 'Terug' } }))
    await world.run('all')
    expect(await findProperty(db, 1004)).toMatchObject({
      description: { nl: '<p>Terug</p>', fr: '<p>Texte de 1004</p>' },
    })
    expect(await shownIds()).toHaveLength(10)
  })

  test('loses its data after 30 days', async () => {
    const world = new CrmWorld(crmHomes(10))
    await world.run()
    world.crm.remove('property', 1004)
    await world.run('all')
    const data = async () => JSON.stringify(await env.DB.prepare('SELECT data FROM property').all())
    await db.insert(ownerReport).values({ propertyId: 1004, weeks: 0, note: 'Hi', origin: '' })
    await deleteExpiredListings(db, new Date(world.now + 29 * DAY_MS))
    expect(await data()).toContain('Tekst van 1004')
    expect(await db.$count(ownerReport)).toBe(1)
    await deleteExpiredListings(db, new Date(world.now + 31 * DAY_MS))
    expect(await data()).not.toContain('Tekst van 1004')
    expect(await db.$count(ownerReport)).toBe(0)
    expect(await findProperty(db, 1004)).toBe('gone')
  })

  test('is not removed if it was imported from another source', async () => {
    await importFile({ Items: [crmHome(5)] })
    const world = new CrmWorld(crmHomes(10))
    await world.run()
    await world.run('all')
    await world.run('all')
    expect(await shownIds()).toContain(5)
  })
})

describe('a list of deletions that repeats old ones', () => {
  test('does not hide a listing that was published again', async () => {
    const world = new CrmWorld(crmHomes(10))
    world.crm.deleted.property.push(1004, 990)
    await world.run()
    for (let runs = 0; runs < 3; runs++) await world.run('changes')
    expect(await shownIds()).toHaveLength(10)
    world.crm.put('property', { ID: 1004, Price: 310_000 })
    await world.run()
    expect(await shownIds()).toContain(1004)
  })

  test('hides a listing once, also after a run that failed', async () => {
    const world = new CrmWorld(crmHomes(10))
    await world.run()
    world.crm.remove('property', 1004)
    world.crm.faults = { status: 500 }
    for (let times = 0; times < 18; times++) await world.tick(5)
    world.crm.faults = {}
    await world.run('changes')
    expect(await shownIds()).not.toContain(1004)
    world.crm.put('property', crmHome(1004))
    await world.run('all')
    await world.run('changes')
    expect(await shownIds()).toContain(1004)
    world.crm.remove('property', 1005)
    await world.run('changes')
    expect(await shownIds()).toHaveLength(9)
  })

  test('hides a listing again that it omitted meanwhile', async () => {
    const world = new CrmWorld(crmHomes(10))
    world.crm.deleted.property.push(990)
    await world.run()
    world.crm.remove('property', 1004)
    await world.run('changes')
    world.crm.deleted.property.splice(0, 2, 990)
    world.crm.put('property', crmHome(1004))
    await world.run()
    expect(await shownIds()).toContain(1004)
    world.crm.remove('property', 1004)
    await world.run('changes')
    expect(await shownIds()).not.toContain(1004)
  })

  test('is not forgotten after an empty one', async () => {
    const world = new CrmWorld(crmHomes(10))
    world.crm.deleted.property.push(1004)
    await world.run()
    world.crm.deleted.property.pop()
    await world.run('changes')
    world.crm.deleted.property.push(1004)
    await world.run('changes')
    expect(await shownIds()).toContain(1004)
  })
})

describe('a run that would remove too many listings', () => {
  test('is held when a share is missing for the second time, until staff approve it', async () => {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    world.crm.faults = { drop: 0.4 }
    expect((await world.run('all')).state).toBe('done')
    expect(await world.run('all')).toMatchObject({ state: 'held', reason: 'leaving' })
    expect(await shownIds()).toHaveLength(20)
    expect(await listNamedRemovals(db, 3)).toMatchObject([
      { id: 1001, leaves: 'missing', listing: { typeDescription: { nl: 'Woning 1001' } } },
      { id: 1002 },
      { id: 1003 },
    ])
    expect(await approveRemovals(db, new Date(world.now))).toBe(true)
    expect(await shownIds()).toHaveLength(12)
    expect(await findHeldRun(db)).toBeNull()
    expect(await approveRemovals(db, new Date(world.now))).toBe(false)
  })

  test('does not release itself, while updates go on', async () => {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    for (const { ID } of crmHomes(8)) world.crm.remove('property', ID)
    const held = await world.run('all')
    expect(held.state).toBe('held')
    world.crm.put('property', { ID: 1015, Price: 300_007 })
    for (const { ID } of crmHomes(4)) world.crm.put('property', crmHome(ID))
    const run = await world.run('all')
    expect(run).toMatchObject({ state: 'done', counts: { upserted: 5, left: 0 } })
    expect((await findHeldRun(db))?.id).toBe(held.id)
    expect(await shownIds()).toHaveLength(20)
  })

  test('is no longer held once a complete run has nothing to remove', async () => {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    world.crm.faults = { drop: 0.6 }
    const held = await world.run('all')
    expect(held).toMatchObject({ state: 'held', reason: 'halved' })
    world.crm.faults = {}
    await world.run('all')
    expect(await findHeldRun(db)).toBeNull()
    expect(await shownIds()).toHaveLength(20)
  })

  test('does not remove listings that staff retained, until they return and are missing again', async () => {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    world.crm.faults = { drop: 0.4 }
    await world.run('all')
    await world.run('all')
    expect(await rejectRemovals(db)).toBe(true)
    await world.run('all')
    expect((await world.run('all')).state).toBe('done')
    expect(await shownIds()).toHaveLength(20)
    world.crm.faults = {}
    await world.run('all')
    world.crm.faults = { drop: 0.4 }
    await world.run('all')
    expect((await world.run('all')).state).toBe('held')
  })

  test('is held when a full CRM is empty for the third time', async () => {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    world.crm.faults = { empty: true }
    expect(await world.run('all')).toMatchObject({ state: 'failed', reason: 'empty' })
    await world.run('all')
    expect(await world.run('all')).toMatchObject({ state: 'held', reason: 'empty' })
    expect(await shownIds()).toHaveLength(20)
    await approveRemovals(db, new Date(world.now))
    expect(await shownIds()).toEqual([])
  })
})

describe('a run that changes too many prices', () => {
  /** Twenty properties, of which the first seven become a tenth cheaper. */
  async function changed(): Promise<CrmWorld> {
    const world = new CrmWorld(crmHomes(20))
    await world.run()
    for (const { ID, Price } of crmHomes(7)) {
      world.crm.put('property', { ID, Price: Price * 0.9, DescriptionA: { nl: 'Nieuwe prijs' } })
    }
    world.crm.put('property', { ID: 1020, DescriptionA: { nl: 'Andere tekst' } })
    await world.run()
    return world
  }
  const priceOf = async (id: number) => (await recordOf(id))?.price

  test('is held, shows the old prices and imports everything else', async () => {
    await changed()
    expect(await lastRun()).toMatchObject({ state: 'held', reason: 'prices' })
    expect(await priceOf(1001)).toBe(301_001)
    expect(await recordOf(1020)).toMatchObject({ description: { nl: '<p>Andere tekst</p>' } })
    expect(await countHeld(db)).toBe(7)
    expect((await lastRun())?.problems).toContainEqual({
      ID: 1001,
      address: 'Lindenlei 22, 9000 Gent',
      issues: [{ code: 'pricesHeld', value: '270900.9', other: '301001' }],
    })
  })

  test('publishes the new prices once staff approve it', async () => {
    const world = await changed()
    await approveRemovals(db, new Date(world.now))
    expect(await importApproved(db, new Date(world.now), 50)).toBe(7)
    expect(await priceOf(1001)).toBe(270_900.9)
    expect(await countHeld(db)).toBe(0)
    expect(await world.run('all')).toMatchObject({ state: 'done', counts: { unchanged: 20 } })
  })

  test('shows the old prices after a rejection, until the CRM sends others', async () => {
    const world = await changed()
    await rejectRemovals(db)
    expect(await world.run('all')).toMatchObject({ state: 'done', reason: null })
    expect(await priceOf(1001)).toBe(301_001)
    world.crm.put('property', { ID: 1001, Price: 299_000 })
    await world.run('all')
    expect(await priceOf(1001)).toBe(299_000)
  })

  test('is no longer held once the CRM has the old prices again', async () => {
    const world = await changed()
    await world.run('all')
    expect(await findHeldRun(db)).not.toBeNull()
    for (const { ID, Price } of crmHomes(7)) world.crm.put('property', { ID, Price })
    await world.run('all')
    expect(await findHeldRun(db)).toBeNull()
    expect(await countHeld(db)).toBe(0)
  })
})
