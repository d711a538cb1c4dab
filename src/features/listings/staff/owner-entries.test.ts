import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { all, byClass, formEntries, parse, words } from '../../../../test/html'
import { insertAppointment, newAppointment } from '../../../../test/new-appointment'
import { documentAt } from '../../../../test/open-page'
import { HOME } from '../../../../test/owner'
import { cookieOf, post } from '../../../../test/people'
import { appointment, ownerEntry } from '../../../platform/db/schema-appointments'
import { audit } from '../../../platform/db/schema-people'
import { brusselsTime } from '../../../platform/format/dates'
import { reportPath } from '../../../urls'
import { storeAppointment } from '../../appointments/queries'

const PAGE = reportPath(HOME)
const DAY = 86_400_000
const dayIn = (days: number) => brusselsTime(Date.now() + days * DAY)?.slice(0, 10) ?? ''
const CALL = { kind: 'call', date: dayIn(-1), time: '10:30', text: 'Vraagprijs besproken' }
let office = ''

beforeAll(async () => {
  await loadAgency({ withOwners: true })
  office = await cookieOf('office')
})
beforeEach(async () => {
  for (const table of [ownerEntry, appointment, audit]) await db.delete(table)
})

/** Posts the form of the screen with these values. */
async function add(fields: Record<string, string> = {}): Promise<Response> {
  const [, form] = all(await documentAt(PAGE, office), 'form', { method: 'post' }).filter(
    ({ attribs }) => attribs.action?.startsWith(PAGE),
  )
  const values = form ? formEntries(form) : {}
  return post(`${PAGE}/entries`, { ...values, ...CALL, ...fields }, { Cookie: office })
}

const actions = async () => (await db.select().from(audit)).map(({ action }) => action)

describe('the report screen', () => {
  test('stores an entry by hand once, with a log entry without its text', async () => {
    const response = await add({ key: crypto.randomUUID() })
    expect(response.headers.get('Location')).toBe(`${PAGE}?done=entry`)
    const [row, ...others] = await db.select().from(ownerEntry)
    expect(others).toEqual([])
    expect(row).toMatchObject({ propertyId: HOME, kind: 'call', state: '', text: CALL.text })
    expect(brusselsTime(row?.at ?? 0)).toBe(`${CALL.date}T10:30:00`)
    await add({ key: row?.id.replace('by-hand-', '') ?? '' })
    expect(await db.$count(ownerEntry)).toBe(1)
    expect(await db.select().from(audit)).toMatchObject([
      { action: 'listing.entry', subjectId: String(HOME), detail: {} },
    ])
  })

  test('stores a visit by its time as planned or as held', async () => {
    await add({ kind: 'visit', text: '' })
    await add({ kind: 'visit', text: '', date: dayIn(2), time: '' })
    const rows = await db.select().from(ownerEntry).orderBy(ownerEntry.at)
    expect(rows.map(({ state }) => state)).toEqual(['took-place', 'planned'])
  })

  test.each<[string, Record<string, string>, string]>([
    ['date', { date: '2026-02-30' }, 'Dit is geen datum.'],
    ['time', { time: '25:00' }, 'Dit uur bestaat niet.'],
    ['date', { date: dayIn(2) }, 'Alleen een bezoek kan in de toekomst liggen.'],
    ['text', { text: ' ' }, 'Schrijf kort wat er gebeurde.'],
    ['text', { text: 'x'.repeat(501) }, 'te lang'],
    ['text', { text: 'Gebeld met mevrouw peeters' }, 'mag niet weten wie de bezoekers zijn'],
    ['text', { text: 'Mail naar iemand@example.be' }, 'mag niet weten wie de bezoekers zijn'],
  ])('refuses a wrong %s of %o, and keeps the values', async (field, fields, message) => {
    await insertAppointment({ propertyId: HOME, startAt: Date.now() })
    const response = await add(fields)
    expect(response.status).toBe(422)
    const page = parse(await response.text())
    const [invalid, ...others] = byClass(page, 'invalid')
    expect(others).toEqual([])
    expect(words(invalid ?? page)).toContain(message)
    const form = all(page, 'form', { action: `${PAGE}/entries` })[0]
    expect(form && formEntries(form)).toMatchObject({ ...CALL, ...fields })
    expect(words(all(page, 'label', { for: `entry-${field}` })[0] ?? page)).not.toBe('')
    expect(await db.$count(ownerEntry)).toBe(0)
  })

  test('deletes entries by hand only, and names no visitor', async () => {
    await add()
    const visit = newAppointment({ propertyId: HOME, startAt: Date.now() - DAY })
    await storeAppointment(db, visit, { now: new Date() })
    const page = await documentAt(PAGE, office)
    expect(words(page)).not.toContain('Peeters')
    const forms = all(page, 'form', { action: `${PAGE}/entries/removal` })
    const ids = forms.map((form) => formEntries(form).entry ?? '')
    expect(ids).toEqual([expect.stringMatching(/^by-hand-/)])
    for (const entry of [...ids, visit.id])
      await post(`${PAGE}/entries/removal`, { entry }, { Cookie: office })
    expect((await db.select().from(ownerEntry)).map(({ id }) => id)).toEqual([visit.id])
    expect(await actions()).toEqual(['listing.entry', 'listing.entry-removal'])
  })

  test('refuses entries of accounts that do not manage owners', async () => {
    const agent = await cookieOf('agent')
    const response = await post(`${PAGE}/entries`, CALL, { Cookie: agent })
    expect(response.status).toBe(403)
    expect(await db.$count(ownerEntry)).toBe(0)
  })
})
