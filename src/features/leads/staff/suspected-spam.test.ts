import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCrm } from '../../../../scripts/crm/fake-crm'
import { db, get, loadAgency } from '../../../../test/agency'
import { CRM_ENV } from '../../../../test/crm'
import { deleteAllLeads, PERSON, sendForm, storedLeads } from '../../../../test/forms'
import { all, attributes, type Document, parse, words, wordsOf } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, post } from '../../../../test/people'
import { runCron } from '../../../cron'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead, outbox } from '../../../platform/db/schema-leads'
import { countKinds } from '../../figures/staff/lead-figures'
import { figurePeriod } from '../../figures/staff/period'
import { findListingsWithoutLeads } from '../../figures/staff/visit-figures'
import { readListingActivity } from '../../listings/staff/listing-activity'
import { isKnownEmail } from '../known-emails'
import { countLeads } from '../lead-counts'
import { storeLead } from '../queries'

const CRM_SITE = { ...CRM_ENV, CRM_PAUSE: '0' }
const SUSPECTS = '/staff/leads?status=suspected'
const crm = new FakeCrm({ items: [], now: () => '2026-11-20 10:00:00' })
let [admin, id] = ['', '']

beforeAll(() => loadAgency())
beforeEach(async () => {
  vi.stubGlobal('fetch', crm.answer)
  await deleteAllLeads()
  admin = await cookieOf('admin')
  const sent = { ...PERSON, Content: 'Kan ik dinsdag langskomen?', ObjectID: '410001' }
  await sendForm('/api/forms/property-info', { ...sent, middleName: 'Bot' }, {}, CRM_SITE)
  id = (await storedLeads())[0]?.id ?? ''
})
afterAll(() => vi.unstubAllGlobals())

async function page(path: string): Promise<Document> {
  const document = parse(await (await get(path, { headers: { Cookie: admin } })).text())
  expectNested(document)
  return document
}

function act(path: string, fields: Record<string, string> = {}) {
  const headers = { Cookie: admin, Referer: `https://example.org${SUSPECTS}` }
  return post(`/staff/leads/${id}${path}`, fields, headers)
}

describe('suspected spam', () => {
  test('is listed under its own status only', async () => {
    expect(words(await page(SUSPECTS))).toContain('Kan ik dinsdag langskomen?')
    const others = ['/staff/leads', '/staff/leads?status=all', '/staff?q=Peeters', '/staff']
    for (const path of [...others, '/staff/search?q=Peeters', '/staff/listings/410001']) {
      expect(words(await page(path)), path).not.toContain(PERSON.Name)
    }
  })

  test('is in no CSV export', async () => {
    const csv = async (status: string) => {
      const headers = { Cookie: admin }
      const response = await get(`/staff/leads.csv?status=${status}`, { headers })
      return [response.status, (await response.text()).includes(PERSON.Name)]
    }
    expect(await csv('all')).toEqual([200, false])
    expect(await csv('suspected')).toEqual([404, false])
    const links = all(await page(SUSPECTS), 'a')
    expect(attributes(links, 'href').filter((href) => href?.includes('.csv'))).toEqual([])
  })

  test('is counted in no figure and does not make its sender known', async () => {
    const now = new Date()
    const period = { ...figurePeriod(undefined, now), office: null }
    await db.insert(propertyVisit).values({ propertyId: 410001, day: period.until, visits: 3 })
    expect(await countLeads(db, 'all', now)).toMatchObject({ week: 0, fresh: 0 })
    expect(await countKinds(db, period)).toEqual([])
    expect((await readListingActivity(db, [410001], now))('property', 410001).leads).toBe(0)
    expect(await isKnownEmail(db, PERSON.Email)).toBe(false)
    expect((await findListingsWithoutLeads(db, period, 1)).total).toBe(1)
  })

  test('can only be released or deleted', async () => {
    const document = await page(`/staff/leads/${id}`)
    const actions = attributes(all(document, 'button'), 'formaction')
    expect(actions.filter((action) => action?.includes(id))).toEqual([`/staff/leads/${id}/removal`])
    for (const path of ['', '/answers', '/assignment', '/mails', '/notes', '/reading']) {
      expect((await act(path, { status: 'new', text: 'x' })).status, path).toBe(404)
    }
    const genuine = newLead({}, 'Another question')
    await storeLead(db, genuine, [], new Date())
    for (const path of ['/release', '/removal']) {
      const headers = { Cookie: admin }
      const refused = await post(`/staff/leads/${genuine.id}${path}`, {}, headers)
      expect(refused.headers.get('Location')).toBe(`/staff/leads/${genuine.id}?done=released`)
    }
    expect(wordsOf(await page(`/staff/leads/${genuine.id}?done=released`), 'notice')).toContain(
      'blijft daarom bewaard',
    )
  })

  test('is deleted with an audit entry', async () => {
    const response = await act('/removal')
    expect([response.status, response.headers.get('Location')]).toEqual([303, SUSPECTS])
    expect(await storedLeads()).toEqual([])
    expect(words(await page('/staff/audit'))).toContain('vermoedelijk spam')
  })
})

describe('released spam', () => {
  test('is a new lead, whose mails are sent and which the CRM gets', async () => {
    const response = await act('/release')
    expect(response.headers.get('Location')).toBe(
      `/staff/leads/${id}?status=suspected&done=release`,
    )
    expect(await storedLeads()).toMatchObject([{ id, status: 'new', held: null }])
    await runCron({ ...env, ...CRM_SITE }, new Date())
    const mails = await db.select().from(outbox).orderBy(outbox.id)
    expect(mails).toMatchObject([
      { id: `${id}-office`, state: 'sent' },
      { id: `${id}-visitor`, state: 'sent', mail: { to: { email: PERSON.Email } } },
    ])
    expect(crm.leads).toMatchObject([{ params: { ObjectID: 410001, Email: PERSON.Email } }])
    expect(words(await page('/staff/leads'))).toContain('Kan ik dinsdag langskomen?')
  })

  test('is not released twice', async () => {
    await act('/release')
    await act('/release')
    expect(await db.$count(outbox)).toBe(2)
  })
})

test('a search request with search mails asks to confirm them after its release', async () => {
  await db.delete(lead)
  const sent = { ...PERSON, Goal: '0', DemandCity: 'Gent', MailMe: 'true', middleName: 'Bot' }
  await sendForm('/api/forms/demand', sent)
  id = (await storedLeads())[0]?.id ?? ''
  const searchMails = async () =>
    (await db.select().from(outbox)).filter((mail) => mail.id.startsWith('search-')).length
  expect(await searchMails()).toBe(0)
  await act('/release')
  expect(await searchMails()).toBe(1)
})
