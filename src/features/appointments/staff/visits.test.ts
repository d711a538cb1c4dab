import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { parseCalendar } from '../../../../test/calendar'
import { all, attributes, parse, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { cookieOf, person, post } from '../../../../test/people'
import { appointment, ownerEntry } from '../../../platform/db/schema-appointments'
import { lead, leadNote, outbox } from '../../../platform/db/schema-leads'
import { account, audit } from '../../../platform/db/schema-people'
import { brusselsDay } from '../../../platform/format/local-time'
import { findAccount } from '../../../site/accounts/queries'
import { storeLead } from '../../leads/queries'
import { findAppointment } from '../queries'

const DAY_MS = 86_400_000
/** A working day in the future, and its name in the form. */
const DAY = nextTuesday()
let [admin, leadId, key] = ['', '', '']
let [agent, home] = [0, 0]

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  for (const table of [appointment, ownerEntry, outbox, lead]) await db.delete(table)
  agent = (await person('admin')).id
  admin = await cookieOf('admin')
  leadId = crypto.randomUUID()
  key = crypto.randomUUID()
  const item = listing({ Street: 'Kijkstraat' })
  home = item.ID
  await importItems(item)
  const fresh = newLead({ id: leadId, kind: 'visit', lang: 'fr', propertyId: home })
  Object.assign(fresh.data, { VisitDate: [DAY, DAY], VisitPart: ['am', 'pm'] })
  await storeLead(db, fresh, [], new Date())
})

function nextTuesday(): string {
  const day = new Date(Date.now() + 7 * DAY_MS)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return brusselsDay(day)
}

async function pageAs(cookie: string, path: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  return { status: response.status, document: parse(await response.text()) }
}

const terms = () => ({ minutes: '30', agent: String(agent), place: 'Kijkstraat 22, 9000 Gent' })

function makeFromLead(fields: Record<string, string> = {}) {
  const form = { key, start: `${DAY}T09:30`, ...terms(), action: 'confirm', ...fields }
  return post(`/staff/leads/${leadId}/appointment`, form, { Cookie: admin })
}

function act(path: string, fields: Record<string, string> = {}, cookie = admin) {
  return post(`/staff/visits/${key}${path}`, fields, { Cookie: cookie })
}

async function stored() {
  return (await findAppointment(db, key)) ?? expect.fail('No appointment is stored')
}

async function mails() {
  const rows = await db
    .select()
    .from(outbox)
    .where(like(outbox.id, 'appointment-%'))
    .orderBy(outbox.createdAt, outbox.id)
  return rows.map(({ mail }) => mail)
}

describe('the form of a lead', () => {
  test('offers the half hours of each proposed half-day', async () => {
    const { document } = await pageAs(admin, `/staff/leads/${leadId}`)
    const starts = attributes(all(document, 'input', { name: 'start' }), 'value')
    expect(starts).toContain(`${DAY}T09:30`)
    expect(starts).toContain(`${DAY}T17:30`)
    expect(starts).not.toContain(`${DAY}T12:30`)
    expect(words(document)).toContain('Kijkstraat 22, 9000 Gent')
  })

  test('makes the appointment, mails it in the visitor’s language and plans the lead', async () => {
    const response = await makeFromLead()
    expect(response.headers.get('Location')).toBe(`/staff/leads/${leadId}?done=appointment`)
    expect(await stored()).toMatchObject({
      leadId,
      kind: 'visit',
      state: 'confirmed',
      propertyId: home,
      email: 'an@example.be',
      startAt: Date.parse(`${DAY}T09:30:00+01:00`),
    })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Rendez-vous confirmé.: mardi .* à 9.h.30$/)
    expect(mail?.text).toContain('/fr/appointment?token=')
    const [event] = parseCalendar(mail?.attachments?.[0]?.content ?? '').events
    expect(event).toMatchObject({
      UID: `appointment-${key}@localhost`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      LOCATION: 'Kijkstraat 22, 9000 Gent',
    })
    const [row] = await db.select().from(lead).where(eq(lead.id, leadId))
    expect(row).toMatchObject({ status: 'visit', assigneeId: agent })
    const [note] = await db.select().from(leadNote).where(eq(leadNote.leadId, leadId))
    expect(note?.text).toMatch(/^Afspraak: dinsdag .* om 9\.30.uur$/)
    expect(await db.select().from(ownerEntry)).toMatchObject([
      { id: key, propertyId: home, kind: 'visit', state: 'planned', text: '', feedback: null },
    ])
  })

  test('makes one appointment and one mail for two clicks', async () => {
    await Promise.all([makeFromLead(), makeFromLead()])
    expect(await db.select().from(appointment)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect(await db.select().from(leadNote)).toHaveLength(1)
    expect(await db.select().from(audit).where(eq(audit.subjectId, key))).toHaveLength(1)
  })

  test('marks the half hours in which the agent is expected', async () => {
    await makeFromLead()
    const { document } = await pageAs(admin, `/staff/leads/${leadId}`)
    const labels = all(document, 'label').map(words)
    expect(labels).toContain('9.30 uur bezet')
    expect(labels).toContain('10 uur')
  })

  test.each([
    ['no time', { start: '' }, 'Kies een dag en een uur'],
    ['a past time', { start: 'other', day: '2020-01-07', time: '10:00' }, 'voorbij'],
    [
      'a time that the clock skips',
      { start: 'other', day: '2099-03-29', time: '02:30' },
      'Kies een dag',
    ],
    ['a half hour and another time', { day: DAY, time: '15:15' }, 'ook een ander moment'],
    ['no agent', { agent: '' }, 'makelaar'],
    ['an unknown agent', { agent: '99999' }, 'makelaar'],
  ])('refuses %s and retains the values', async (_, fields, message) => {
    const response = await makeFromLead({ place: 'Aan het station', ...fields })
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    expect(words(document)).toContain(message)
    expect(attributes(all(document, 'input'), 'value')).toContain('Aan het station')
    expect(await db.select().from(appointment)).toEqual([])
  })

  test('refuses an agent who can’t log in any more', async () => {
    await person('agent')
    const { id } = (await findAccount(db, 'agent@example.org')) ?? expect.fail('There is no agent')
    await db.update(account).set({ disabledAt: Date.now() }).where(eq(account.id, id))
    expect((await makeFromLead({ agent: String(id) })).status).toBe(422)
    await db.update(account).set({ disabledAt: null }).where(eq(account.id, id))
  })

  test('plans without a mail', async () => {
    await makeFromLead({ action: 'plan' })
    expect(await stored()).toMatchObject({ state: 'planned', confirmedAt: null })
    expect(await mails()).toEqual([])
    await act('', { day: DAY, time: '09:30', ...terms(), action: 'confirm' })
    expect(await stored()).toMatchObject({ state: 'confirmed', sequence: 1 })
    expect(await mails()).toHaveLength(1)
  })
})

describe('an appointment', () => {
  beforeEach(() => makeFromLead())

  test('is in the day sheet of its week with address and telephone', async () => {
    const { document } = await pageAs(admin, `/staff/visits?week=${DAY}`)
    const line = words(
      all(document, 'ol').find((list) => words(list).includes('An D’Hondt')) ?? document,
    )
    for (const part of ['09:30', '10:00', 'Bevestigd', 'Kijkstraat 22, 9000 Gent']) {
      expect(line).toContain(part)
    }
  })

  test('that moves is mailed with the same UID and a higher SEQUENCE', async () => {
    const response = await act('', { day: DAY, time: '14:00', ...terms() })
    expect(response.headers.get('Location')).toBe(`/staff/visits/${key}?done=told`)
    expect(await stored()).toMatchObject({ state: 'moved', sequence: 1, remindedAt: null })
    const moved = (await mails()).at(-1)
    expect(moved?.subject).toMatch(/^Rendez-vous déplacé/)
    expect(parseCalendar(moved?.attachments?.[0]?.content ?? '').events[0]).toMatchObject({
      UID: `appointment-${key}@localhost`,
      SEQUENCE: '1',
    })
    const [entry] = await db.select().from(ownerEntry)
    expect(entry?.at).toBe(Date.parse(`${DAY}T14:00:00+01:00`))
  })

  test('moves into the half-day that the visitor proposes instead', async () => {
    await db.update(appointment).set({ proposal: { date: DAY, part: 'pm' } })
    const { document } = await pageAs(admin, `/staff/visits/${key}`)
    const starts = attributes(all(document, 'input', { name: 'start' }), 'value')
    expect(starts).toContain(`${DAY}T16:00`)
    await act('', { start: `${DAY}T16:00`, day: DAY, time: '09:30', ...terms() })
    expect(await stored()).toMatchObject({
      state: 'moved',
      proposal: null,
      startAt: Date.parse(`${DAY}T16:00:00+01:00`),
    })
  })

  test('whose note changes is not mailed', async () => {
    await act('', { day: DAY, time: '09:30', ...terms(), note: 'Sleutel bij de buren' })
    expect(await stored()).toMatchObject({ state: 'confirmed', note: 'Sleutel bij de buren' })
    expect(await mails()).toHaveLength(1)
  })

  test('that is given to a colleague is mailed to them, and not again with the next change', async () => {
    const { id } = await person('office')
    const colleague = { ...terms(), agent: String(id) }
    await act('', { day: DAY, time: '09:30', ...colleague })
    expect((await mails()).at(-1)).toMatchObject({
      to: { email: 'office@example.org' },
      subject: expect.stringMatching(/^Nieuwe afspraak voor u met An D’Hondt: /),
    })
    await act('', { day: DAY, time: '09:30', ...colleague, note: 'Sleutel bij de buren' })
    expect(await mails()).toHaveLength(2)
    expect(await stored()).toMatchObject({ state: 'confirmed', agentId: id })
  })

  test('that is cancelled is mailed once, as a cancelled event', async () => {
    await act('/cancellation')
    await act('/cancellation')
    expect(await stored()).toMatchObject({ state: 'cancelled' })
    const [, mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(parseCalendar(mail?.attachments?.[0]?.content ?? '').events[0]).toMatchObject({
      STATUS: 'CANCELLED',
      SEQUENCE: '1',
    })
    expect(await db.select().from(ownerEntry)).toMatchObject([{ state: 'cancelled' }])
  })

  test('is not visible to other agents', async () => {
    const other = await cookieOf('agent')
    expect((await pageAs(other, `/staff/visits/${key}`)).status).toBe(404)
    expect((await act('/cancellation', {}, other)).status).toBe(404)
    const { document } = await pageAs(other, `/staff/visits?week=${DAY}`)
    expect(words(document)).not.toContain('An D’Hondt')
    const { id } = (await findAccount(db, 'agent@example.org')) ?? expect.fail('There is no agent')
    await db.update(appointment).set({ agentId: id })
    expect((await pageAs(other, `/staff/visits/${key}`)).status).toBe(200)
  })

  test('is deleted with its lead, but not its part without names', async () => {
    await db.delete(outbox)
    await db.delete(lead).where(eq(lead.id, leadId))
    expect(await db.select().from(appointment)).toEqual([])
    expect(await db.select().from(ownerEntry)).toMatchObject([{ id: key, state: 'cancelled' }])
  })

  test('that changed since the page was loaded keeps its terms, and the form its values', async () => {
    await act('', { day: DAY, time: '14:00', ...terms(), sequence: '0' })
    const old = { day: DAY, time: '09:30', ...terms(), note: 'Bel aan', sequence: '0' }
    const response = await act('', old)
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    expect(words(document)).toContain('Uw wijziging is niet bewaard')
    expect(words(document)).toContain('Bel aan')
    expect(attributes(all(document, 'input', { name: 'sequence' }), 'value')).toEqual(['1'])
    expect((await act('/cancellation', { sequence: '0' })).status).toBe(422)
    expect((await stored()).startAt).toBe(Date.parse(`${DAY}T14:00:00+01:00`))
  })

  test('that is cancelled stays cancelled', async () => {
    await db.update(appointment).set({ state: 'cancelled-by-visitor' })
    const moved = { day: DAY, time: '14:00', ...terms(), action: 'confirm' }
    const response = await act('', moved)
    expect(response.headers.get('Location')).toBe(`/staff/visits/${key}?done=conflict`)
    await act('/cancellation')
    await act('/outcome', { outcome: 'took-place' })
    expect(await stored()).toMatchObject({ state: 'cancelled-by-visitor', sequence: 0 })
    expect(await mails()).toHaveLength(1)
  })

  test('has no outcome before its end', async () => {
    const response = await act('/outcome', { outcome: 'missed' })
    expect(response.headers.get('Location')).toBe(`/staff/visits/${key}?done=conflict`)
    expect(await stored()).toMatchObject({ state: 'confirmed' })
  })

  test('that took place is not cancelled', async () => {
    await db.update(appointment).set({ state: 'took-place', startAt: Date.now() - DAY_MS })
    await act('/cancellation')
    expect(await stored()).toMatchObject({ state: 'took-place' })
  })

  test('keeps an agent who can’t log in any more', async () => {
    await db.update(appointment).set({ agentId: 99_999 })
    const { document } = await pageAs(admin, `/staff/visits/${key}`)
    const [select] = all(document, 'select', { name: 'agent' })
    const chosen = all(select ?? document, 'option', { selected: '' })
    expect(attributes(chosen, 'value')).toEqual(['99999'])
  })

  test('gets its outcome from staff, with entries in the log', async () => {
    await db.update(appointment).set({ startAt: Date.now() - DAY_MS })
    await act('/outcome', { outcome: 'missed' })
    expect(await stored()).toMatchObject({ state: 'missed' })
    expect(await db.select().from(ownerEntry)).toMatchObject([{ state: 'missed' }])
    const entries = await db.select().from(audit).where(eq(audit.subjectId, key))
    expect(entries.map(({ action }) => action)).toEqual(['visit.create', 'visit.outcome'])
  })
})

describe('the feedback of a visitor', () => {
  const feedback = {
    liking: 'yes',
    reasons: ['price'],
    comment: 'Bel mij, An',
    wantsSimilar: false,
  } as const

  beforeEach(async () => {
    await makeFromLead()
    const answers = {
      feedback: { ...feedback, reasons: [...feedback.reasons] },
      feedbackAt: Date.now(),
    }
    await db.update(appointment).set({ state: 'took-place', ...answers })
  })

  const entry = async () => (await db.select().from(ownerEntry))[0]

  test('reaches the owner only when staff approve it, without the visitor’s words', async () => {
    expect((await entry())?.feedback).toBeNull()
    await act('/feedback', { action: 'approve', text: 'ignored' })
    expect(await entry()).toMatchObject({
      text: '',
      feedback: { liking: 'yes', reasons: ['price'] },
    })
    expect(JSON.stringify(await entry())).not.toContain('Bel mij')
    await act('/feedback', { action: 'withdraw' })
    expect(await entry()).toMatchObject({ text: '', feedback: null })
  })

  test('in the agent’s words may not name the visitor', async () => {
    const response = await act('/feedback', {
      action: 'reword',
      text: 'Mevrouw D’Hondt vond het fijn.',
    })
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain('Mevrouw D’Hondt vond het fijn.')
    expect((await entry())?.text).toBe('')
    const long = await act('/feedback', { action: 'reword', text: 'x'.repeat(501) })
    expect(long.status).toBe(422)
    expect(words(parse(await long.text()))).toContain('x'.repeat(501))
    await act('/feedback', { action: 'reword', text: 'a\r\n'.repeat(249) })
    expect((await entry())?.text).toHaveLength(497)
    await act('/feedback', { action: 'reword', text: 'Vond het fijn, maar te duur.' })
    expect(await entry()).toMatchObject({ text: 'Vond het fijn, maar te duur.' })
  })
})

describe('an appointment by telephone', () => {
  const make = (fields: Record<string, string>, cookie = admin) =>
    post(
      '/staff/visits/new',
      {
        key,
        name: 'Griet Maas',
        email: '',
        phone: '',
        kind: 'visit',
        lang: 'nl',
        listing: String(home),
        day: DAY,
        time: '11:00',
        ...terms(),
        place: '',
        action: 'confirm',
        ...fields,
      },
      { Cookie: cookie },
    )

  test('takes place at the listing’s address', async () => {
    const response = await make({ email: 'griet@example.be' })
    expect(response.headers.get('Location')).toBe(`/staff/visits/${key}?done=made`)
    expect(await stored()).toMatchObject({
      leadId: null,
      propertyId: home,
      place: 'Kijkstraat 22, 9000 Gent',
    })
    expect((await mails())[0]?.to.email).toBe('griet@example.be')
  })

  test('for a colleague leads back to one’s own appointments', async () => {
    const cookie = await cookieOf('agent')
    const made = await make({}, cookie)
    expect(made.headers.get('Location')).toBe('/staff/visits?done=made')
    const { document } = await pageAs(cookie, '/staff/visits?done=made')
    expect(words(document)).toContain('De afspraak is gemaakt')
    const { id } = (await findAccount(db, 'agent@example.org')) ?? expect.fail('There is no agent')
    await db.update(appointment).set({ agentId: id })
    const given = await act('', { day: DAY, time: '14:00', ...terms() }, cookie)
    expect(given.headers.get('Location')).toBe('/staff/visits?done=told')
    expect(await stored()).toMatchObject({ agentId: agent })
  })

  test('has no line breaks in its name and place', async () => {
    await make({
      name: 'Griet\r\nBcc: a@example.be',
      email: 'griet@example.be',
      place: 'Markt 1\r\nATTENDEE:x',
    })
    expect(await stored()).toMatchObject({
      name: 'Griet Bcc: a@example.be',
      place: 'Markt 1 ATTENDEE:x',
    })
    expect((await mails())[0]?.to.name).toBe('Griet Bcc: a@example.be')
  })

  test('has a note whose line breaks count once', async () => {
    await make({ note: 'a\r\n'.repeat(999) })
    expect((await stored()).note).toHaveLength(1997)
  })

  test.each([
    ['place', { place: 'x'.repeat(201) }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('with a %s that is too long is refused for that reason', async (_, fields) => {
    const response = await make(fields)
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain('Dit is te lang')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u200b' }],
    ['name', { name: 'x'.repeat(121) }],
    ['phone', { phone: `0470 11 22 33${' / 0470 11 22 33'.repeat(3)}` }],
    ['email', { email: 'griet@' }],
    ['listing', { listing: '99999999' }],
  ])('with a wrong %s is refused and nothing is lost', async (name, fields) => {
    const response = await make({ phone: '0470 11 22 33', ...fields })
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    const inputs = all(document, 'input')
    expect(attributes(inputs, 'value').join()).toContain('0470 11 22 33')
    const invalid = all(document, 'input', { 'aria-invalid': 'true' })
    expect(attributes(invalid, 'name')).toEqual([name])
  })
})

test('a change on an old copy of the page is refused as a conflict', async () => {
  await makeFromLead()
  const before = await stored()
  await act('/cancellation')
  const after = { ...before, state: 'missed' as const, sequence: before.sequence + 1 }
  const { changeAppointment } = await import('../queries')
  expect(await changeAppointment(db, after, { now: new Date() })).toBe(false)
  const rows = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, key)))
  expect(rows).toMatchObject([{ state: 'cancelled' }])
})
