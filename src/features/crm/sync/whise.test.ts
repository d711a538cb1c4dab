import { beforeEach, expect, test } from 'vitest'
import { CRM_ENV, CrmWorld, clearCrm, crmHome, crmHomes, db, shownIds } from '../../../../test/crm'
import { crmRecords, recordOf } from '../../../../test/crm-records'
import { fakeWhise, WHISE_CLIENT } from '../../../../test/fake-whise'
import { keepLogs } from '../../../../test/logs'
import { project } from '../../../platform/db/schema'

keepLogs()
beforeEach(clearCrm)

/** An agency whose CRM is Whise, with homes and a project of one unit. */
function whiseWorld(homes: readonly object[]): CrmWorld {
  const world = new CrmWorld(
    [...homes, crmHome(9, { ProjectID: 8 })],
    [{ ID: 8, Zip: '9000', Name: { nl: 'Lindenpark', fr: 'Parc' }, PublishAddress: true }],
  )
  world.settings = {
    ...CRM_ENV,
    CRM_SOURCE: 'whise',
    CRM_BASE_URL: 'https://crm.example/',
    CRM_CLIENT_ID: String(WHISE_CLIENT),
  }
  const answer = fakeWhise(world.crm)
  world.answer = (url, init) => answer(url, init)
  return world
}

test('a run with Whise imports everything in every language, and the second run changes nothing', async () => {
  const world = whiseWorld([...crmHomes(60), crmHome(1, { PublishPrice: null })])
  const run = await world.run()
  expect(run).toMatchObject({ state: 'done', reason: null })
  expect(run.counts).toMatchObject({ seen: 63, upserted: 63, refused: 0, left: 0 })
  expect(await recordOf(1001)).toMatchObject({
    description: { nl: '<p>Tekst van 1001</p>', fr: '<p>Texte de 1001</p>' },
    publishPrice: true,
  })
  expect(await recordOf(1)).toMatchObject({ publishPrice: false })
  expect(await recordOf(9)).toMatchObject({ projectId: 8 })
  expect(await db.select().from(project)).toMatchObject([{ id: 8 }])
  const before = await crmRecords()
  expect((await world.run('all')).counts).toMatchObject({ upserted: 0, unchanged: 63 })
  expect(await crmRecords()).toEqual(before)
})

test('a run with Whise imports the changes, and removes offline listings at once', async () => {
  const world = whiseWorld(crmHomes(20))
  await world.run()
  world.now += 60 * 60_000
  world.crm.put('property', { ID: 1001, Price: 300_001 })
  world.crm.put('property', { ID: 1002, PublishInternet: false })
  world.crm.faults = { language: 2 }
  const run = await world.run()
  expect(run).toMatchObject({ mode: 'changes', state: 'done', reason: 'languages' })
  expect(await recordOf(1001)).toMatchObject({
    price: 300_001,
    description: { nl: '<p>Tekst van 1001</p>', fr: '<p>Texte de 1001</p>' },
  })
  expect(await shownIds()).not.toContain(1002)
})
