import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, importItems, listing, loadAgency } from '../test/agency'
import { deleteAllLeads, PERSON, sendForm } from '../test/forms'
import { keepLogs, loggedEvents } from '../test/logs'
import { runCron } from './cron'
import type { Bindings } from './env'
import { listing as listingRow } from './platform/db/schema'
import { siteSetting } from './platform/db/schema-content'
import { outbox } from './platform/db/schema-leads'
import { readVersion } from './platform/db/version'
import { queueMail } from './platform/mail/outbox'

const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: '<p>x</p>', text: 'x' }

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(deleteAllLeads)

test('lists follow publication settings that another process changed', async () => {
  const property = listing({ Marquee: 5, Street: 'Hoogstraat' })
  await importItems(property)
  const rowOf = () => db.select().from(listingRow).where(eq(listingRow.id, property.ID)).get()
  expect((await rowOf())?.street).toContain('Hoogstraat')

  const [settings] = await db.select().from(siteSetting)
  if (!settings) throw new Error('No agency is loaded')
  const stricter = { ...settings.data, marqueesWithoutStreet: [5] }
  await db.update(siteSetting).set({ data: stricter })
  await runCron(env, new Date())
  expect(JSON.stringify(await rowOf())).not.toMatch(/hoogstraat/i)

  const version = await readVersion(db)
  await runCron(env, new Date())
  expect(await readVersion(db)).toBe(version)
  await db.update(siteSetting).set({ data: settings.data })
})

describe('without a working driver', () => {
  const PUBLIC = { SITE_ORIGIN: 'https://www.lindehof.example', SITE_EMAIL: 'a@b.be' }

  test.each<[string, Partial<Bindings>]>([
    ['none is named', { MAIL_DRIVER: undefined }],
    ['the local one is', { MAIL_DRIVER: 'local' }],
    ['an unknown one is', { MAIL_DRIVER: 'sendmail' }],
    ['smtp has no host', { MAIL_DRIVER: 'smtp', SMTP_HOST: '' }],
    ['cloudflare has no binding', { MAIL_DRIVER: 'cloudflare' }],
  ])('(%s) mails stay queued, and are sent once there is one', async (_, settings) => {
    const deployed = { ...env, ...PUBLIC, ...settings }
    await sendForm('/api/forms/contact', PERSON, {}, { ...PUBLIC, ...settings })
    const before = await waiting()
    expect(before.length).toBeGreaterThan(1)
    expect(before).toEqual(
      before.map((row) => ({ ...row, state: 'pending', attempts: 0, claim: null, driver: null })),
    )
    for (let minute = 0; minute < 3; minute++) await runCron(deployed, new Date())
    expect(await waiting()).toEqual(before)
    expect(loggedEvents()).toEqual([])

    const EMAIL = { send: async () => undefined } as unknown as SendEmail
    await runCron({ ...deployed, MAIL_DRIVER: 'cloudflare', EMAIL }, new Date())
    const states = (await waiting()).map(({ state, driver }) => [state, driver])
    expect(states).toEqual(before.map(() => ['sent', 'cloudflare']))
  })

  function waiting() {
    return db.select().from(outbox).orderBy(outbox.id)
  }
})

test('a mail that cannot be sent stays queued, and the others are sent', async () => {
  const bad = { ...MAIL, to: { email: 'an@example.be\r\nRCPT TO:<x@evil.example>' } }
  await queueMail(db, { id: 'bad', mail: bad }, new Date(Date.now() - 2))
  await queueMail(db, { id: 'good', mail: MAIL }, new Date(Date.now() - 1))
  const sent: unknown[] = []
  const EMAIL = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail
  await runCron({ ...env, MAIL_DRIVER: 'cloudflare', EMAIL, SITE_EMAIL: 'a@b.be' }, new Date())
  const rows = await db.select().from(outbox).orderBy(outbox.id)
  expect(rows).toMatchObject([
    { id: 'bad', state: 'pending', attempts: 1, lastError: 'No usable mail address' },
    { id: 'good', state: 'sent', driver: 'cloudflare' },
  ])
  expect(sent).toMatchObject([
    {
      from: { email: 'a@b.be', name: 'Lindehof' },
      to: 'an@example.be',
      headers: { 'Message-ID': '<good.0@b.be>' },
    },
  ])
  expect(loggedEvents()).toEqual(['mail not sent'])
})

describe('the agency is notified by mail', () => {
  const HOUR = 3_600_000
  const at = (hours: number) => new Date(Date.parse('2026-11-22T12:00:00Z') + hours * HOUR)
  const alarms = async () =>
    (await db.select().from(outbox).orderBy(outbox.id))
      .filter(({ id }) => id.startsWith('alarm-'))
      .map(({ id, mail }) => [id, mail.to.email, mail.subject])

  test('once about waiting mails, and again about others on another day', async () => {
    const SITE = { ...env, SITE_ORIGIN: 'https://www.lindehof.example', SITE_EMAIL: 'a@b.be' }
    await queueMail(db, { id: 'first', mail: MAIL }, at(0))
    await runCron(SITE, at(0.2))
    expect(await alarms()).toEqual([])
    for (let hour = 1; hour < 40; hour += 3) await runCron(SITE, at(hour))
    const first = ['alarm-late-2026-11-22', 'a@b.be', 'Mails van Lindehof worden niet verstuurd']
    expect(await alarms()).toEqual([first])

    await db.update(outbox).set({ state: 'sent' })
    await queueMail(db, { id: 'second', mail: MAIL }, at(48))
    await runCron(SITE, at(49))
    await runCron(SITE, at(50))
    expect(await alarms()).toEqual([first, ['alarm-late-2026-11-24', ...first.slice(1)]])
  })

  test('once about given-up mails, without their content', async () => {
    await queueMail(db, { id: 'lost', mail: MAIL }, at(0))
    await db.update(outbox).set({ state: 'dead', nextAt: at(70).toISOString() })
    for (let hour = 70; hour < 160; hour += 6) await runCron(env, at(hour))
    expect((await alarms()).map(([id]) => id)).toEqual(['alarm-dead-2026-11-25'])
    const [row] = await db.select().from(outbox).where(eq(outbox.id, 'alarm-dead-2026-11-25'))
    expect(row?.mail.text).toContain('25/11/2026 11:00')
    expect(JSON.stringify(row?.mail)).not.toContain('an@example.be')
  })
})
