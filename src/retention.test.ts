import { env } from 'cloudflare:workers'
import { eq, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSettings, db, loadAgency } from '../test/agency'
import { deleteAllLeads } from '../test/forms'
import { insertAppointment } from '../test/new-appointment'
import { watchedDb } from '../test/worker'
import { RETENTION_MINUTE, runCron } from './cron'
import type { Feedback } from './features/appointments/appointment'
import { countConsent } from './features/consent/consents'
import type { LeadStatus } from './features/leads/lead-status'
import { NO_HISTORY } from './features/owner-area/history'
import { countNotFoundPath } from './features/redirects/never-found'
import { newSearch } from './features/saved-searches/queries'
import { CONFIRM_DAYS, SEARCH_MONTHS, searchEnd } from './features/saved-searches/saved-search'
import { errorReport, importRun, replacedCard } from './platform/db/schema'
import { appointment, ownerEntry } from './platform/db/schema-appointments'
import { embedVisit, propertyHistory, propertyVisit } from './platform/db/schema-history'
import { lead, outbox, rateCount } from './platform/db/schema-leads'
import {
  account,
  consentCount,
  erasure,
  loginTry,
  passkeyChallenge,
  resetToken,
  session,
} from './platform/db/schema-people'
import { neverFound } from './platform/db/schema-redirects'
import { revision } from './platform/db/schema-revisions'
import { savedSearch, searchFind } from './platform/db/schema-searches'
import { recordError } from './platform/errors'
import { queueMail } from './platform/mail/outbox'
import { startSession } from './site/accounts/sessions'
import type { FormKind } from './site/forms/forms'

/** A record with a retention of N months exists a day before the end, and not a day after it. */
const BORN = new Date(`2026-03-10T12:0${RETENTION_MINUTE}:00Z`)
const BORN_DAY = '2026-03-10'
const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: '<p>x</p>', text: 'x' }

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  for (const table of [errorReport, importRun, propertyHistory, propertyVisit, embedVisit]) {
    await db.delete(table)
  }
  for (const table of [appointment, ownerEntry]) await db.delete(table)
  for (const table of [erasure, consentCount, session, account]) await db.delete(table)
})

/** Returns the time this many months or days after the data was stored. */
function after({ months = 0, days = 0 }): Date {
  const then = new Date(BORN)
  then.setUTCMonth(then.getUTCMonth() + months)
  then.setUTCDate(then.getUTCDate() + days)
  return then
}

function putLead(id: string, kind: FormKind, data = {}, status: LeadStatus = 'new') {
  return db.insert(lead).values({
    id,
    kind,
    lang: 'nl',
    createdAt: BORN.toISOString(),
    data: { FirstName: 'An', Name: '', Email: 'an@example.be', ...data } as never,
    extra: {},
    referrer: '',
    campaign: '',
    contentHash: id,
    status,
  })
}

test.each([
  ['asked', CONFIRM_DAYS, 0],
  ['on', 0, SEARCH_MONTHS],
] as const)(
  'a search that is %s goes after %i days or %i months, with what it found and its mails',
  async (state, days, months) => {
    const search = { email: 'an@example.be', lang: 'nl', kind: 'list', query: '' } as const
    const { row } = await newSearch({ ...search, name: 'x', origin: 'x', frequency: 'now' }, BORN)
    const endsAt = state === 'on' ? searchEnd(BORN.getTime()) : row.endsAt
    await db.insert(savedSearch).values({ ...row, state, endsAt, reminded: true })
    const find = { searchId: row.id, kind: 0, homeId: 1, event: 'new', price: 0 } as const
    await db.insert(searchFind).values({ ...find, label: '', at: 0, notifiedAt: BORN.getTime() })
    await queueMail(db, { id: `search-${row.id}-0`, mail: MAIL }, BORN)
    const counts = () =>
      Promise.all([savedSearch, searchFind, outbox].map((table) => db.$count(table)))
    await runCron(env, after({ months, days: days - 1 }))
    expect(await counts()).toEqual([1, 1, 1])
    await runCron(env, after({ months, days: days + 1 }))
    expect(await counts()).toEqual([0, 0, 0])
  },
)

test.each([
  ['contact', 24],
  ['demand', 12],
] as const)('a lead by %s goes after %i months, with its mails', async (kind, months) => {
  await putLead('one', kind)
  await queueMail(db, { leadId: 'one', mail: MAIL }, BORN)
  await runCron(env, after({ months, days: -1 }))
  expect([await db.$count(lead), await db.$count(outbox)]).toEqual([1, 1])
  await runCron(env, after({ months, days: 1 }))
  expect([await db.$count(lead), await db.$count(outbox)]).toEqual([0, 0])
})

test('what a visitor answered is deleted after 12 months, and the appointment stays', async () => {
  const feedback: Feedback = { liking: 'no', reasons: [], comment: 'Te klein', wantsSimilar: false }
  const at = BORN.getTime()
  await insertAppointment({ startAt: at, feedback, feedbackAt: at, leadId: 'one' })
  const stored = async () => (await db.select().from(appointment)).map((row) => row.feedback)
  await runCron(env, after({ months: 12, days: -1 }))
  expect(await stored()).toEqual([feedback])
  await runCron(env, after({ months: 12, days: 1 }))
  expect(await stored()).toEqual([null])
})

test('an appointment without a lead is deleted after the time of other leads', async () => {
  const leadId = 'one'
  await putLead(leadId, 'contact')
  await insertAppointment({ startAt: BORN.getTime(), leadId })
  await insertAppointment({ startAt: BORN.getTime() })
  await runCron(env, after({ months: 24, days: -1 }))
  expect(await db.$count(appointment)).toBe(2)
  await changeSettings({ leadMonths: { other: null, demand: 12 } })
  await runCron(env, after({ months: 30 }))
  expect(await db.$count(appointment)).toBe(2)
  await changeSettings({})
  await runCron(env, after({ months: 24, days: 1 }))
  expect(await db.$count(appointment)).toBe(0)
})

test('an entry of an owner’s history is deleted after 24 months', async () => {
  const entry = { propertyId: 1, kind: 'call', state: '', text: 'x' } as const
  await db.insert(ownerEntry).values({ ...entry, id: 'one', at: BORN.getTime() })
  await runCron(env, after({ months: 24, days: -1 }))
  expect(await db.$count(ownerEntry)).toBe(1)
  await runCron(env, after({ months: 24, days: 1 }))
  expect(await db.$count(ownerEntry)).toBe(0)
})

test('suspected spam is deleted after 30 days', async () => {
  await putLead('suspected', 'contact', {}, 'suspected')
  await putLead('spam', 'contact', {}, 'spam')
  await runCron(env, after({ days: 29 }))
  expect(await db.$count(lead)).toBe(2)
  await runCron(env, after({ days: 31 }))
  expect(await db.select({ id: lead.id }).from(lead)).toEqual([{ id: 'spam' }])
})

test('a past revision is deleted after 12 months, and the live one remains', async () => {
  const of = { subjectType: 'page', subjectId: 'old', document: {}, at: BORN.getTime() } as const
  await db.insert(revision).values([
    { ...of, state: 'past' },
    { ...of, state: 'live' },
  ])
  const states = async () =>
    (await db.select().from(revision).where(eq(revision.subjectId, 'old'))).map(
      ({ state }) => state,
    )
  await runCron(env, after({ months: 12, days: -1 }))
  expect(await states()).toEqual(['past', 'live'])
  await runCron(env, after({ months: 12, days: 1 }))
  expect(await states()).toEqual(['live'])
})

test('the answers of tenants and their mails are deleted after 3 months, and the lead remains', async () => {
  await putLead('tenant', 'property-info', { totalAmountIncome: '2500', Content: 'Is it free?' })
  await queueMail(db, { leadId: 'tenant', mail: MAIL }, BORN)
  await runCron(env, after({ months: 3, days: -1 }))
  expect((await db.select().from(lead))[0]?.data).toHaveProperty('totalAmountIncome')
  await runCron(env, after({ months: 3, days: 1 }))
  const [redacted] = await db.select().from(lead)
  expect(redacted?.data).not.toHaveProperty('totalAmountIncome')
  expect(redacted?.data.Content).toBe('Is it free?')
  expect(await db.$count(outbox)).toBe(0)
})

test('every answer of a rental application is deleted after 3 months', async () => {
  await putLead('candidate', 'site-contact')
  const answers = {
    candidateAddress: 'Rue Haute 1',
    birthDate: '1990-02-01',
    familyComposition: '3',
    civilStatus: 'married',
    totalAmountIncome: '2900',
    rentProof: 'yes',
  }
  await db.update(lead).set({ extra: { Residence: 'Lindenlei 22', ...answers } })
  await runCron(env, after({ months: 3, days: 1 }))
  expect((await db.select().from(lead))[0]?.extra).toEqual({ Residence: 'Lindenlei 22' })
})

test('a backlog of expired rows is deleted in one run', async () => {
  const rows = `WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < 2500)`
  const fill: [table: SQLiteTable, select: string][] = [
    [rateCount, 'n, 1, 1'],
    [loginTry, 'n, 1, 1, 1'],
    [passkeyChallenge, "n, 'login', NULL, 1"],
    [session, "n, 1, 1, 1, 1, 1, '', NULL"],
    [resetToken, 'n, 1, 1'],
    [replacedCard, "n, 1, '{}'"],
    [
      savedSearch,
      "n, '', 'nl', 'list', '', '', '', 'now', 'asked', NULL, 1, 1, 1, 1, 0, 0, NULL, NULL, NULL",
    ],
  ]
  await db
    .insert(account)
    .values({ id: 1, email: 'x', name: 'x', role: 'owner', lang: 'nl', createdAt: 1 })
  for (const [table, select] of fill) {
    await env.DB.exec(`INSERT INTO ${getTableName(table)} ${rows} SELECT ${select} FROM row`)
    expect(await db.$count(table)).toBe(2500)
  }
  await runCron(env, after({ days: 0 }))
  for (const [table] of fill) expect(await db.$count(table), getTableName(table)).toBe(0)
})

const RETAINED: [what: string, put: () => Promise<unknown>, table: typeof lead, end: object][] = [
  [
    'mails of accounts',
    async () => {
      await queueMail(db, { mail: MAIL }, BORN)
      await db.update(outbox).set({ state: 'sent' })
    },
    outbox as never,
    { days: 30 },
  ],
  [
    'error reports',
    () => recordError(db, { module: 'm', error: 'e', url: '/' }, BORN),
    errorReport as never,
    { days: 30 },
  ],
  [
    'reports of imports',
    () =>
      db.insert(importRun).values({
        at: BORN.toISOString(),
        source: 'test',
        upserted: 1,
        unchanged: 0,
        deleted: 0,
        refused: [],
        notes: [],
        held: [],
      }),
    importRun as never,
    { months: 36 },
  ],
  [
    'histories',
    () =>
      db
        .insert(propertyHistory)
        .values({ propertyId: 1, data: NO_HISTORY, hash: '', changedAt: BORN.toISOString() }),
    propertyHistory as never,
    { months: 24 },
  ],
  [
    'counted visits',
    () => db.insert(propertyVisit).values({ propertyId: 1, day: BORN_DAY, visits: 3 }),
    propertyVisit as never,
    { months: 24 },
  ],
  [
    'counted visits from frames',
    () => db.insert(embedVisit).values({ host: 'partner.be', day: BORN_DAY, visits: 3 }),
    embedVisit as never,
    { months: 24 },
  ],
  [
    'the register of erasures',
    () => db.insert(erasure).values({ day: BORN_DAY, source: 'staff', counts: {} as never }),
    erasure as never,
    { months: 36 },
  ],
  [
    'counted consent',
    () => countConsent(db, { scripts: 'a', answer: '' }, BORN_DAY),
    consentCount as never,
    { months: 36 },
  ],
  [
    'paths that were never found',
    () => countNotFoundPath(db, '/aanbod/oud', BORN),
    neverFound as never,
    { days: 90 },
  ],
]

test.each(RETAINED)(
  'the data "%s" are deleted at the end of their retention period',
  async (_, put, table, end: { months?: number; days?: number }) => {
    await put()
    const { months = 0, days = 0 } = end
    await runCron(env, after({ months, days: days - 1 }))
    expect(await db.$count(table), getTableName(table)).toBe(1)
    await runCron(env, after({ months, days: days + 2 }))
    expect(await db.$count(table), getTableName(table)).toBe(0)
  },
)

test('an owner without properties is deleted after 12 months, and one with properties never', async () => {
  const row = { name: '', role: 'owner', lang: 'nl', createdAt: 0 } as const
  await db.insert(account).values([
    { ...row, email: 'gone@example.org', homesEndedAt: BORN.getTime() },
    { ...row, email: 'there@example.org' },
  ])
  const [owner] = await db.select().from(account)
  if (!owner) throw new Error('There is no account')
  await startSession(db, { account: owner, userAgent: '' }, undefined, after({ months: 12 }))
  await runCron(env, after({ months: 12, days: -1 }))
  expect(await db.$count(account)).toBe(2)
  await runCron(env, after({ months: 12, days: 1 }))
  expect((await db.select().from(account)).map(({ email }) => email)).toEqual(['there@example.org'])
  expect(await db.$count(session)).toBe(0)
})

test('the settings of the agency change the retention periods', async () => {
  await changeSettings({ retention: { errorDays: 5 } })
  await recordError(db, { module: 'm', error: 'e', url: '/' }, BORN)
  await runCron(env, after({ days: 7 }))
  expect(await db.$count(errorReport)).toBe(0)
  await changeSettings({})
})

test('no deleting statement scans a table', async () => {
  const { db: DB, queries } = watchedDb()
  await runCron({ ...env, DB }, BORN)
  const changes = queries.filter((text) => /^(?:delete|update)/i.test(text))
  expect(changes.length).toBeGreaterThan(15)
  for (const text of changes) {
    const values = Array(text.split('?').length - 1).fill(0)
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const steps = plan.results.map(({ detail }) => detail)
    expect(
      steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step)),
      text,
    ).toEqual([])
  }
})
