import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  asStaff,
  changeSettings,
  db,
  get,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, parse } from '../../../test/html'
import { listingForm } from '../../../test/listing-form'
import { htmlAt, wordsAt } from '../../../test/open-page'
import { cookieOf, post } from '../../../test/people'
import { cron, deleteExpiredSearches, linkIn, newsMails, savedPath } from '../../../test/searches'
import { saveDocument } from '../../../test/staff-form'
import { earlyAccess } from '../../platform/db/schema-overrides'
import { audit } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import type { Entries } from '../../platform/fields/field'
import { earlyIssue, proposedPeriod } from './early-access'
import { earlyFields } from './staff/listing-fields'
import { manualDocument } from './staff/manual/manual-document'

const HOME = listing({ Status: 0 })
const PATH = `/staff/listings/${HOME.ID}`
const DAY_MS = 86_400_000
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
const issue = z.object({ ID: z.number(), issues: z.array(z.string()) })
const importAnswer = z.object({ refused: z.array(issue), notes: z.array(issue) })
const AGREED = { early: 'on', 'early.date': TOMORROW, 'early.time': '9u30' }

let office: string

beforeEach(async () => {
  await Promise.all([earlyAccess, revision, audit].map((table) => db.delete(table)))
  await loadAgency({ withListings: false })
  await deleteExpiredSearches()
  office = await cookieOf('office')
})

async function save(id: number, changes: Entries) {
  const form = { ...(await listingForm(id)), ...changes, action: 'publish' }
  return post(`/staff/listings/${id}`, form, { Cookie: office })
}

function rowOf(id: number) {
  return db.select().from(earlyAccess).where(eq(earlyAccess.id, id)).get()
}

describe('the form of a property from the CRM', () => {
  test('stores the time with the consent of the seller, which an import leaves alone', async () => {
    const home = listing({ Status: 0 })
    await importItems(home)
    expect((await save(home.ID, AGREED)).status).toBe(303)
    const row = await rowOf(home.ID)
    expect(new Date(row?.publicFrom ?? 0).toISOString().slice(0, 10)).toBe(TOMORROW)
    const entries = (await db.select().from(audit)).filter(
      ({ action }) => action === 'listing.early',
    )
    expect(entries).toMatchObject([{ accountId: row?.agreedBy, subjectId: String(home.ID) }])
    await savedPath({ query: 'goal=0' })
    await importItems({ ...home, Status: 1 })
    await cron()
    expect((await newsMails())[0]?.mail.text).toContain(`/nl/property/${home.ID}?early=`)
    expect((await get(`/nl/property/${home.ID}`)).status).toBe(404)
    expect(await wordsAt('/staff/listings', office)).toContain('eerst voor zoekers tot')
    expect(await wordsAt(`/staff/listings/${home.ID}`, office)).toMatch(
      /Akkoord genoteerd door .+ op/,
    )
    expect(await wordsAt('/staff/audit', await cookieOf('admin'))).toContain(
      'De verkoper gaat akkoord',
    )
  })

  test('publishes at once without consent, and if consent is withdrawn', async () => {
    const home = listing({ Status: 0 })
    await importItems(home)
    await save(home.ID, { ...AGREED, early: '' })
    expect(await rowOf(home.ID)).toBeUndefined()
    await save(home.ID, AGREED)
    await importItems({ ...home, Status: 1 })
    expect((await get(`/nl/property/${home.ID}`)).status).toBe(404)
    await save(home.ID, { early: '' })
    expect(await rowOf(home.ID)).toBeUndefined()
    expect((await get(`/nl/property/${home.ID}`)).status).toBe(200)
  })

  test('offers no early access to a property that was public', async () => {
    const home = listing()
    await importItems(home)
    expect(
      all(parse(await htmlAt(`/staff/listings/${home.ID}`, office)), 'input', { name: 'early' }),
    ).toEqual([])
    await save(home.ID, AGREED)
    expect(await rowOf(home.ID)).toBeUndefined()
    expect((await get(`/nl/property/${home.ID}`)).status).toBe(200)
  })

  test.each([
    [{ 'early.date': '2020-01-01' }, 'Dat uur is al voorbij'],
    [{ 'early.date': '2099-01-01' }, 'binnen een maand'],
    [{ 'early.time': '25:00' }, 'Schrijf het uur zoals 9.30'],
  ])('refuses %o', async (entries, words) => {
    await importItems(HOME)
    const refused = await save(HOME.ID, { ...AGREED, ...entries })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(words)
    expect(await rowOf(HOME.ID)).toBeUndefined()
  })

  test('proposes the hours of the settings, without the tick', async () => {
    await importItems(HOME)
    await changeSettings({ earlyHours: 48 })
    const document = parse(await htmlAt(PATH, office))
    const [tick] = all(document, 'input', { name: 'early' })
    expect(tick?.attribs.checked).toBeUndefined()
    const [date] = all(document, 'input', { name: 'early.date' })
    const { date: proposed } = proposedPeriod(48, new Date())
    expect(date?.attribs.value).toBe(proposed)
    await changeSettings({ earlyHours: 0 })
  })
})

test('a draft made by staff is published early, with a mail that is sent with its link', async () => {
  const form = {
    goal: '0',
    webId: '1',
    'typeDescription.nl': 'Huis',
    zip: '9051',
    'city.nl': 'Afsnee',
  }
  const created = await post('/staff/listings/new', form, { Cookie: office })
  const path = created.headers.get('Location') ?? ''
  const id = Number(path.split('/').at(-1))
  await savedPath({ query: 'goal=0' })
  const { editable, fields } = manualDocument(String(id))
  const early = await earlyFields(db, { kind: 'property', id }, { earlyHours: 0 })
  const published = await saveDocument(
    { path, editable, fields: [...fields, ...early], cookie: office },
    { ...AGREED, status: '1', price: '300000' },
  )
  expect(published.status).toBe(303)
  expect(await rowOf(id)).toBeDefined()
  expect((await get(`/nl/property/${id}`)).status).toBe(404)
  await cron()
  const link = linkIn((await newsMails())[0], `/nl/property/${id}?early=`)
  expect((await get(link)).status).toBe(200)
})

describe('a time that the CRM states', () => {
  const IN_3_DAYS = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 19)
  const statusOf = async (id: number) => (await get(`/nl/property/${id}`)).status

  test('hides a new property until then, and follows the CRM but not the staff', async () => {
    const home = listing({ PublicFrom: `${TOMORROW}T09:30` })
    await savedPath({ query: 'goal=0' })
    await importItems(home)
    expect(await rowOf(home.ID)).toMatchObject({ agreedBy: 0, isOver: false })
    expect(await statusOf(home.ID)).toBe(404)
    await cron()
    expect((await newsMails())[0]?.mail.text).toContain(`/nl/property/${home.ID}?early=`)
    expect(await wordsAt(`/staff/listings/${home.ID}`, office)).toContain(
      'Het uur komt uit het CRM',
    )
    await importItems({ ...home, PublicFrom: IN_3_DAYS })
    const later = await rowOf(home.ID)
    expect(later?.publicFrom).toBeGreaterThan(Date.now() + 2 * DAY_MS)
    await save(home.ID, AGREED)
    const byStaff = await rowOf(home.ID)
    await importItems({ ...home, PublicFrom: IN_3_DAYS, Price: 412_000 })
    expect(await rowOf(home.ID)).toEqual(byStaff)
    await importItems(home)
    expect(await statusOf(home.ID)).toBe(404)
    await importItems({ ...home, PublicFrom: null })
    expect(await rowOf(home.ID)).toBeUndefined()
    expect(await statusOf(home.ID)).toBe(200)
    await importItems({ ...home, PublicFrom: IN_3_DAYS })
    expect(await statusOf(home.ID)).toBe(200)
  })

  test('is refused if it is unreadable, and ignored if it is over or that of a unit', async () => {
    const [wrong, never, over] = [
      listing({ PublicFrom: 'binnenkort' }),
      listing({ PublicFrom: '2027-03-28T02:30' }),
      listing({ PublicFrom: '2020-01-01' }),
    ]
    const unit = listing({ PublicFrom: IN_3_DAYS, ProjectID: 9001 })
    const body = JSON.stringify({ Items: [wrong, never, over, unit] })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await asStaff('/api/staff/listings', { method: 'PUT', body, headers })
    const { refused, notes } = importAnswer.parse(await answer.json())
    expect(refused).toMatchObject([
      { ID: wrong.ID, issues: [expect.stringContaining('‘binnenkort’')] },
      { ID: never.ID, issues: [expect.stringContaining('‘2027-03-28T02:30’')] },
    ])
    const note = expect.stringMatching(/^PublicFrom is not imported/)
    expect(notes[0]).toMatchObject({ ID: unit.ID, issues: [note] })
    expect(await statusOf(over.ID)).toBe(200)
    expect(await db.select().from(earlyAccess)).toEqual([])
  })
})

test.each([
  [24, '2026-12-01T09:30:00Z', { date: '2026-12-02', time: '11:00' }],
  // The days of the changes have 23 and 25 hours.
  [24, '2027-03-27T11:00:00Z', { date: '2027-03-28', time: '13:00' }],
  [24, '2027-10-30T10:00:00Z', { date: '2027-10-31', time: '11:00' }],
])('%i hours after %s are %o in Belgium', (hours, now, period) => {
  expect(proposedPeriod(hours, new Date(now))).toEqual(period)
})

test.each([
  ['02:30', 'none'],
  ['01:59', null],
  ['03:00', null],
])('the time %s of the night in which summer time begins is judged as %s', (time, issue) => {
  const now = new Date('2027-03-27T12:00:00Z')
  expect(earlyIssue({ date: '2027-03-28', time }, now)).toBe(issue)
})

test('the time that exists twice is the later one', () => {
  const period = { date: '2027-10-31', time: '02:30' }
  expect(earlyIssue(period, new Date('2027-10-31T01:29:59Z'))).toBeNull()
  expect(earlyIssue(period, new Date('2027-10-31T01:30:00Z'))).toBe('past')
})
