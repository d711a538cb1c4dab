import { beforeAll, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db, importFile, listing, loadAgency } from '../../../test/agency'
import { PERSON, sendForm, storedLeads } from '../../../test/forms'
import { savedPath } from '../../../test/searches'
import { importRun } from '../../platform/db/schema'
import { ownerProperty, ownerReport, propertyHistory } from '../../platform/db/schema-history'
import { outbox } from '../../platform/db/schema-leads'
import { erasure } from '../../platform/db/schema-people'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { queueMail } from '../../platform/mail/outbox'
import { startSession } from '../../site/accounts/sessions'
import { erasePerson } from './erasures'
import { countsOf, findPerson } from './person'

const EMAIL = 'an.peeters@example.be'
const OTHER = 'jan@example.be'
const HOME = 772_001
const VISIT = { StartTime: '2026-11-01T10:00:00', AppointmentName: 'Visit' }

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importFile({
    Items: [listing({ ID: HOME })],
    Histories: {
      [HOME]: {
        CalendarHistories: [
          { ...VISIT, ContactIdent: 'An Peeters', Comment: `Mail ${EMAIL.toUpperCase()}` },
          { ...VISIT, ContactIdent: 'Jan Maes', Comment: 'Liked it' },
        ],
      },
    },
  })
  await sendForm('/api/forms/contact', { ...PERSON, Content: 'Of An' })
  const jan = { FirstName: 'Jan', Name: 'Maes', Email: OTHER, Content: 'Of Jan' }
  await sendForm('/api/forms/contact', jan)
  await savedPath({ email: EMAIL, query: 'goal=0' })
  await savedPath({ email: OTHER, query: 'goal=1' })
  const owner = await person(EMAIL)
  await person(OTHER)
  await db.insert(ownerProperty).values({ accountId: owner.id, propertyId: HOME })
  const plan = { weeks: 0, origin: 'https://x.example' } as const
  await db.insert(ownerReport).values([
    { ...plan, propertyId: HOME, note: 'Good news, Annie!' },
    { ...plan, propertyId: HOME + 1, note: 'An Peeters (0470/12.34.56) is also a neighbour' },
  ])
  await startSession(db, { account: owner, userAgent: 'Firefox' }, undefined, at(0))
  const text = 'https://x.example/nl/login/password?token=secret-token'
  const mail = { to: { email: EMAIL }, subject: 'Set', html: text, text }
  await queueMail(db, { id: 'set-password', mail }, at(0))
  await db.insert(importRun).values({
    at: at(0).toISOString(),
    source: 'test',
    upserted: 0,
    unchanged: 0,
    deleted: 0,
    refused: [{ ID: null, issues: [{ code: 'ownerIsStaff', value: EMAIL }] }],
    notes: [],
    held: [],
  })
})

test('the export contains all stored data of a person, and no data of others', async () => {
  const found = await findPerson(db, ` ${EMAIL.toUpperCase()}`)
  const once = { searches: 1, accounts: 1, sessions: 1, homes: 1, notes: 1, mentions: 2 }
  expect(countsOf(found)).toEqual({ ...once, leads: 2, mails: 4, appointments: 0 })
  expect(found.mentions).toEqual([
    { column: 'import.refused', texts: [EMAIL] },
    { column: 'owner_report.note' },
  ])
  expect(found.homes).toEqual([{ propertyId: HOME, note: 'Good news, Annie!' }])
  const json = JSON.stringify(found)
  for (const fact of ['"Content":"Of An"', '"PhoneNumber":"', '"kind":"search"'])
    expect(json).toContain(fact)
  expect(found.sessions).toMatchObject([{ userAgent: 'Firefox' }])
  expect(found.notes).toMatchObject([{ propertyId: HOME, entries: [{ contact: 'An Peeters' }] }])
  expect(found.searches).toMatchObject([{ query: 'goal=0', state: 'on' }])
  expect(json).not.toMatch(/Jan|secret-token|scrypt/)
})

test('the export of a staff account contains its role', async () => {
  for (const role of ['agent', 'editor', 'office', 'admin'] as const) {
    await person(`${role}@example.be`, role)
    expect((await findPerson(db, `${role}@example.be`)).accounts).toMatchObject([{ role }])
  }
})

test('an erasure deletes all data of a person, no data of others, and adds an anonymous register entry', async () => {
  const before = await db.select().from(propertyHistory)
  const counts = await erasePerson(db, EMAIL, at(0))
  expect(counts).toMatchObject({ leads: 2, searches: 1, mails: 4, notes: 1 })
  const after = await findPerson(db, EMAIL)
  expect(Object.values(after).flat()).toEqual([])
  const tables = [propertyHistory, importRun, outbox, erasure, savedSearch, searchFind]
  const remaining = JSON.stringify(
    await Promise.all(tables.map((table) => db.select().from(table))),
  )
  expect(remaining).not.toMatch(/an\.peeters|An Peeters|Of An/i)
  expect(remaining).toContain('Jan Maes')
  expect(await db.select().from(savedSearch)).toMatchObject([{ email: OTHER }])
  const leads = await storedLeads()
  expect(leads.map(({ kind, data }) => `${kind}: ${data.Content}`).toSorted()).toEqual([
    expect.stringMatching(/: Of Jan$/),
    'search: ',
  ])
  expect((await db.select().from(ownerReport)).map(({ note }) => note)).toEqual([
    '',
    '… (…) is also a neighbour',
  ])
  const [history] = await db.select().from(propertyHistory)
  expect(history?.data.calendar).toHaveLength(2)
  expect(history?.hash).toBe(before[0]?.hash)
  expect(await db.select().from(erasure)).toEqual([
    { id: 1, day: '2026-11-21', source: 'staff', counts },
  ])
})
