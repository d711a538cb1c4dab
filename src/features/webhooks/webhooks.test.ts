import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  db,
  importFile,
  importItems,
  listing,
  loadAgency,
  type WireItem,
} from '../../../test/agency'
import { deleteAllLeads, QUESTION, sendForm, storedLeads } from '../../../test/forms'
import { newLead } from '../../../test/leads'
import { keepLogs, loggedText } from '../../../test/logs'
import { cookieOf, post } from '../../../test/people'
import { spaced } from '../../../test/spaced'
import {
  attemptsOf,
  deleteAllWebhooks,
  FakeReceiver,
  newWebhook,
  RECEIVER,
  SITE,
  sendAll,
} from '../../../test/webhooks'
import { RETENTION_MINUTE, runCron } from '../../cron'
import { LEASE_MS } from '../../platform/db/lease'
import { earlyAccess } from '../../platform/db/schema-overrides'
import { webhook, webhookChange, webhookDelivery } from '../../platform/db/schema-webhooks'
import { storeLead } from '../leads/queries'
import { claimDelivery } from './delivery'
import { webhookDocument } from './webhook'

const NOW = new Date('2026-12-01T09:30:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let receiver: FakeReceiver

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await deleteAllWebhooks()
  await db.delete(earlyAccess)
  receiver = new FakeReceiver()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** Imports a listing, and changes it after the webhook knows it. */
async function changed(facts: WireItem, change: WireItem): Promise<WireItem & { ID: number }> {
  const home = listing(facts)
  await importItems(home)
  await sendAll()
  receiver.take()
  await importItems({ ...home, ...change })
  return home
}

describe('a message', () => {
  test('is verified by a library of Standard Webhooks, and only with its secret', async () => {
    const { secret } = await newWebhook()
    const { secret: other } = await newWebhook({ active: false })
    const home = listing()
    await importItems(home)
    await sendAll()
    const [message] = receiver.received
    if (!message) return expect.fail('no message')
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const payload = new Webhook(secret).verify(message.body, message.headers)
    expect(payload).toMatchObject({ type: 'listing.published', data: { id: home.ID } })
    expect(() => new Webhook(other).verify(message.body, message.headers)).toThrow()
    expect(() => new Webhook(secret).verify(`${message.body} `, message.headers)).toThrow()
  })

  test('names a listing by number, status and addresses, and no hidden fact', async () => {
    await newWebhook()
    const hidden = { PublishPrice: false, PublishAddress: false, Price: 87_654_321 }
    const home = listing({ ...hidden, Street: 'Geheimstraat' })
    await importItems(home)
    await sendAll()
    const [message] = receiver.received
    expect(message?.url).toBe(RECEIVER)
    expect(message?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'listing.published',
      timestamp: NOW.toISOString(),
      data: {
        kind: 'property',
        id: home.ID,
        status: 'available',
        urls: { nl: `${SITE}/nl/property/${home.ID}`, fr: `${SITE}/fr/property/${home.ID}` },
      },
    })
  })
})

describe('the events of a listing', () => {
  test.each([
    ['a new price', {}, { Price: 250_000 }, 'listing.changed', 'available'],
    ['a sale', {}, { Status: 2 }, 'listing.sold', 'sold'],
    ['a sale by its label', {}, { Marquee: 3 }, 'listing.sold', 'sold'],
    ['a rental', { Goal: 1 }, { Status: 4 }, 'listing.sold', 'rented'],
    ['a withdrawal', {}, { Status: 5 }, 'listing.changed', 'withdrawn'],
    ['its return', { Status: 5 }, { Status: 1 }, 'listing.published', 'available'],
    ['a cancelled sale', { Status: 2 }, { Status: 1 }, 'listing.published', 'available'],
  ])('are, for %s, one', async (_, facts, change, event, status) => {
    await newWebhook()
    const { ID } = await changed(facts, change)
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`${event} ${ID} ${status}`])
  })

  test.each([
    ['is sold when it is imported first', listing({ Status: 2 })],
    ['is not published', listing({ Status: 0 })],
  ])('are none if it %s', async (_, home) => {
    await newWebhook()
    await importItems(home)
    await sendAll()
    expect(receiver.takeEvents()).toEqual([])
    expect(await db.$count(webhookChange)).toBe(0)
  })

  test('follow a project, its units and a deletion', async () => {
    await newWebhook()
    const unit = { ...listing(), ProjectID: 9900 }
    const project = { ID: 9900, Name: { nl: 'Proef' }, Zip: '9000', City: 'Gent' }
    await importFile({ Projects: [{ ...project, Units: [unit] }] })
    await sendAll()
    expect(receiver.takeEvents().toSorted()).toEqual([
      `listing.published ${unit.ID} available`,
      'listing.published 9900 available',
    ])
    await importItems({ ...unit, Status: 2 })
    await sendAll()
    expect(receiver.takeEvents().toSorted()).toEqual([
      'listing.changed 9900 available',
      `listing.sold ${unit.ID} sold`,
    ])
    await importFile({ DeletedProjectIDs: [9900] })
    await sendAll()
    expect(receiver.takeEvents()).toContain('listing.changed 9900 withdrawn')
  })

  test('include those of units that leave the site with their project and return', async () => {
    await newWebhook()
    const unit = { ...listing(), ProjectID: 9900 }
    const project = { ID: 9900, Name: { nl: 'Proef' }, Zip: '9000', City: 'Gent', Units: [unit] }
    await importFile({ Projects: [project] })
    await sendAll()
    receiver.take()
    await importFile({ Projects: [{ ...project, PublishWebsite: false }] })
    await sendAll()
    expect(receiver.takeEvents().toSorted()).toEqual([
      `listing.changed ${unit.ID} withdrawn`,
      'listing.changed 9900 withdrawn',
    ])
    await importFile({ Projects: [project] })
    await sendAll()
    expect(receiver.takeEvents()).toContain(`listing.published ${unit.ID} available`)
    await importFile({ Projects: [{ ...project, Name: { nl: 'Andere naam' } }] })
    await sendAll()
    expect(receiver.takeEvents()).toEqual(['listing.changed 9900 available'])
  })

  test('are only those that the webhook names', async () => {
    await newWebhook({ events: ['listing.sold'] })
    const home = listing()
    await importItems(home)
    await sendAll()
    await importItems({ ...home, Status: 2 })
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`listing.sold ${home.ID} sold`])
  })

  test('wait until a property with early access is public', async () => {
    await newWebhook()
    const home = listing({ Status: 0 })
    await importItems(home)
    const publicFrom = NOW.getTime() + DAY
    const agreed = { agreedBy: 1, agreedAt: NOW.getTime() }
    await db.insert(earlyAccess).values({ id: home.ID, publicFrom, ...agreed })
    await importItems({ ...home, Status: 1 })
    await sendAll()
    later(DAY - MINUTE)
    await importItems({ ...home, Status: 1, Price: 290_000 })
    await sendAll()
    expect(receiver.takeEvents()).toEqual([])
    later(MINUTE)
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`listing.published ${home.ID} available`])
  })

  test('include a property that had early access before the webhook, also if it ends early', async () => {
    const PublicFrom = new Date(NOW.getTime() + DAY).toISOString()
    const [waiting, ended] = [listing({ PublicFrom }), listing({ PublicFrom })]
    await importItems(waiting, ended)
    await newWebhook()
    await sendAll()
    await importItems({ ...ended, PublicFrom: null })
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`listing.published ${ended.ID} available`])
    later(DAY + MINUTE)
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`listing.published ${waiting.ID} available`])
  })

  test('are not recorded if no webhook is on', async () => {
    await newWebhook({ active: false })
    await newWebhook()
    await db.update(webhook).set({ secret: null })
    await importItems(listing())
    expect(await db.$count(webhookChange)).toBe(0)
  })
})

describe('a lead', () => {
  const form = { ...QUESTION, ObjectID: '410001', page: '/nl/property/410001' }
  beforeEach(deleteAllLeads)

  test('is announced once, without data of the person', async () => {
    const { id } = await newWebhook({ events: ['lead.received'] })
    const sent = { ...form, idempotencyKey: crypto.randomUUID() }
    for (let times = 0; times < 2; times++) await sendForm('/api/forms/property-info', sent)
    await sendAll()
    const [lead] = await storedLeads()
    const [message] = receiver.received
    expect(receiver.received).toHaveLength(1)
    expect(JSON.parse(message?.body ?? '').data).toEqual({
      id: lead?.id,
      form: 'property-info',
      lang: 'nl',
      listing: {
        kind: 'property',
        id: 410001,
        urls: { nl: `${SITE}/nl/property/410001`, fr: `${SITE}/fr/property/410001` },
      },
      url: `${SITE}/staff/leads/${lead?.id}`,
    })
    const stored = JSON.stringify(await db.select().from(webhookDelivery))
    for (const text of Object.values(QUESTION)) expect(stored + message?.body).not.toContain(text)
    expect(await attemptsOf(id)).toEqual(['delivered ok'])
  })

  test('that is suspected spam is announced when staff release it', async () => {
    await newWebhook()
    await sendForm('/api/forms/property-info', { ...form, middleName: 'Bot' })
    await sendAll()
    expect(receiver.takeEvents()).toEqual([])
    const [lead] = await storedLeads()
    await post(`/staff/leads/${lead?.id}/release`, {}, { Cookie: await cookieOf('admin') })
    await sendAll()
    expect(receiver.takeEvents()).toEqual([`lead.received ${lead?.id}`])
  })

  test('about a property that is not public yet does not name it', async () => {
    await newWebhook({ events: ['lead.received'] })
    const until = { publicFrom: NOW.getTime() + DAY, agreedBy: 1, agreedAt: NOW.getTime() }
    await db.insert(earlyAccess).values({ id: 410_002, ...until })
    await storeLead(db, newLead({ propertyId: 410_002 }), [], NOW)
    await db.delete(earlyAccess).where(eq(earlyAccess.id, 410_002))
    await sendAll()
    expect(receiver.take()).toMatchObject([{ type: 'lead.received', data: { listing: null } }])
  })
})

describe('delivery', () => {
  test('sends a change after a restart, once and under one id', async () => {
    const { id } = await newWebhook()
    await importItems(listing())
    expect(receiver.received).toEqual([])
    receiver.answer = () => new Response(null, { status: 500 })
    await sendAll()
    await sendAll()
    later(MINUTE)
    receiver.answer = () => new Response(null, { status: 200 })
    await sendAll()
    later(HOUR)
    await sendAll()
    const [first, second, ...more] = receiver.take()
    expect(first?.id).toMatch(/^msg_[0-9a-f]{32}$/)
    expect(second).toEqual(first)
    expect(more).toEqual([])
    expect(await attemptsOf(id)).toEqual(['delivered 500 ok'])
  })

  test('repeats a message whose run was killed while it was sent', async () => {
    const { id } = await newWebhook()
    await importItems(listing())
    await sendAll()
    const [first] = receiver.take()
    await db.update(webhookDelivery).set({ state: 'pending', attempts: [] })
    expect((await claimDelivery(db, id, new Date()))?.id).toBe(first?.id)
    await sendAll()
    expect(receiver.received).toEqual([])
    later(LEASE_MS)
    await sendAll()
    expect(receiver.take()).toEqual([first])
  })

  test('sends each message once if two runs send at the same time', async () => {
    await newWebhook()
    await importItems(listing(), listing(), listing())
    await Promise.all([sendAll(), sendAll()])
    const ids = receiver.take().map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
  })

  test('backs off for three days and then gives up', async () => {
    const { id } = await newWebhook()
    await importItems(listing())
    receiver.answer = () => Promise.reject(new Error('no route to https://receiver.example'))
    const hours: number[] = []
    for (let state = 'pending'; state === 'pending'; ) {
      await sendAll()
      hours.push(
        ...receiver.take().map(() => Math.round((Date.now() - NOW.getTime()) / 360_000) / 10),
      )
      const row = (await db.select().from(webhookDelivery).get()) ?? expect.fail('no message')
      state = row.state
      vi.setSystemTime(Date.parse(row.nextAt) - 1)
      await sendAll()
      expect(receiver.received).toEqual([])
      later(1)
    }
    expect(hours).toEqual([0, 0, 0.1, 0.6, 2.6, 7.6, 17.6, 31.6, 51.6, 71.6])
    expect(await attemptsOf(id)).toEqual([`dead${' away'.repeat(10)}`])
    expect(loggedText()).not.toContain('receiver.example')
  })

  test('does not follow a redirect', async () => {
    const { id } = await newWebhook()
    await importItems(listing())
    receiver.answer = () => Response.redirect('https://other.example/', 307)
    await sendAll()
    expect(receiver.received.map(({ url }) => url)).toEqual([RECEIVER])
    expect(receiver.received[0]?.init.redirect).toBe('manual')
    expect(await attemptsOf(id)).toEqual(['pending 307'])
  })

  test('follows one that the receiver refused', async () => {
    const { id } = await newWebhook()
    await importItems(listing(), listing())
    receiver.answer = () => new Response(null, { status: 400 })
    await sendAll()
    expect(await attemptsOf(id)).toEqual(['pending 400', 'pending 400'])
  })

  test('turns a webhook off whose receiver is gone', async () => {
    const { id } = await newWebhook()
    await importItems(listing(), listing())
    receiver.answer = () => new Response(null, { status: 410 })
    await sendAll()
    later(DAY)
    await importItems(listing())
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    expect((await attemptsOf(id)).toSorted()).toEqual(['dead 410', 'pending'])
    expect(await db.select({ active: webhook.active }).from(webhook)).toEqual([{ active: false }])
  })

  test('of one receiver does not wait for another that does not respond', async () => {
    const silent = await newWebhook({ url: 'https://silent.example/' })
    const { id } = await newWebhook()
    const release = Promise.withResolvers<Response>()
    receiver.answer = (url) =>
      url === RECEIVER ? new Response(null, { status: 204 }) : release.promise
    await importItems(listing(), listing())
    const run = sendAll()
    await vi.waitFor(async () =>
      expect(await attemptsOf(id)).toEqual(['delivered ok', 'delivered ok']),
    )
    expect(await attemptsOf(silent.id)).toEqual(['pending', 'pending'])
    release.resolve(new Response(null, { status: 503 }))
    await run
    expect((await attemptsOf(silent.id)).toSorted()).toEqual(['pending', 'pending 503'])
    const { signal } = receiver.received.find(({ url }) => url !== RECEIVER)?.init ?? {}
    expect(signal).toBeInstanceOf(AbortSignal)
  })

  test('does not send to an address that is no longer allowed', async () => {
    const { id } = await newWebhook()
    await db.update(webhook).set({ url: 'https://127.0.0.1/' })
    await importItems(listing())
    await sendAll()
    expect(receiver.received).toEqual([])
    expect(await attemptsOf(id)).toEqual(['pending address'])
  })

  test('is deleted after thirty days', async () => {
    await newWebhook()
    await importItems(listing())
    await sendAll()
    const end = NOW.getTime() + 30 * DAY
    const at = (ms: number) => new Date(new Date(ms).setUTCMinutes(RETENTION_MINUTE))
    await runCron(env, at(end - HOUR))
    expect(await db.$count(webhookDelivery)).toBe(1)
    await runCron(env, at(end + HOUR))
    expect(await db.$count(webhookDelivery)).toBe(0)
  })
})

test.each(
  spaced(`http://receiver.example/ https://localhost/ https://127.0.0.1/ https://10.0.0.1/ https://2130706433/
    https://[::1]/ https://[::ffff:10.0.0.1]/ https://receiver.example:8443/ https://a:b@receiver.example/
    https://metadata.google.internal/ ftp://receiver.example/ receiver.example /hook`),
)('%s is refused as the address of a webhook', (url) => {
  const { error } = webhookDocument.safeParse({ name: 'Portal', url })
  expect(error?.issues[0]?.message).toBe('field.wrong.receiver')
})
