import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadAgency } from '../../../../test/agency'
import { CRM_ENV, CrmWorld, clearCrm, crmHomes, lastRun, shownIds } from '../../../../test/crm'
import {
  answers,
  copy,
  PICTURE_HOST,
  servePictures,
  withPictures,
} from '../../../../test/crm-pictures'
import { parse, words } from '../../../../test/html'
import { keepLogs } from '../../../../test/logs'
import { expectNested } from '../../../../test/nesting'
import { cookieOf } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { runCron } from '../../../cron'
import type { Bindings } from '../../../env'
import type { Role } from '../../../platform/accounts/account'
import { primaryDb } from '../../../platform/db/db'
import { outbox } from '../../../platform/db/schema-leads'
import { queueMail } from '../../../platform/mail/outbox'
import { findCrmState } from '../sync/crm-state'

const db = primaryDb(env.DB)

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(clearCrm)
afterEach(() => vi.unstubAllGlobals())

describe('/staff/crm', () => {
  test('shows other ways to add listings if there is no CRM', async () => {
    expect(await page('editor', { CRM_SOURCE: '' })).toContain('Er is geen CRM ingesteld')
  })

  test('shows the error in the settings', async () => {
    expect(await page('editor', { CRM_PASSWORD: '' })).toContain('CRM_PASSWORD is missing')
  })

  test('shows the runs with their issues', async () => {
    const crm = new CrmWorld([
      ...crmHomes(3),
      { ID: 7, Street: 'Dampoort', HouseNumber: 4, Zip: 9000, City: 'Gent' },
    ])
    await crm.run()
    const text = await page('editor')
    expect(text).toContain('alles430geslaagd')
    expect(text).toContain('Geweigerd: 1')
    expect(text).toContain('Pand 7, Dampoort 4, 9000 Gent')
    expect(text).not.toContain('Nu ophalen')
  })

  test('shows the fields that the CRM sends and nothing reads, without personal data', async () => {
    const fields = { EnergyIndex: 7, OwnerName: 'Wilhelmina Peeters', StatusName: 'Te koop' }
    const crm = new CrmWorld(
      crmHomes(3).map((home, at) => (at < 2 ? { ...home, ...fields } : home)),
    )
    await crm.run()
    const text = await page('editor')
    expect(text).toContain('Velden die de site niet gebruikt (2)')
    expect(text).toContain('energyindex72')
    expect(text).toContain('ownername…2')
    expect(text).not.toContain('Wilhelmina')
    expect(text).not.toContain('statusname')
  })

  test('imports a file of an admin, or shows why it is refused', async () => {
    const csv = { CRM_SOURCE: 'csv' }
    const send = async (text: string, role: Role = 'admin') => {
      const body = new FormData()
      body.set('file', new File([text], 'homes.csv', { type: 'application/vnd.ms-excel' }))
      const headers = { Cookie: await cookieOf(role), 'Sec-Fetch-Site': 'same-origin' }
      return getWith(csv, '/staff/crm/file', { method: 'POST', body, headers })
    }
    const rejection = await send('ID;Colour')
    expect(rejection.status).toBe(400)
    expect(await rejection.text()).toContain('Onbekende kolommen: Colour')
    const taken = await send('ID;Goal;Status;Zip\nA;0;1;9000')
    expect(taken.headers.get('Location')).toBe('/staff/crm?done=file')
    expect(await lastRun()).toMatchObject({ state: 'importing', counts: { seen: 1 } })
    expect((await send('ID', 'editor')).status).toBe(403)
    const text = await page('admin', csv)
    expect(text).toContain('OpenImmo (XML of ZIP)')
    expect(text).not.toContain('Nu ophalen')
  })

  test('shows the listings that a held run would remove, and lets an admin approve it', async () => {
    const crm = await held()
    const text = await page('admin')
    expect(text).toContain('8 panden zouden van de site verdwijnen')
    expect(text).toContain('Woning 1001 · Lindenlei 22, 9000 Gent · 1001')
    expect(await page('editor')).toContain('Een beheerder beslist.')
    expect((await act('go')).headers.get('Location')).toBe('/staff/crm?done=go')
    expect(await shownIds()).toHaveLength(12)
    await crm.tick()
    expect(await page('admin')).not.toContain('zouden verdwijnen')
  })

  test.each(['changes', 'all', 'pause', 'resume', 'keep'])('stores the action %s', async (name) => {
    expect((await act(name)).headers.get('Location')).toBe(`/staff/crm?done=${name}`)
    const { wanted, pausedFor } = (await findCrmState(db)) ?? {}
    expect([wanted ?? null, pausedFor ?? null]).toEqual([
      name === 'changes' || name === 'all' ? name : null,
      name === 'pause' ? 'staff' : null,
    ])
  })

  test('lists pictures that failed to load, and lets an admin retry them', async () => {
    const crm = new CrmWorld([withPictures(1001, ['gone', 'page'])])
    await crm.run()
    answers.set(`${PICTURE_HOST}/page.jpg`, () => new Response('<!doctype html>'))
    await copy(crm)
    const text = await page('editor')
    expect(text).toContain('Foto’s die niet opgehaald kunnen worden')
    expect(text).toContain(`${PICTURE_HOST}/gone.jpg`)
    expect(text).toContain('staat er niet (meer)')
    expect(text).toContain('geen foto, maar bijvoorbeeld een webpagina')
    expect(text).not.toContain('Opnieuw proberen')
    expect(await page('admin')).toContain('Opnieuw proberen')
    expect((await act('pictures')).headers.get('Location')).toBe('/staff/crm?done=pictures')
    await servePictures('gone', 'page')
    await copy({ now: Date.now() })
    expect(await page('admin')).not.toContain('Foto’s die niet opgehaald kunnen worden')
  })

  test.each([
    [CRM_ENV, 'ok'],
    [{ ...CRM_ENV, CRM_USER: 'unknown' }, 'denied'],
  ])('checks the connection and shows the result', async (settings, result) => {
    vi.stubGlobal('fetch', new CrmWorld([]).crm.answer)
    expect((await act('check', settings)).headers.get('Location')).toBe(`/staff/crm?done=${result}`)
  })
})

describe('the cron', () => {
  test('fetches from the configured CRM, and the health endpoint reports it', async () => {
    const crm = new CrmWorld(crmHomes(3))
    expect(await health()).toBe('starting')
    vi.stubGlobal('fetch', crm.crm.answer)
    await runCron({ ...env, ...CRM_ENV, CRM_PAUSE: '0' }, new Date())
    await runCron({ ...env, ...CRM_ENV, CRM_PAUSE: '0' }, new Date(Date.now() + 60_000))
    expect((await lastRun())?.state).toBe('done')
    expect(await health()).toBe('ok')
  })

  test('sends mails while the CRM does not respond', async () => {
    const requested = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => {
      requested.resolve()
      return answer.promise
    })
    const mail = { to: { email: 'an@example.be' }, subject: 'x', html: '<p>x</p>', text: 'x' }
    await queueMail(db, { id: 'waiting', mail }, new Date())
    const run = runCron(bindings(), new Date())
    await requested.promise
    await expect
      .poll(() => db.select({ state: outbox.state }).from(outbox))
      .toEqual([{ state: 'sent' }])
    answer.resolve(new Response(null, { status: 503 }))
    await run
  })

  test('mails the agency once that a run is held', async () => {
    const crm = await held()
    expect(await health()).toBe('held')
    vi.stubGlobal('fetch', crm.crm.answer)
    for (const minute of [1, 2, 3]) await runCron(bindings(), new Date(crm.now + minute * 60_000))
    expect(await mails()).toEqual(['De synchronisatie van Lindehof met het CRM wacht op u'])
  })

  test('mails the agency once that the CRM refuses the credentials', async () => {
    const crm = new CrmWorld(crmHomes(3))
    crm.settings = { ...CRM_ENV, CRM_PASSWORD: 'wrong' }
    await crm.run()
    for (const minute of [1, 2]) await runCron(bindings(), new Date(crm.now + minute * 60_000))
    expect(await mails()).toEqual(['Het CRM van Lindehof weigert de inloggegevens'])
    expect(await health()).toBe('paused')
  })

  test('mails the agency once if no import succeeded for six hours', async () => {
    const crm = new CrmWorld(crmHomes(3))
    await crm.run()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    for (const hours of [5, 7, 8]) await runCron(bindings(), new Date(crm.now + hours * 3_600_000))
    expect(await mails()).toEqual(['Panden van Lindehof komen niet meer binnen'])
  })
})

/** Starts a sync in which the CRM has removed 8 of its 20 listings. */
async function held(): Promise<CrmWorld> {
  const crm = new CrmWorld(crmHomes(20))
  await crm.run()
  for (const { ID } of crmHomes(8)) crm.crm.remove('property', ID)
  expect((await crm.run('all')).state).toBe('held')
  return crm
}

function bindings(): Bindings {
  return { ...env, ...CRM_ENV, CRM_PAUSE: '0' }
}

async function page(role: Role, settings: Partial<Bindings> = {}): Promise<string> {
  const headers = { Cookie: await cookieOf(role) }
  const response = await getWith({ ...CRM_ENV, ...settings }, '/staff/crm', { headers })
  expect(response.status).toBe(200)
  const document = parse(await response.text())
  expectNested(document)
  return words(document)
}

async function act(name: string, settings: Partial<Bindings> = {}): Promise<Response> {
  const headers = {
    Cookie: await cookieOf('admin'),
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  }
  const init = { method: 'POST', headers, body: '' }
  return getWith({ ...CRM_ENV, ...settings }, `/staff/crm/${name}`, init)
}

async function health(): Promise<string> {
  const response = await getWith(CRM_ENV, '/healthz')
  return (await response.json<{ crm: string }>()).crm
}

async function mails(): Promise<string[]> {
  return (await db.select().from(outbox)).map(({ mail }) => mail.subject)
}
