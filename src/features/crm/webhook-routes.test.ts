import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import {
  CRM_ENV,
  CRM_LEAD,
  CrmWorld,
  clearCrm,
  crmHome,
  lastRun,
  shownIds,
} from '../../../test/crm'
import { recordOf } from '../../../test/crm-records'
import { fakeSweepBright, keyOf, SWEEPBRIGHT_CLIENT } from '../../../test/fake-sweepbright'
import { DEAD_DB } from '../../../test/faults'
import { keepLogs, loggedText } from '../../../test/logs'
import { getWith } from '../../../test/worker'
import { primaryDb } from '../../platform/db/db'
import { crmHook, crmStaged } from '../../platform/db/schema-crm'
import { takerByKey } from '../leads/send-to-crm'
import { type CrmSettings, webhookSource } from './sources/crm-source'
import { listRunsWithIssues } from './sync/crm-runs'
import { findCrmState } from './sync/crm-state'

const db = primaryDb(env.DB)
const SECRET = 'a-secret-of-thirty-two-characters'
const SETTINGS = {
  ...CRM_ENV,
  CRM_SOURCE: 'sweepbright',
  CRM_BASE_URL: 'https://crm.example/',
  CRM_CLIENT_ID: SWEEPBRIGHT_CLIENT,
  CRM_HOOK_SECRET: SECRET,
}

keepLogs()
beforeEach(async () => {
  await loadAgency({ withListings: false })
  await clearCrm()
})

interface Call {
  secret?: string
  settings?: CrmSettings
  body?: string
  method?: string
}

function call({ secret = SECRET, settings = SETTINGS, body, method = 'POST' }: Call) {
  const headers = { 'Content-Type': 'application/json' }
  const init = method === 'POST' ? { method, headers, body: body ?? null } : { method }
  return getWith(settings, `/api/crm/hooks/${secret}`, init)
}

async function notify(event: string, id: number): Promise<void> {
  const response = await call({ body: JSON.stringify({ event, estate_id: keyOf(id) }) })
  expect(response.status).toBe(200)
}

/** An agency whose CRM is SweepBright, at the time of the hooks. */
function sweepBrightWorld(): CrmWorld {
  const world = new CrmWorld(
    [crmHome(1), crmHome(2)],
    [{ ID: 8, Zip: '9000', Name: { nl: 'Park' } }],
  )
  world.settings = SETTINGS
  world.now = Date.now()
  const answer = fakeSweepBright(world.crm)
  world.answer = (url, init) => answer(url, init)
  return world
}

test('the address responds with 404 without the secret', async () => {
  const body = JSON.stringify({ event: 'estate-added', estate_id: keyOf(1) })
  const unknown = await getWith({}, '/api/crm/nothing', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const calls: Call[] = [
    { secret: `${SECRET.slice(0, -1)}S`, body },
    { secret: 'x', body: 'x'.repeat(9000) },
    { settings: { ...SETTINGS, CRM_HOOK_SECRET: '' }, secret: '%20', body },
    { settings: { ...SETTINGS, CRM_SOURCE: 'omnicasa' }, body },
    { method: 'GET' },
  ]
  for (const one of calls) {
    const response = await call(one)
    expect(response.status).toBe(404)
    expect([...response.headers]).toEqual([...unknown.headers])
  }
  expect(await db.select().from(crmHook)).toEqual([])
})

test('an invalid body is refused, and the log of a failed database has no secret', async () => {
  for (const body of ['', '{', '{"event":"estate-added","estate_id":"1 or 1=1"}', '[]']) {
    expect((await call({ body })).status).toBe(400)
  }
  expect((await call({ body: `"${'x'.repeat(9000)}"` })).status).toBe(413)
  const body = JSON.stringify({ event: 'estate-added', estate_id: keyOf(1) })
  const response = await getWith({ ...SETTINGS, DB: DEAD_DB }, `/api/crm/hooks/${SECRET}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  expect(response.status).toBe(503)
  expect(loggedText()).not.toContain(SECRET)
  expect(await db.select().from(crmHook)).toEqual([])
})

test('a notified listing is fetched by the next tick, and removed when the CRM hides it', async () => {
  const world = sweepBrightWorld()
  world.crm.put('property', { ID: 2, PublishPrice: null, PublishAddress: false })
  await notify('estate-added', 1)
  await notify('estate-updated', 1)
  await notify('estate-added', 2)
  await world.tick()
  expect(await lastRun()).toMatchObject({ mode: 'changes', state: 'done', counts: { upserted: 2 } })
  expect(JSON.stringify(await db.select().from(crmStaged))).toBe('[]')
  const [one = 0, two = 0] = await shownIds()
  expect(await sendLead(world, one)).toEqual({ is: 'taken', id: null })
  expect(world.crm.leads).toMatchObject([
    { call: `estates/${keyOf(1)}/contacts`, params: { email: 'mina@example.be', locale: 'fr' } },
  ])
  expect(await recordOf(one)).toMatchObject({ publishPrice: true, publishAddress: true })
  expect(await recordOf(two)).toMatchObject({ publishPrice: false, publishAddress: false })

  world.crm.put('property', { ID: 2, PublishInternet: false })
  await notify('estate-updated', 2)
  await world.tick()
  expect(await shownIds()).toEqual([one])
  world.crm.records.property.delete(1)
  await notify('estate-deleted', 1)
  await world.tick()
  expect(await shownIds()).toEqual([])
  await world.tick(10)
  expect((await lastRun())?.counts.pages).toBe(1)
  expect(await db.select().from(crmHook)).toEqual([])
})

test('the address of the page is sent for each imported listing on the site', async () => {
  const world = sweepBrightWorld()
  const addresses = new Map<string, unknown>()
  const answer = fakeSweepBright(world.crm, addresses)
  world.answer = (url, init) => answer(url, init)
  world.crm.put('property', { ID: 2, PublishInternet: false })
  for (const id of [1, 2, 8]) await notify('estate-added', id)
  await world.tick()
  const [one] = await shownIds()
  expect([...addresses]).toEqual([
    [`estates/${keyOf(1)}/url`, { url: `https://www.kantoor.example/nl/property/${one}` }],
    [
      `estates/${keyOf(8)}/url`,
      { url: expect.stringMatching(/^https:\/\/www\.kantoor\.example\/nl\/project\/9\d+$/) },
    ],
  ])
})

describe('a webhook whose record does not agree with it', () => {
  /** The minutes between the tries, the first of which is the next tick. */
  const PAUSES = [1, 1, 5, 30, 360]

  test('removes a listing that the CRM still returned at first', async () => {
    const world = sweepBrightWorld()
    await notify('estate-added', 1)
    await world.tick()
    await notify('estate-deleted', 1)
    await world.tick()
    expect(await shownIds()).toHaveLength(1)
    world.crm.records.property.delete(1)
    await world.tick()
    expect(await shownIds()).toEqual([])
    expect(await problemCodes()).toEqual([])
    expect(await db.select().from(crmHook)).toEqual([])
  })

  test('adds a listing that the CRM did not return or publish at first', async () => {
    const world = sweepBrightWorld()
    world.crm.put('property', { ID: 1, PublishInternet: false })
    await notify('estate-added', 1)
    await notify('estate-added', 3)
    await world.tick()
    expect(await shownIds()).toEqual([])
    world.crm.put('property', { ID: 1, PublishInternet: true })
    world.crm.put('property', crmHome(3))
    await world.tick()
    expect(await shownIds()).toHaveLength(2)
    expect(await problemCodes()).toEqual([])
    expect(await db.select().from(crmHook)).toEqual([])
  })

  test.each([
    ['estate-deleted', 1, ['deletionServed']],
    ['estate-updated', 3, ['recordUnknown']],
  ] as const)('is given up after six hours: %s of %i reports %j', async (event, id, codes) => {
    const world = sweepBrightWorld()
    await notify('estate-added', 1)
    await world.tick()
    await notify(event, id)
    const calls = world.crm.calls.length
    for (const [tries, minutes] of PAUSES.entries()) {
      expect(await problemCodes()).toEqual([])
      if (minutes > 1) await world.tick(minutes - 1)
      expect(estateCalls(world, calls)).toBe(tries)
      await world.tick()
    }
    expect(await problemCodes()).toEqual(codes)
    expect(await shownIds()).toHaveLength(1)
    expect(await db.select().from(crmHook)).toEqual([])
    await world.tick(600)
    expect(estateCalls(world, calls)).toBe(PAUSES.length)
  })
})

async function problemCodes(): Promise<string[]> {
  const runs = await listRunsWithIssues(db, 10)
  return runs.flatMap(({ problems }) =>
    problems.flatMap(({ issues }) => issues.map(({ code }) => code)),
  )
}

/** Returns the number of requested records after the first `since` calls. */
function estateCalls(world: CrmWorld, since: number): number {
  const isFetch = (call: string) => call.startsWith('estates/') && !call.endsWith('/url')
  return world.crm.calls.slice(since).filter(isFetch).length
}

test('a project is imported with its units, and a unit that it drops is removed', async () => {
  const world = sweepBrightWorld()
  for (const ID of [11, 12]) world.crm.put('property', crmHome(ID, { ProjectID: 8 }))
  await notify('estate-added', 8)
  await world.tick()
  const [, unit = 0] = await shownIds()
  expect(await recordOf(unit)).toMatchObject({ projectId: expect.any(Number) })
  const before = await shownIds()
  world.crm.records.property.delete(12)
  await notify('estate-updated', 8)
  await world.tick()
  expect((await shownIds()).length).toBe(before.length - 1)
})

test('a failed CRM is requested again, and wrong credentials pause the sync', async () => {
  const world = sweepBrightWorld()
  await notify('estate-added', 1)
  world.crm.faults = { status: 500 }
  await world.tick()
  expect(await lastRun()).toMatchObject({ state: 'reading', attempts: 1 })
  expect(await db.select().from(crmHook)).toHaveLength(1)
  world.crm.faults = {}
  await world.tick(3)
  expect(await lastRun()).toMatchObject({ state: 'done', counts: { upserted: 1 } })
  expect(loggedText()).not.toContain('Peeters')

  await notify('estate-updated', 1)
  world.crm.faults = { expire: true }
  for (let tries = 0; tries < 3; tries++) await world.tick(10)
  expect(await findCrmState(db)).toMatchObject({ pausedFor: 'credentials' })
  expect(await shownIds()).toHaveLength(1)
})

/** Sends a lead about one of our homes. */
function sendLead(world: CrmWorld, propertyId: number) {
  const source = webhookSource(SETTINGS, world.answer)
  if (!source) throw new Error('No source')
  return takerByKey(db, source).send?.({ ...CRM_LEAD, propertyId })
}
