import { eq, isNotNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importFile, importItems, listing, loadAgency } from '../../../test/agency'
import { parseCalendar } from '../../../test/calendar'
import { recordOf } from '../../../test/crm-records'
import { exampleProject } from '../../../test/example-property'
import { all, parse } from '../../../test/html'
import { newLead } from '../../../test/leads'
import { openPage } from '../../../test/open-page'
import { cookieOf, person, post } from '../../../test/people'
import { codeOf, withFactor } from '../../../test/second-factor'
import type { Property } from '../../listing/property'
import { STATUS } from '../../listing/status'
import { project, property } from '../../platform/db/schema'
import { lead, outbox } from '../../platform/db/schema-leads'
import { account, audit } from '../../platform/db/schema-people'
import { brusselsDay } from '../../platform/format/local-time'
import { translator } from '../../platform/i18n'
import { startMailLink } from '../../site/accounts/queries'
import { disableStaffMember } from '../accounts/staff-accounts'
import { storeLead } from './queries'

const NOW = new Date()
const day = (days: number) => brusselsDay(new Date(NOW.getTime() + days * 86_400_000))
const PAGE = '/staff/account'

let agent: { id: number; cookie: string }

beforeAll(async () => {
  await loadAgency()
  const { id } = await person('agent')
  agent = { id, cookie: await cookieOf('agent') }
})
beforeEach(async () => {
  await db.delete(lead)
  await db.delete(audit)
  await db.update(account).set({ calendarHash: null })
})

/** Creates the calendar address of an account and returns its path. */
async function createFeed(cookie = agent.cookie): Promise<string> {
  const response = await post(`${PAGE}/calendar`, {}, { Cookie: cookie })
  expect(response.status).toBe(200)
  const [field] = all(parse(await response.text()), 'input', { id: 'calendar-address' })
  return new URL(field?.attribs.value ?? '').pathname
}

async function eventsOf(path: string) {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  return parseCalendar(await response.text()).events
}

/** Stores a visit request with two half-days, assigned to the agent. */
async function storeVisit(
  facts: Partial<typeof lead.$inferInsert> = {},
  propertyId: number | null = null,
) {
  const row = newLead({ kind: 'visit', propertyId }, crypto.randomUUID())
  Object.assign(row.data, { VisitDate: [day(2), day(3)], VisitPart: ['am', 'pm'] })
  await storeLead(db, row, [], NOW)
  await db.update(lead).set({ assigneeId: agent.id, ...facts })
  return row.id
}

describe('the calendar feed', () => {
  test('has an event for each half-day of a requested visit', async () => {
    const home = listing({ Street: 'Agendastraat' })
    await importItems(home)
    const id = await storeVisit({}, home.ID)
    const events = await eventsOf(await createFeed())
    expect(events.map(({ UID }) => UID)).toEqual([
      `lead-${id}-${day(2)}-am@localhost`,
      `lead-${id}-${day(3)}-pm@localhost`,
    ])
    expect(events[0]).toMatchObject({
      SUMMARY: 'Bezoek gevraagd · An D’Hondt',
      LOCATION: 'Agendastraat 22, 9000 Gent',
      URL: `http://localhost/staff/leads/${id}`,
      STATUS: 'TENTATIVE',
      TRANSP: 'TRANSPARENT',
    })
  })

  test('contains neither the mail address nor the phone number of the visitor', async () => {
    await storeVisit()
    const text = await (await get(await createFeed())).text()
    expect(text).toContain('An D’Hondt')
    expect(text).not.toContain('an@example.be')
  })

  test('has no events of closed leads and of other staff members', async () => {
    const path = await createFeed()
    await storeVisit({ status: 'lost' })
    expect(await eventsOf(path)).toEqual([])
    await storeVisit({ status: 'new', assigneeId: agent.id + 1000 })
    expect(await eventsOf(path)).toEqual([])
  })

  test('has the CRM’s appointments of managed properties, without visitors', async () => {
    const office = await person('office')
    const home = listing({ ManagerEmail: office.email })
    await importItems(home)
    const appointment = { StartTime: `${day(4)}T10:30:00`, AppointmentType: 'Bezoek', TypeID: 1 }
    const CalendarHistories = [{ ...appointment, ContactIdent: 'Fatima El Amrani' }]
    await importFile({ Histories: { [home.ID]: { CalendarHistories } } })
    const text = await (await get(await createFeed(await cookieOf('office')))).text()
    expect(parseCalendar(text).events).toHaveLength(1)
    expect(text).not.toContain('Fatima')
  })

  test('has the open house days of managed properties and projects on the site', async () => {
    const office = await person('office')
    const home = listing({ ManagerEmail: office.email })
    await importItems(home)
    const openHouses = [{ date: '2099-06-01', from: '14:00', until: '16:00' }]
    const data = { ...(await recordOf(home.ID)), openHouses }
    const update = (change: Partial<Property>) =>
      db
        .update(property)
        .set({ data: { ...data, ...change } })
        .where(eq(property.id, home.ID))
    await update({})
    const dates = { hash: '', firstSeenAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
    await db.insert(project).values(
      [true, false].map((published, index) => {
        const id = home.ID + index
        const record = exampleProject({ id, published, manager: data.manager, openHouses })
        return { id, published, wasPublished: published, data: record, ...dates }
      }),
    )
    const path = await createFeed(await cookieOf('office'))
    const openHousesIn = async (feed: string) =>
      (await eventsOf(feed)).filter(({ UID }) => UID?.startsWith('open-house-'))
    expect(await openHousesIn(path)).toMatchObject(
      [`${home.ID}`, `p${home.ID}`].map((key) => ({
        UID: `open-house-${key}-2099-06-01-1400@localhost`,
        DTSTART: '20990601T120000Z',
        URL: `http://localhost/staff/listings/${key}`,
      })),
    )
    expect(await openHousesIn(await createFeed())).toEqual([])
    await update({ status: STATUS.sold })
    expect(await openHousesIn(path)).toHaveLength(1)
  })
})

describe('the address of the feed', () => {
  test('is shown once, and the database contains only its hash', async () => {
    const path = await createFeed()
    const secret = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? ''
    expect(secret).toHaveLength(43)
    const row = JSON.stringify(await db.select().from(account))
    expect(row).not.toContain(secret)
    expect((await openPage(PAGE, agent.cookie)).html).not.toContain(secret)
    const [entry] = await db.select().from(audit)
    expect(entry?.action).toBe('account.calendar-on')
    expect(JSON.stringify(entry)).not.toContain(secret)
  })

  test('works until another is created or it is revoked', async () => {
    const [first, second] = [await createFeed(), await createFeed()]
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    const ended = await post(`${PAGE}/calendar/end`, {}, { Cookie: agent.cookie })
    expect(ended.headers.get('Location')).toBe(`${PAGE}?done=calendar`)
    const response = await get(second)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })

  test('is created only after a recent code, with a mail to the account', async () => {
    const { id } = await person('agent')
    const { secret } = await withFactor(id)
    const Cookie = await cookieOf('agent')
    const prompt = await post(`${PAGE}/calendar`, {}, { Cookie })
    expect(prompt.status).toBe(401)
    expect(await db.$count(account, isNotNull(account.calendarHash))).toBe(0)
    await db.delete(outbox)
    const fields = { 'second-factor': 'yes', otp: codeOf(secret) }
    const created = await post(`${PAGE}/calendar`, fields, { Cookie })
    expect(await created.text()).toContain('id="calendar-address"')
    const [row] = await db.select().from(outbox)
    expect(row?.mail.to.email).toBe('agent@example.org')
    expect(row?.mail.subject).toBe(translator('nl')('mail.calendar.on', { agency: 'Lindehof' }))
    await person('agent')
    agent.cookie = await cookieOf('agent')
  })

  test('ends with a new password, by mail or in a session', async () => {
    const byMail = await createFeed()
    const token = await startMailLink(db, agent.id, new Date(Date.now() + 60_000))
    const first = { password: 'a words-only sentence' }
    expect((await post(`/staff/password?token=${token}`, first)).status).toBe(303)
    expect((await get(byMail)).status).toBe(404)

    agent.cookie = await cookieOf('agent')
    const inSession = await createFeed()
    const second = { current: first.password, password: 'another long sentence' }
    const set = await post(`${PAGE}/password`, second, { Cookie: agent.cookie })
    expect(set.status).toBe(303)
    expect((await get(inSession)).status).toBe(404)
    agent.cookie = await cookieOf('agent')
  })

  test('stops with the account', async () => {
    const path = await createFeed()
    await disableStaffMember(db, agent.id, { by: agent.id, now: NOW })
    expect((await get(path)).status).toBe(404)
    await person('agent')
    agent.cookie = await cookieOf('agent')
    expect((await get(path)).status).toBe(404)
  })
})
