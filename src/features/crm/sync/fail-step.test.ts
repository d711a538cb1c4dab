import { beforeEach, describe, expect, test } from 'vitest'
import type { Faults } from '../../../../scripts/crm/fake-crm'
import { CRM_ENV, CrmWorld, clearCrm, crmHomes, db, lastRun } from '../../../../test/crm'
import { listings, recordOf } from '../../../../test/crm-records'
import { keepLogs } from '../../../../test/logs'
import { crmState } from '../../../platform/db/schema-crm'
import { findCrmState, resumeSync } from './crm-state'

const HOUR = 60 * 60_000
/** Settings with a time-out of almost zero. */
const IMPATIENT = { ...CRM_ENV, CRM_TIMEOUT: '0.01' }

keepLogs()
beforeEach(clearCrm)

describe('a CRM that fails', () => {
  test.each<[string, Faults]>([
    ['answers 500', { status: 500 }],
    ['answers 429', { status: 429 }],
    ['sends half an answer', { halfJson: true }],
    ['sends a page of HTML', { html: true }],
    ['says that the call failed', { fail600: true }],
    ['takes too long', { slow: 60_000 }],
    ['refuses the credentials for a while', { expire: true }],
  ])('is requested again until the run is complete if it %s', async (_, faults) => {
    const world = new CrmWorld(crmHomes(3))
    if (faults.slow) world.settings = IMPATIENT
    world.crm.faults = faults
    await world.tick()
    await world.tick(2)
    expect(await lastRun()).toMatchObject({ state: 'reading', attempts: 2 })
    world.crm.faults = {}
    world.settings = CRM_ENV
    const run = await world.run()
    expect(run).toMatchObject({ state: 'done', counts: { seen: 3, upserted: 3 } })
  })

  test('in one language is skipped at once, and the other languages are imported', async () => {
    const world = new CrmWorld(crmHomes(60))
    world.langs = ['nl', 'fr', 'en']
    await world.run()
    world.crm.put('property', { ID: 1001, Price: 300_005 })
    world.crm.calls.length = 0
    world.crm.faults = { language: 2 }
    await db.update(crmState).set({ wanted: 'all' })
    await world.tick()
    const run = await lastRun()
    expect(run).toMatchObject({ state: 'done', reason: 'languages', attempts: 0 })
    expect(run?.work.skipped).toEqual(['fr'])
    expect(run?.problems).toEqual([
      { ID: null, issues: [{ code: 'languageSkipped', value: 'fr' }] },
    ])
    // Two pages of homes and one of projects in Dutch and English, and one attempt in French.
    expect(world.crm.calls.filter((call) => call.endsWith('List'))).toHaveLength(7)
    expect(await recordOf(1001)).toMatchObject({ price: 300_005 })
  })

  test('in one language is read again from the same date, once it works', async () => {
    const world = new CrmWorld(crmHomes(3))
    await world.run()
    world.now += HOUR
    const texts = { DescriptionA: { nl: 'Nieuw', fr: 'Neuf' } }
    world.crm.put('property', { ID: 1001, ...texts })
    world.now += HOUR
    world.crm.put('property', { ID: 1002, Price: 300_005 })
    world.crm.faults = { language: 2 }
    for (const _ of [1, 2]) expect(await world.run()).toMatchObject({ reason: 'languages' })
    expect((await recordOf(1001)).description).toEqual({
      nl: '<p>Nieuw</p>',
      fr: '<p>Texte de 1001</p>',
    })
    world.crm.faults = {}
    expect(await world.run()).toMatchObject({ mode: 'changes', state: 'done', reason: null })
    expect((await recordOf(1001)).description).toEqual({ nl: '<p>Nieuw</p>', fr: '<p>Neuf</p>' })
    world.now += HOUR
    expect((await world.run()).counts.seen).toBe(1)
  })

  test('to accept the credentials is paused after the third time, until staff resume it', async () => {
    const world = new CrmWorld(crmHomes(3))
    world.settings = { ...CRM_ENV, CRM_PASSWORD: 'wrong-password' }
    expect(await world.run()).toMatchObject({ state: 'failed', reason: 'denied' })
    expect(await findCrmState(db)).toMatchObject({ pausedFor: 'credentials' })
    const { length } = world.crm.calls
    await world.tick(100)
    expect(world.crm.calls).toHaveLength(length)
    world.settings = CRM_ENV
    await resumeSync(db)
    expect((await world.run()).state).toBe('done')
  })

  test('with every fault and then recovers leaves the same data as a clean import', async () => {
    const homes = crmHomes(70)
    await new CrmWorld(homes).run()
    const clean = await listings()
    await clearCrm()
    const world = new CrmWorld(homes)
    const faults: Faults[] = [
      { status: 500 },
      { duplicate: true },
      { halfJson: true },
      { shift: true },
      { html: true },
      { language: 2 },
      { fail600: true },
      { drop: 0.1 },
      { slow: 60_000 },
      { expire: true },
    ]
    for (const fault of faults) {
      world.crm.faults = fault
      world.settings = fault.slow ? IMPATIENT : CRM_ENV
      await world.tick(3)
    }
    world.crm.faults = {}
    world.settings = CRM_ENV
    await world.run()
    await world.run('all')
    expect(await listings()).toEqual(clean)
  })
})
