import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, ORIGIN } from '../../../test/agency'
import { parseCalendar } from '../../../test/calendar'
import { all, attributes, byClass, formEntries, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import { insertAppointment, VISITED } from '../../../test/new-appointment'
import { documentAt, openPage, wordsAt } from '../../../test/open-page'
import { person, post } from '../../../test/people'
import { getWith } from '../../../test/worker'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import { outbox } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { LANGS } from '../../platform/format/lang'
import { brusselsDay } from '../../platform/format/local-time'
import { appointmentPath, propertyPath } from '../../urls'
import type { Appointment } from './appointment'
import { appointmentToken } from './appointment-token'
import { findAppointment } from './queries'

const HOUR = 3_600_000
const DAY = 24 * HOUR

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  for (const table of [appointment, ownerEntry, outbox]) await db.delete(table)
})

/** Stores an appointment that starts in so many hours, and returns it with the path of its page. */
async function visit(hours: number, facts: Partial<Appointment> = {}) {
  const startAt = Date.now() + hours * HOUR
  const row = await insertAppointment({ startAt, ...facts })
  return { row, path: appointmentPath('nl', await appointmentToken(db, row.id)) }
}

async function subjects(): Promise<string[]> {
  const rows = await db.select().from(outbox).orderBy(outbox.createdAt, outbox.id)
  return rows.map(({ mail }) => mail.subject)
}

/** Returns a day so many days from now on which visits are possible, never a Sunday. */
function visitDay(days: number): string {
  const date = new Date(Date.now() + days * DAY)
  return brusselsDay(date.getUTCDay() === 0 ? new Date(date.getTime() + DAY) : date)
}

describe('the page of an appointment', () => {
  test('shows its facts, and no facts for staff', async () => {
    const agent = await person('agent')
    await db.update(account).set({ name: 'Tom Jans' }).where(eq(account.id, agent.id))
    await insertAppointment({ name: 'Fatima El Amrani', email: 'fatima@example.be' })
    const { row, path } = await visit(48, { agentId: agent.id, minutes: 45 })
    const page = await documentAt(path)
    const text = words(page)
    expect(text).toContain('Uw afspraak is bevestigd. We verwachten u.')
    expect(text).toMatch(/Bezoek · \S+/)
    expect(text).toContain('45 minuten')
    expect(text).toContain('Lindenlei 22, 9000 Gent')
    expect(text).toContain('Tom Jans')
    expect(text).not.toMatch(/Sleutel|Fatima|agent@example\.org|an@example\.be/)
    const links = attributes(all(page, 'a'), 'href')
    expect(links).toContain(propertyPath('nl', VISITED))
    expect(links).toContain('https://www.openstreetmap.org/search?query=Lindenlei+22%2C+9000+Gent')
    expect(links.some((link) => link?.startsWith('tel:'))).toBe(true)
    const [file] = links.filter((link) => link?.endsWith('&file=1'))
    const response = await get(file ?? '')
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toMatch(/"afspraak-\d{4}-\d\d-\d\d\.ics"/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { events } = parseCalendar(await response.text())
    expect(events).toMatchObject([{ UID: `appointment-${row.id}@localhost`, STATUS: 'CONFIRMED' }])
  })

  test('is neither cached nor indexed, and no referrer', async () => {
    const { path } = await visit(48)
    const { response, document } = await openPage(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    const [robots] = all(document, 'meta', { name: 'robots' })
    expect(robots?.attribs.content).toBe('noindex')
    const [canonical] = all(document, 'link', { rel: 'canonical' })
    expect(canonical?.attribs.href ?? '').not.toContain('token')
  })

  test.each(LANGS)('has its texts in %s', async (lang) => {
    const title = {
      nl: 'Uw afspraak',
      fr: 'Votre rendez-vous',
      en: 'Your appointment',
      de: 'Ihr Termin',
    }
    const { row } = await visit(48, { lang })
    const token = await appointmentToken(db, row.id)
    const page = await documentAt(appointmentPath(lang, token))
    expect(words(all(page, 'h1')[0] ?? page)).toBe(title[lang])
    expect(words(page)).not.toMatch(/appointment\.\w/)
  })

  test.each([
    ['planned', 48, 'nog niet bevestigd'],
    ['moved', 48, 'Uw afspraak is verplaatst'],
    ['cancelled', 48, 'Deze afspraak is geannuleerd'],
    ['cancelled-by-visitor', 48, 'U hebt deze afspraak geannuleerd'],
    ['confirmed', -0.1, 'al begonnen'],
    ['missed', -3, 'Deze afspraak is voorbij'],
  ] as const)('states in words that it is %s (%d hours from now)', async (state, hours, text) => {
    const { path } = await visit(hours, { state })
    const page = await documentAt(path)
    expect(words(page)).toContain(text)
    const isOpen = hours > 0 && !state.startsWith('cancelled')
    expect(all(page, 'form', { method: 'post' }).length > 0).toBe(isOpen)
  })

  test('does not exist for a wrong token or a deleted appointment', async () => {
    const { row, path } = await visit(48)
    const gone = await visit(48)
    await db.delete(appointment).where(eq(appointment.id, gone.row.id))
    const other = `${crypto.randomUUID()}${path.slice(path.indexOf(row.id) + row.id.length)}`
    const wrong = ['', 'x', other, `${row.id}-${'A'.repeat(43)}`]
    for (const path of [gone.path, ...wrong.map((token) => appointmentPath('nl', token))]) {
      const { status, document } = await openPage(path)
      expect(status).toBe(404)
      expect(words(document)).toContain('Deze link werkt niet meer')
      expect(attributes(all(document, 'a'), 'href').some((a) => a?.startsWith('tel:'))).toBe(true)
      expect((await post(path, { action: 'cancel' })).status).toBe(404)
    }
    expect((await findAppointment(db, row.id))?.state).toBe('confirmed')
  })

  test('accepts no post from another origin, and no other body', async () => {
    const { row, path } = await visit(48)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await post(path, { action: 'cancel' }, headers)).status).toBe(403)
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    expect((await get(path, json)).status).toBe(415)
    const long = await post(path, { action: 'feedback', comment: 'x'.repeat(20_000) })
    expect(long.status).toBe(413)
    expect((await findAppointment(db, row.id))?.sequence).toBe(1)
  })
})

describe('a visitor who can’t come', () => {
  test('cancels with one button, and both are told', async () => {
    const agent = await person('agent')
    const { row, path } = await visit(48, { agentId: agent.id })
    const page = await documentAt(path)
    const form = all(page, 'form', { method: 'post' }).find((one) =>
      words(one).includes('Ik kan niet komen'),
    )
    const fields = { ...(form && formEntries(form)), action: 'cancel' }
    const response = await post(form?.attribs.action ?? '', fields)
    expect(response.status).toBe(303)
    const after = await documentAt(response.headers.get('Location') ?? '')
    expect(words(all(after, 'p', { role: 'status' })[0] ?? after)).toContain('annulatie ontvangen')
    expect(words(after)).toContain('U hebt deze afspraak geannuleerd')
    expect(await findAppointment(db, row.id)).toMatchObject({
      state: 'cancelled-by-visitor',
      proposal: null,
      sequence: 2,
    })
    expect(await db.select().from(ownerEntry)).toMatchObject([{ id: row.id, state: 'cancelled' }])
    const mails = (await db.select().from(outbox)).map(({ mail }) => mail)
    expect(mails.map(({ to }) => to.email).toSorted()).toEqual([agent.email, 'an@example.be'])
    const toVisitor = mails.find(({ to }) => to.email === 'an@example.be')
    const { events } = parseCalendar(toVisitor?.attachments?.[0]?.content ?? '')
    expect(events).toMatchObject([{ STATUS: 'CANCELLED', SEQUENCE: '2' }])
  })

  test('causes one change and two mails with two clicks', async () => {
    const { row, path } = await visit(48)
    const first = await post(path, { action: 'cancel' })
    const second = await post(path, { action: 'cancel' })
    expect([first.status, second.status]).toEqual([303, 303])
    const other = await visit(48)
    const both = await Promise.all([1, 2].map(() => post(other.path, { action: 'cancel' })))
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    for (const { id } of [row, other.row]) {
      expect((await findAppointment(db, id))?.sequence).toBe(2)
    }
    expect(await subjects()).toHaveLength(4)
  })

  test.each([
    ['has begun', -0.1, {}],
    ['is over', -3, {}],
    ['is cancelled', 48, { state: 'cancelled' }],
  ] as const)('is told that it is too late if it %s', async (_, hours, facts) => {
    const { row, path } = await visit(hours, facts)
    for (const action of ['cancel', 'propose'] as const) {
      const response = await post(path, { action, date: visitDay(3), part: 'am' })
      expect(response.status).toBe(422)
      expect(words(parse(await response.text()))).toContain('Dat kan niet meer')
    }
    expect((await findAppointment(db, row.id))?.sequence).toBe(1)
    expect(await subjects()).toEqual([])
  })

  test('does not cancel another time than the one on the page', async () => {
    const { row, path } = await visit(48)
    const at = String(row.startAt)
    await db.update(appointment).set({ startAt: row.startAt + DAY, sequence: 2, state: 'moved' })
    const response = await post(path, { action: 'cancel', at })
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain('intussen gewijzigd')
    expect((await findAppointment(db, row.id))?.state).toBe('moved')
    expect(await subjects()).toEqual([])
  })

  test('sees the page again if staff change the appointment at the same moment', async () => {
    const { row, path } = await visit(48)
    const init = {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ action: 'cancel' }),
    }
    // The change of staff is stored between the read and the write of the request.
    let [isWriting, isChanged] = [false, false]
    const withSession = (constraint?: string) => {
      const session = env.DB.withSession(constraint)
      return {
        prepare: (text: string) => {
          isWriting ||= text.startsWith('update "appointment"')
          return session.prepare(text)
        },
        batch: async (statements: D1PreparedStatement[]) => {
          if (isWriting && !isChanged) {
            isChanged = true
            await db.update(appointment).set({ state: 'moved', sequence: 2 })
          }
          return session.batch(statements)
        },
        getBookmark: () => session.getBookmark(),
      }
    }
    const response = await getWith({ DB: { withSession } as unknown as D1Database }, path, init)
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain('intussen gewijzigd')
    expect((await findAppointment(db, row.id))?.state).toBe('moved')
    expect(await subjects()).toEqual([])
  })
})

describe('a visitor who proposes another half-day', () => {
  test('sends it to the agent once, and the appointment stays', async () => {
    const { row, path } = await visit(48)
    const date = visitDay(5)
    const [response] = await Promise.all([
      post(path, { action: 'propose', date, part: 'pm' }),
      post(path, { action: 'propose', date, part: 'pm' }),
    ])
    expect(response.status).toBe(303)
    expect((await post(path, { action: 'propose', date, part: 'pm' })).status).toBe(303)
    const text = await wordsAt(response.headers.get('Location') ?? '')
    expect(text).toContain('Uw voorstel is verstuurd')
    expect(text).toContain('U stelde een ander moment voor')
    expect(text).toMatch(/, namiddag/)
    expect(await findAppointment(db, row.id)).toMatchObject({
      state: 'confirmed',
      proposal: { date, part: 'pm' },
      sequence: 2,
    })
    expect(await subjects()).toEqual(['An Peeters stelt een ander moment voor'])
  })

  test.each([
    ['today', brusselsDay(new Date()), 'am'],
    ['a past day', '2020-01-07', 'am'],
    ['a far day', visitDay(120), 'am'],
    ['no day', '', 'am'],
    ['an unknown part', visitDay(4), 'night'],
  ])('sees the form again with the error for %s', async (_, date, part) => {
    const { row, path } = await visit(48)
    const response = await post(path, { action: 'propose', date, part })
    expect(response.status).toBe(422)
    const page = parse(await response.text())
    const [field] = all(page, 'input', { name: 'date' })
    expect(field?.attribs).toMatchObject({ value: date, 'aria-invalid': 'true' })
    expect(byClass(page, 'error').map(words).join()).toContain('niet op zondag')
    expect((await findAppointment(db, row.id))?.proposal).toBeNull()
    expect(await subjects()).toEqual([])
  })

  test('gets a date field with the first and the last day', async () => {
    const { path } = await visit(48)
    const [field] = all(await documentAt(path), 'input', { name: 'date' })
    const tomorrow = brusselsDay(new Date(Date.parse(brusselsDay(new Date())) + 1.5 * DAY))
    expect(field?.attribs.min).toBe(tomorrow)
    expect(field?.attribs.max).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('the feedback after a visit', () => {
  const ANSWERS = { action: 'feedback', liking: 'little', reasons: 'price', comment: 'Te\r\nduur' }

  test('is stored once, and the page thanks with the answers', async () => {
    const { row, path } = await visit(-3)
    const [form, ...others] = all(await documentAt(path), 'form', { method: 'post' })
    expect(others).toEqual([])
    expect(form && attributes(all(form, 'input', { type: 'radio' }), 'value')).toHaveLength(4)
    const response = await post(path, ANSWERS)
    expect(response.status).toBe(303)
    await post(path, { ...ANSWERS, liking: 'very' })
    const page = await documentAt(response.headers.get('Location') ?? '')
    expect(words(page)).toContain('Bedankt voor uw antwoorden')
    expect(words(page)).toMatch(/Een beetje.*Prijs.*Te duur/)
    expect(all(page, 'form', { method: 'post' })).toEqual([])
    expect(words(page)).not.toContain('Gelijkaardige panden bekijken')
    const stored = await findAppointment(db, row.id)
    expect(stored?.feedback).toEqual({
      liking: 'little',
      reasons: ['price'],
      comment: 'Te\nduur',
      wantsSimilar: false,
    })
    expect(stored?.feedbackAt).toBe(stored?.askedAt)
    expect(await subjects()).toEqual(['An Peeters vertelt hoe het bezoek was'])
  })

  test('leads a visitor who wants something similar to a list to save', async () => {
    const { path } = await visit(-3)
    const response = await post(path, { ...ANSWERS, wantsSimilar: 'true' })
    const page = await documentAt(response.headers.get('Location') ?? '')
    const link = all(page, 'a').find((one) => words(one) === 'Gelijkaardige panden bekijken')
    const url = new URL(link?.attribs.href ?? '', ORIGIN)
    expect(url.pathname).toBe('/nl/te-koop')
    expect([...url.searchParams.keys()].toSorted()).toEqual(['budget', 'radius', 'region', 'type'])
    const list = await documentAt(url.pathname + url.search)
    expect(all(list, 'form', { action: '/api/searches' })).toHaveLength(1)
  })

  test('is refused without the first answer, and keeps the others', async () => {
    const { row, path } = await visit(-3)
    const { liking: _, ...others } = ANSWERS
    const response = await post(path, { ...others, wantsSimilar: 'true' })
    expect(response.status).toBe(422)
    const page = parse(await response.text())
    expect(byClass(page, 'error')).toHaveLength(1)
    const [form] = all(page, 'form', { method: 'post' })
    const { reasons, comment, wantsSimilar } = form ? formEntries(form) : {}
    expect({ reasons, wantsSimilar }).toEqual({ reasons: 'price', wantsSimilar: 'true' })
    expect(comment).toMatch(/Te\s+duur/)
    expect((await findAppointment(db, row.id))?.feedback).toBeNull()
  })

  test('accepts a long comment in any script', async () => {
    const { path } = await visit(-3)
    const comment = '漢'.repeat(1000)
    expect((await post(path, { ...ANSWERS, comment })).status).toBe(303)
    const other = await visit(-3)
    const long = await post(other.path, { ...ANSWERS, comment: `${comment}!` })
    expect(long.status).toBe(422)
  })

  test.each([
    ['before the end', -0.2, {}],
    ['of a missed visit', -3, { state: 'missed' }],
    ['of a cancelled visit', -3, { state: 'cancelled' }],
    ['of a valuation', -3, { kind: 'valuation' }],
  ] as const)('is not possible %s', async (_, hours, facts) => {
    const { row, path } = await visit(hours, facts)
    expect(all(await documentAt(path), 'form', { method: 'post' })).toEqual([])
    expect((await post(path, ANSWERS)).status).toBe(422)
    expect((await findAppointment(db, row.id))?.feedback).toBeNull()
  })
})
