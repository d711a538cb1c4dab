import { env } from 'cloudflare:workers'
import { eq, like, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import listings from '../../../../seeds/listings.json'
import { db, get, importFile, loadAgency, restoreHomes } from '../../../../test/agency'
import { all, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { keepLogs } from '../../../../test/logs'
import { newAppointment } from '../../../../test/new-appointment'
import { documentAt, openPage } from '../../../../test/open-page'
import { HOME, OWNER } from '../../../../test/owner'
import { cookieOf, post } from '../../../../test/people'
import { STATUS } from '../../../listing/status'
import { runBatch } from '../../../platform/db/db'
import { property } from '../../../platform/db/schema'
import { appointment, ownerEntry } from '../../../platform/db/schema-appointments'
import { ownerReport, propertyHistory, propertyVisit } from '../../../platform/db/schema-history'
import { lead, outbox } from '../../../platform/db/schema-leads'
import { account, audit } from '../../../platform/db/schema-people'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { reportPath, stopReportsPath } from '../../../urls'
import type { Feedback } from '../../appointments/appointment'
import { storeAppointment } from '../../appointments/queries'
import { storeLead } from '../../leads/queries'
import { addEntry, releaseFeedback } from '../owner-entries'
import { reportDays } from './report-period'
import { sendDueReports } from './send-reports'

const PAGE = reportPath(HOME)
/** The last minute of the report's last day. */
const LAST_MOMENT = new Date(reportDays(new Date(), 0).until.getTime() - 60_000)
let office = ''

keepLogs()
beforeAll(async () => {
  await loadAgency({ withOwners: true })
  office = await cookieOf('office')
})
beforeEach(async () => {
  for (const table of [ownerReport, propertyVisit, lead, audit, appointment, ownerEntry])
    await db.delete(table)
  await db.delete(outbox).where(like(outbox.id, 'report-%'))
  await db.update(account).set({ reportsOffAt: null })
})

function sendForm(fields: Record<string, string>, cookie = office): Promise<Response> {
  return post(PAGE, { weeks: '0', note: '', base: '0', ...fields }, { Cookie: cookie })
}

const reportMails = async () =>
  (await db.select().from(outbox).where(like(outbox.id, 'report-%'))).map(({ mail }) => mail)

async function sentReport() {
  await sendForm({ action: 'send' })
  return (await reportMails())[0] ?? expect.fail('No report was sent')
}

describe('the report to an owner', () => {
  test('is sent to the owner with the agent’s message and a log entry', async () => {
    const response = await sendForm({ action: 'send', note: 'Goed nieuws, An.\nTot dinsdag!' })
    expect(response.headers.get('Location')).toBe(`${PAGE}?done=send`)
    const [mail, ...others] = await reportMails()
    expect(others).toEqual([])
    expect(mail?.to.email).toBe(OWNER.email)
    expect(mail?.text).toContain('Goed nieuws, An.')
    expect(mail?.text).toContain(`/nl/history?property=${HOME}`)
    expect((await db.select().from(audit)).map(({ action }) => action)).toEqual(['listing.report'])
    expect(await db.select().from(ownerReport)).toMatchObject([{ note: '', dueAt: null }])
  })

  test('is sent once for two clicks', async () => {
    await sendForm({ action: 'send' })
    await sendForm({ action: 'send' })
    expect(await reportMails()).toHaveLength(1)
    const [row] = await db.select().from(ownerReport)
    await sendForm({ action: 'send', base: String(row?.sentAt) })
    expect(await reportMails()).toHaveLength(2)
  })

  test('has the numbers of questions and visits, and no names', async () => {
    for (const kind of ['visit', 'property-info', 'property-info', 'search'] as const) {
      const row = newLead({ kind, propertyId: HOME }, crypto.randomUUID())
      await storeLead(db, row, [], LAST_MOMENT)
    }
    const today = newLead({ kind: 'visit', propertyId: HOME }, crypto.randomUUID())
    await storeLead(db, today, [], reportDays(new Date(), 0).until)
    const { html, text } = await sentReport()
    expect(text).toContain('Vragen en informatieaanvragen: 2')
    expect(text).toContain('Aanvragen voor een bezoek: 1')
    expect(html + text).not.toMatch(/Hondt|an@example\.be/)
  })

  test('lists what the agency did, without the names of contacts', async () => {
    const [day = ''] = reportDays(new Date(), 0).days
    const contact = 'Fatima El Amrani'
    const history = {
      automaticHistories: [
        {
          Date: `${day}T10:00:00`,
          TypeID: 20,
          TypeName: 'Nieuwsbrief',
          ContactIdent: contact,
          Subject: contact,
        },
        { Date: `${day}T11:00:00`, TypeID: 13, TypeName: 'Interne nota', ContactIdent: contact },
      ],
      CalendarHistories: [
        {
          StartTime: `${day}T12:00:00`,
          AppointmentType: 'Bezoek',
          ContactIdent: contact,
          TypeID: 1,
        },
      ],
    }
    await importFile({ Histories: { [HOME]: history } })
    const { text } = await sentReport()
    await importFile({ Histories: { [HOME]: listings.Histories[HOME] } })
    expect(text).toContain('Nieuwsbrief')
    expect(text).toContain('Afspraken: 1')
    expect(text).not.toMatch(/Fatima|Interne nota/)
  })

  test('has the visits of this site, released feedback and entries, without names', async () => {
    await db.delete(propertyHistory)
    const yesterday = LAST_MOMENT.getTime()
    const ahead = Date.now() + 3 * 86_400_000
    const visit = { propertyId: HOME, state: 'took-place', startAt: yesterday } as const
    const feedback: Feedback = {
      liking: 'very',
      reasons: ['price', 'location'],
      comment: 'Te duur',
      wantsSimilar: true,
    }
    const rows = [
      newAppointment({ ...visit, feedback, feedbackAt: yesterday }),
      newAppointment({ ...visit, feedback: { ...feedback, liking: 'no' }, feedbackAt: yesterday }),
      newAppointment({ ...visit, state: 'cancelled' }),
      newAppointment({ ...visit, state: 'missed' }),
      newAppointment({ ...visit, state: 'confirmed', startAt: ahead }),
      // A visit before the period of the report, whose feedback staff released within it.
      newAppointment({ ...visit, feedback, startAt: yesterday - 20 * 86_400_000 }),
    ]
    for (const row of rows) await storeAppointment(db, row, { now: new Date() })
    await runBatch(db, [releaseFeedback(db, rows[0]?.id ?? '', { text: '', feedback }, new Date())])
    await runBatch(db, [
      releaseFeedback(db, rows[5]?.id ?? '', { text: '', feedback }, LAST_MOMENT),
    ])
    const call = { key: crypto.randomUUID(), propertyId: HOME, state: '', at: yesterday } as const
    const text = 'Vraagprijs besproken'
    await addEntry(db, { ...call, kind: 'call', text }, { by: 1, now: new Date() })
    const { html, text: mail } = await sentReport()
    expect(mail).toContain(`Geplande bezoeken: ${formatDateTime(brusselsTime(ahead))}`)
    expect(mail).toMatch(/Afspraken: 2\b/)
    expect(mail).toContain('Beviel de bezoeker: heel goed. Hield tegen: prijs, ligging.')
    expect(mail.match(/Beviel de bezoeker/g)).toHaveLength(2)
    expect(mail).toContain('Telefoongesprek · Vraagprijs besproken')
    expect(html + mail).not.toMatch(/Peeters|an@example|Te duur|Sleutel/)
  })

  test('is only for accounts that manage owners', async () => {
    const agent = await cookieOf('agent')
    expect((await openPage(PAGE, agent)).status).toBe(403)
    expect((await sendForm({ action: 'send' }, agent)).status).toBe(403)
    expect(await reportMails()).toEqual([])
  })
})

describe('automatic reports', () => {
  /** Turns on the reports and runs the cron at the time of the next one. */
  async function sendDue(): Promise<Date> {
    const [row] = await db.select().from(ownerReport)
    const at = new Date(row?.dueAt ?? 0)
    await sendDueReports(env, at)
    return at
  }

  test('are off by default', async () => {
    await sendForm({ action: 'save' })
    expect(await db.select().from(ownerReport)).toMatchObject([{ weeks: 0, dueAt: null }])
  })

  test('are sent once at their time, and planned again', async () => {
    await sendForm({ action: 'save', weeks: '2', note: 'Eén keer' })
    await sendDueReports(env, new Date())
    expect(await reportMails()).toEqual([])
    const at = await sendDue()
    await sendDueReports(env, at)
    const [mail, ...others] = await reportMails()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Eén keer')
    const [row] = await db.select().from(ownerReport)
    expect(row?.note).toBe('')
    expect(((row?.dueAt ?? 0) - at.getTime()) / 86_400_000).toBeCloseTo(14, 0)
  })

  test('end when the property leaves the market', async () => {
    await sendForm({ action: 'save', weeks: '1' })
    const data = sql`json_set(${property.data}, '$.status', ${STATUS.sold})`
    await db.update(property).set({ data }).where(eq(property.id, HOME))
    await sendDue()
    await restoreHomes(HOME)
    expect(await reportMails()).toEqual([])
    expect(await db.select().from(ownerReport)).toMatchObject([{ weeks: 0, dueAt: null }])
  })
})

describe('an owner', () => {
  test('stops the reports with one click of the mail program, from any origin', async () => {
    const { unsubscribe = '' } = await sentReport()
    const { pathname, search } = new URL(unsubscribe)
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
    }
    const body = 'List-Unsubscribe=One-Click'
    const response = await get(pathname + search, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect(words(await documentAt(PAGE, office))).toContain('stopte de overzichten')
    await sendForm({ action: 'send', base: '1' })
    expect(await reportMails()).toHaveLength(1)
  })

  test('stops and resumes the reports on the page of the mail’s link', async () => {
    const { text } = await sentReport()
    const link = /http\S+\/nl\/history\/reports\?token=\S+/.exec(text)?.[0] ?? ''
    const path = link.replace(/^https?:\/\/[^/]+/, '')
    const page = await documentAt(path)
    expect(words(page)).toContain(OWNER.email)
    const [form] = all(page, 'form', { method: 'post' })
    const action = form?.attribs.action ?? ''
    const stopped = await post(action, { lang: 'nl', action: 'stop' })
    expect(stopped.headers.get('Location')).toBe(path)
    expect(words(await documentAt(path))).toContain('U krijgt geen overzichten meer')
    await post(action, { lang: 'nl', action: 'resume' })
    expect(words(await documentAt(path))).toContain('We mailen overzichten')
  })

  test.each(['', '1-x', `1-${'A'.repeat(43)}`])('cannot use the token %j', async (token) => {
    expect((await post(stopReportsPath(token), { action: 'stop' })).status).toBe(404)
    expect((await openPage(`/nl/history/reports?token=${token}`)).status).toBe(404)
    expect(await db.$count(account, eq(account.reportsOffAt, 0))).toBe(0)
  })
})
