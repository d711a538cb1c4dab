import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  CRM_ENV,
  CrmWorld,
  clearCrm,
  crmHome,
  crmHomes,
  db,
  lastRun,
  shownIds,
} from '../../../../test/crm'
import { recordOf } from '../../../../test/crm-records'
import { brokenDb } from '../../../../test/faults'
import { keepLogs, loggedText } from '../../../../test/logs'
import { watchedDb } from '../../../../test/worker'
import { primaryDb } from '../../../platform/db/db'
import { listing } from '../../../platform/db/schema'
import { crmStaged } from '../../../platform/db/schema-crm'
import { claimRun } from './crm-runs'
import { pauseSync } from './crm-state'

keepLogs()
beforeEach(clearCrm)

describe('a complete run', () => {
  test('imports every listing in every language', async () => {
    const world = new CrmWorld(crmHomes(120), [{ ID: 1, Zip: '9000', PublishInternet: true }])
    const run = await world.run()
    expect(run).toMatchObject({ mode: 'all', state: 'done', reason: null })
    expect(run.counts).toMatchObject({ pages: 10, seen: 121, upserted: 121, refused: 0, left: 0 })
    expect(await shownIds()).toHaveLength(121)
    const { description, city } = await recordOf(1001)
    expect(description).toEqual({ nl: '<p>Tekst van 1001</p>', fr: '<p>Texte de 1001</p>' })
    expect(city).toEqual({ nl: 'Gent', fr: 'Gand' })
    expect(await db.select().from(crmStaged)).toEqual([])
  })

  test('hides facts that the CRM does not permit to show', async () => {
    const world = new CrmWorld([crmHome(1, { PublishPrice: null, PublishAddress: undefined })])
    const run = await world.run()
    expect(await recordOf(1)).toMatchObject({ publishPrice: false, publishAddress: false })
    const issues = ['PublishPrice', 'PublishAddress'].map((field) => ({
      code: 'flagAbsent',
      field,
    }))
    expect(run.problems).toMatchObject([{ ID: 1, issues }])
  })

  test('refuses an unknown status with its reason, and counts the listing as seen', async () => {
    const world = new CrmWorld([...crmHomes(2), crmHome(3)])
    await world.run()
    world.crm.put('property', { ID: 3, Status: 9 })
    await world.run('all')
    const run = await world.run('all')
    expect(run.counts).toMatchObject({ seen: 3, refused: 1, left: 0 })
    expect(run.problems[0]?.ID).toBe(3)
    expect(await shownIds()).toEqual([3, 1001, 1002])
  })

  test('applies the price of listings with a pasted picture or a text of megabytes', async () => {
    const world = new CrmWorld([crmHome(1), crmHome(2)])
    await world.run()
    const picture = `<img src="data:image/png;base64,${'iVBORw0KGgoB'.repeat(200_000)}">`
    const sentences = 'Een zin over de woning. '.repeat(100_000)
    const texts = [`<p>Kort.</p>${picture}`, sentences]
    for (const [at, DescriptionA] of texts.entries()) {
      world.crm.put('property', { ID: at + 1, Price: 401_000, DescriptionA: { nl: DescriptionA } })
    }
    const run = await world.run('all')
    expect(run).toMatchObject({ state: 'done', counts: { refused: 0 } })
    expect(await recordOf(1)).toMatchObject({
      price: 401_000,
      description: { nl: '<p>Kort.</p>' },
    })
    expect(await recordOf(2)).toMatchObject({ price: 401_000 })
    const note = { code: 'textShortened', field: 'DescriptionA' }
    expect(
      run.problems.filter(({ issues }) => issues.some(({ code }) => code === note.code)),
    ).toMatchObject([{ ID: 2, issues: [note] }])
  })

  test('stores no owner’s name', async () => {
    const world = new CrmWorld([crmHome(1, { OwnerName: 'Wilhelmina Peeters' })])
    world.calls = 4
    await world.tick()
    const staged = JSON.stringify(await db.select().from(crmStaged))
    expect(staged).toContain('Lindenlei')
    expect(staged).not.toContain('Wilhelmina')
  })
})

describe('changes', () => {
  test('are requested every ten minutes, and shown at once', async () => {
    const world = new CrmWorld(crmHomes(5))
    await world.run()
    world.now += 60 * 60_000
    world.crm.put('property', { ID: 1003, Price: 300_001 })
    const run = await world.run()
    expect(run).toMatchObject({ mode: 'changes', state: 'done' })
    expect(run.counts).toMatchObject({ seen: 5, upserted: 1 })
    world.now += 60 * 60_000
    world.crm.put('property', { ID: 1004, Price: 300_002 })
    expect((await world.run()).counts).toMatchObject({ seen: 2, upserted: 1 })
    expect((await recordOf(1004)).price).toBe(300_002)
  })

  test('hide a price and an address from the first second', async () => {
    const world = new CrmWorld(crmHomes(3))
    await world.run()
    world.crm.put('property', { ID: 1001, PublishPrice: false, PublishAddress: false })
    await world.run()
    const cards = JSON.stringify(await db.select().from(listing).where(eq(listing.id, 1001)))
    expect(cards).not.toContain('301001')
    expect(cards).not.toContain('Lindenlei')
  })

  test('remove a deleted listing and one with a hidden status', async () => {
    const world = new CrmWorld(crmHomes(5))
    await world.run()
    world.crm.remove('property', 1001)
    world.crm.put('property', { ID: 1002, Status: 5 })
    expect((await world.run()).counts.left).toBe(2)
    expect(await shownIds()).toEqual([1003, 1004, 1005])
  })
})

describe('a run', () => {
  test('continues with correct counts after it is killed after any page', async () => {
    const world = new CrmWorld(crmHomes(110))
    world.calls = 1
    const run = await world.run()
    expect(run.counts).toMatchObject({ pages: 10, seen: 110, upserted: 110, unchanged: 0 })
    expect(world.crm.calls).toHaveLength(10)
  })

  test.each(['before', 'after'] as const)(
    'continues with correct counts after it is killed in an import, %s its batch is written',
    async (when) => {
      const world = new CrmWorld(crmHomes(110))
      world.calls = 10
      await world.tick()
      const on = /insert into "listing"|update "crm_run" set .*"attempts"/
      world.db = primaryDb(brokenDb({ on, when, error: 'killed' }))
      await expect(world.tick()).rejects.toThrow()
      world.db = db
      const run = await world.run()
      expect(run).toMatchObject({
        state: 'done',
        counts: { seen: 110, upserted: 110, unchanged: 0 },
      })
      expect(await shownIds()).toHaveLength(110)
      expect((await world.run('all')).counts).toMatchObject({ upserted: 0, unchanged: 110 })
    },
  )

  test('continues a minute after its tick was killed', async () => {
    const world = new CrmWorld(crmHomes(60))
    world.calls = 1
    await world.tick()
    await claimRun(db, new Date(world.now))
    await world.tick(0.5)
    expect(world.crm.calls).toHaveLength(1)
    await world.tick(0.5)
    expect(world.crm.calls).toHaveLength(2)
  })

  test('does not start while staff pause it', async () => {
    const world = new CrmWorld(crmHomes(3))
    await pauseSync(db, new Date(world.now))
    await world.tick()
    expect(world.crm.calls).toEqual([])
  })

  test('sends at most 300 queries a minute', async () => {
    const world = new CrmWorld(crmHomes(400))
    const { db: watched, queries } = watchedDb()
    world.db = primaryDb(watched)
    world.calls = 20
    for (let minute = 0; minute < 6; minute++) {
      queries.length = 0
      await world.tick()
      expect(queries.length).toBeLessThan(300)
    }
    expect((await lastRun())?.state).toBe('done')
  })

  test('logs no content of requests and responses', async () => {
    const world = new CrmWorld(crmHomes(3))
    world.crm.faults = { status: 500 }
    await world.tick()
    world.crm.faults = {}
    await world.run()
    expect(loggedText()).toContain('GetProjectList')
    for (const secret of [CRM_ENV.CRM_PASSWORD, CRM_ENV.CRM_USER, 'crm.example', 'Lindenlei']) {
      expect(loggedText()).not.toContain(secret)
    }
  })
})
