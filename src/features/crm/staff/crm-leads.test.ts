import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FakeCrm } from '../../../../scripts/crm/fake-crm'
import { loadAgency } from '../../../../test/agency'
import { CRM_ENV } from '../../../../test/crm'
import { deleteAllLeads, PERSON, sendForm, storedLeads, visitDays } from '../../../../test/forms'
import { parse, words } from '../../../../test/html'
import { keepLogs, loggedText } from '../../../../test/logs'
import { expectNested } from '../../../../test/nesting'
import { cookieOf } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { runCron } from '../../../cron'
import type { Bindings } from '../../../env'
import { primaryDb } from '../../../platform/db/db'
import { crmRun, crmStaged, crmState } from '../../../platform/db/schema-crm'
import { outbox } from '../../../platform/db/schema-leads'
import { findPerson } from '../../personal-data/person'

const db = primaryDb(env.DB)
let crm = new FakeCrm({ items: [], now: () => '' })

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  crm = new FakeCrm({ items: [], now: () => '2026-11-20 10:00:00' })
  vi.stubGlobal('fetch', crm.answer)
  await deleteAllLeads()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(deleteAllLeads)

const CRM_SITE: Partial<Bindings> = { ...CRM_ENV, CRM_PAUSE: '0' }

async function write(fields: object = {}, kind = 'contact', bindings = CRM_SITE): Promise<string> {
  const response = await sendForm(
    `/api/forms/${kind}`,
    { ...PERSON, Content: 'Hallo', ...fields },
    {},
    bindings,
  )
  expect(response.status).toBe(200)
  return (await storedLeads())[0]?.id ?? ''
}

const cron = (bindings = CRM_SITE, minutes = 0) =>
  runCron({ ...env, ...bindings }, new Date(Date.now() + minutes * 60_000))
const officeMails = async () =>
  (await db.select().from(outbox)).filter(({ id }) => id.endsWith('-office')).length

async function page(path: string): Promise<string> {
  const headers = { Cookie: await cookieOf('admin') }
  const document = parse(await (await getWith(CRM_SITE, path, { headers })).text())
  expectNested(document)
  return words(document)
}

async function press(id: string, outcome: 'delivery' | 'resolution'): Promise<Response> {
  const headers = { Cookie: await cookieOf('admin'), 'Sec-Fetch-Site': 'same-origin' }
  const address = `/staff/leads/${id}/crm-${outcome}`
  return getWith(CRM_SITE, address, { method: 'POST', body: new URLSearchParams(), headers })
}

test('a form is sent to the CRM once, as readable text and without check boxes', async () => {
  const [day = ''] = visitDays(1)
  const visit = { ObjectID: '410001', VisitDate: [day], VisitPart: ['am'] }
  const id = await write(visit, 'visit')
  await cron()
  await cron()
  const [lead] = crm.leads
  expect(lead).toMatchObject({
    call: 'ContactOnMe',
    params: { ObjectID: 410001, Name: 'Peeters', Email: PERSON.Email },
  })
  expect(lead?.params).not.toHaveProperty('IsReceivedEmail')
  expect(lead?.params.Content).toMatch(/Voorgesteld: .*voormiddag\n\nHallo\n\nPand ref/)
  expect(crm.leads).toHaveLength(1)
  expect(await page(`/staff/leads/${id}`)).toContain('Nummer in het CRM 70001')
})

test('a lost response leads to one lead, one mail and one contact in the CRM, and a warning', async () => {
  crm.faults = { answerLost: true }
  const id = await write({ Goal: '0', DemandCity: 'Gent' }, 'valuation')
  await cron()
  await cron()
  expect(await storedLeads()).toHaveLength(1)
  expect(await officeMails()).toBe(1)
  expect(crm.leads.map(({ call }) => call)).toEqual(['RegisterPerson'])
  expect(await page('/staff/leads')).toContain('controleer in het CRM')
  expect(await page('/staff/crm')).toContain('1 niet in het CRM')
  expect((await press(id, 'resolution')).headers.get('Location')).toBe(`/staff/leads/${id}`)
  expect(await page(`/staff/leads/${id}`)).toContain('afgehandeld')
  expect(await page('/staff/crm')).toContain('alle in het CRM')
  const { leads } = await findPerson(db, PERSON.Email)
  expect(leads).toMatchObject([{ id, crm: { state: 'settled' } }])
  const stored = JSON.stringify([
    await db.select().from(crmRun),
    await db.select().from(crmState),
    await db.select().from(crmStaged),
  ])
  for (const secret of ['Peeters', PERSON.Email, CRM_ENV.CRM_PASSWORD, 'crm.example']) {
    expect(loggedText() + stored).not.toContain(secret)
  }
})

test('CRM_LEADS=only mails the office only if the CRM refuses the lead', async () => {
  const only = { ...CRM_SITE, CRM_LEADS: 'only' }
  await write({}, 'contact', only)
  await cron(only)
  expect(crm.leads).toHaveLength(1)
  expect(await officeMails()).toBe(0)
  crm.faults = { answerLost: true }
  await write({ Content: 'Nog iets' }, 'contact', only)
  await cron(only)
  expect(await officeMails()).toBe(1)
})

test('a lead that the CRM may have accepted is sent again by its delivery', async () => {
  crm.faults = { answerLost: true }
  const id = await write()
  await cron()
  crm.faults = {}
  expect((await press(id, 'delivery')).headers.get('Location')).toBe(`/staff/leads/${id}`)
  await cron()
  expect(crm.leads).toHaveLength(2)
})

test('invalid settings leave new leads to the mail, and pending ones too after an hour', async () => {
  const only = { ...CRM_SITE, CRM_LEADS: 'only' }
  const wrong = { ...only, CRM_PASSWORD: '' }
  await write({}, 'contact', only)
  await cron(wrong)
  expect(await officeMails()).toBe(0)
  await cron(wrong, 61)
  expect(await officeMails()).toBe(1)
  await write({ Content: 'Nog iets' }, 'contact', wrong)
  expect(await officeMails()).toBe(2)
  await cron(only)
  expect(crm.leads).toHaveLength(1)
})
