import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { asStaff, db, get, importItems, listing, loadAgency } from '../test/agency'
import {
  broken,
  brokenDb,
  DEAD_BUCKET,
  DEAD_DB,
  DEAD_KV,
  type MailMood,
  Postbox,
  SILENT_DB,
  setClock,
  WRITES,
} from '../test/faults'
import { deleteAllLeads, PERSON, sendForm, storedLeads } from '../test/forms'
import { keepLogs } from '../test/logs'
import { getWith } from '../test/worker'
import { runCron } from './cron'
import type { Bindings } from './env'
import { STATUS } from './listing/status'
import { listing as listingRow } from './platform/db/schema'
import { outbox } from './platform/db/schema-leads'
import { withTimeout } from './platform/format/timeout'
import { claimMail } from './platform/mail/outbox'

const HOME = 774_001
const PAGES = ['/nl/te-koop', `/nl/property/${HOME}`]
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The minutes of cron runs after the fault: each minute at first, then long enough for every pause. */
const PASSES = Array.from({ length: 50 }, (_, nth) => (nth < 20 ? nth * MINUTE : (nth - 19) * HOUR))

/** The time-out of the CRM in milliseconds, after which it sends its file again. */
const CRM_WAITS_MS = 10_000
const GAVE_UP = 504

interface Cause {
  what: string
  bindings?: () => Partial<Bindings>
  mood?: MailMood
  /** Requests under the fault that may be refused for now. */
  also?: string
  /** The clock's time for each visitor; they come at once without. */
  clock?: string[]
  /** The last step before the recovery. */
  end?: () => Promise<unknown>
  /** True if a mail may arrive twice, because its first outcome is unknown. */
  mayRepeat?: true
  /** False if no binding fails: the fault is the clock, or the end of a process. */
  fails?: false
  /** True if the site waits for seconds. Only `npm run drill` runs it. */
  slow?: true
}

const LOCKED = 'D1_ERROR: database is locked: SQLITE_BUSY'
const LOST = 'D1_ERROR: Network connection lost'
const STORES_LEAD = /insert into "lead"/
const WRITES_LIST = /insert into "listing"/
const MARKS_SENT = /update "outbox" set (?!"attempts")/

function withDb(broken: Parameters<typeof brokenDb>[0]) {
  return () => ({ DB: brokenDb(broken) })
}

const CAUSES: Cause[] = [
  { what: 'no trouble', fails: false },
  { what: 'D1 away', bindings: () => ({ DB: DEAD_DB }) },
  { what: 'D1 silent', bindings: () => ({ DB: SILENT_DB }), slow: true },
  {
    what: 'D1 locked twice',
    bindings: withDb({ on: STORES_LEAD, when: 'before', error: LOCKED, times: 2 }),
  },
  { what: 'D1 locked for long', bindings: withDb({ on: WRITES, when: 'before', error: LOCKED }) },
  {
    what: 'D1 full',
    bindings: withDb({ on: WRITES, when: 'before', error: 'D1_ERROR: disk is full: SQLITE_FULL' }),
  },
  {
    what: 'D1 loses an answer',
    bindings: withDb({ on: STORES_LEAD, when: 'after', error: LOST, times: 1 }),
  },
  {
    what: 'D1 loses every answer',
    bindings: withDb({ on: STORES_LEAD, when: 'after', error: LOST }),
  },
  { what: 'KV away', bindings: () => ({ CACHE: DEAD_KV, PAGE_CACHE: 'off' }) },
  { what: 'R2 away', bindings: () => ({ MEDIA: DEAD_BUCKET }), also: '/media/logo.svg' },
  { what: 'mail down', mood: 'down' },
  { what: 'mail slow', mood: 'slow' },
  { what: 'mail refusing', mood: 'refusing' },
  { what: 'mail dropping', mood: 'dropping', mayRepeat: true },
  { what: 'half an import', bindings: withDb({ on: WRITES_LIST, when: 'before', error: LOST }) },
  {
    what: 'an import without an answer',
    bindings: withDb({ on: WRITES_LIST, when: 'after', error: LOST }),
  },
  { what: 'killed before the mail', bindings: () => ({ EMAIL: undefined }), fails: false },
  {
    what: 'killed with the mail in hand',
    bindings: () => ({ EMAIL: undefined }),
    fails: false,
    end: () => claimMail(db, new Date()),
  },
  {
    what: 'killed once the mail left',
    bindings: withDb({ on: MARKS_SENT, when: 'before', error: LOST }),
    mayRepeat: true,
    slow: true,
  },
  { what: 'clock an hour back', fails: false, clock: ['2027-02-01T10:00Z', '2027-02-01T09:00Z'] },
  {
    what: 'clock a day ahead and back',
    mood: 'down',
    clock: ['2027-02-02T10:00Z', '2027-02-01T10:00Z'],
  },
  {
    what: 'summer time begins',
    fails: false,
    clock: ['2027-03-28T00:30Z', '2027-03-28T00:59Z', '2027-03-28T01:00Z', '2027-03-28T01:30Z'],
  },
  {
    what: 'summer time ends',
    fails: false,
    clock: ['2027-10-31T00:30Z', '2027-10-31T00:59Z', '2027-10-31T01:00Z', '2027-10-31T01:30Z'],
  },
]

let post = new Postbox()
let price = 300_000

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  post = new Postbox()
  broken.times = 0
  await deleteAllLeads()
  await importItems(home())
  for (const path of PAGES) await getWith({}, path)
})
afterEach(() => {
  vi.useRealTimers()
})

const DRILLED = CAUSES.filter(({ slow }) => env.DRILL || !slow)

test.for(DRILLED)('$what: nothing is lost', async (cause, { task }) => {
  const bindings = { ...well(), ...cause.bindings?.() }
  post.mood = cause.mood ?? 'well'
  const visitors = (cause.clock ?? ['', '', '']).map(() => crypto.randomUUID())
  const codes: number[] = []
  for (const [index, time] of cause.clock?.entries() ?? []) {
    setClock(time)
    codes.push(await write(visitors[index] ?? '', bindings))
  }
  if (!cause.clock) codes.push(...(await Promise.all(visitors.map((key) => write(key, bindings)))))
  const refused = visitors.filter((_, index) => codes[index] !== 200)
  const pageResponses = await Promise.all(PAGES.map((path) => getWith(bindings, path)))
  const isFormAccepted = (await takeIn(bindings)) === 200
  const also = cause.also && (await getWith(bindings, cause.also))
  if (also) expect([also.status, also.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  await cause.end?.()
  expect(broken.times > 0).toBe(cause.fails ?? true)

  post.mood = 'well'
  for (const key of refused) expect(await write(key, well())).toBe(200)
  if (!isFormAccepted) expect(await takeIn(well())).toBe(200)
  await runUntilSent()

  const row = { ...(await counted(visitors)), refused: refused.length, pages: okay(pageResponses) }
  Object.assign(task.meta, { drill: { what: cause.what, ...row } })
  expect(row).toMatchObject({
    visitors: visitors.length,
    leads: visitors.length,
    mails: visitors.length * 2,
    arrived: visitors.length * 2,
    listed: 1,
    pages: PAGES.length,
  })
  expect(row.twice).toBeLessThanOrEqual(cause.mayRepeat ? row.mails : 0)
  expect(await (await get(PAGES[1] ?? '')).text()).toContain(price.toLocaleString('nl-BE'))
})

test('a truncated file is refused completely', async () => {
  const body = JSON.stringify({ Items: [home()] }).slice(0, -20)
  const headers = { 'Content-Type': 'application/json' }
  const response = await asStaff('/api/staff/listings', { method: 'PUT', headers, body })
  expect(response.status).toBe(400)
  expect((await counted([])).listed).toBe(1)
})

/** The bindings of a site whose mails leave. */
function well(): Partial<Bindings> {
  return { MAIL_DRIVER: 'cloudflare', EMAIL: post.binding, SITE_EMAIL: 'office@example.org' }
}

function home() {
  return listing({ ID: HOME, Price: ++price, Status: STATUS.active })
}

/** Sends a visitor's form, with an idempotency key that stays until it succeeds. */
async function write(idempotencyKey: string, bindings: Partial<Bindings>): Promise<number> {
  const fields = { ...PERSON, Email: `${idempotencyKey}@example.be`, Content: idempotencyKey }
  return (await sendForm('/api/forms/contact', { ...fields, idempotencyKey }, {}, bindings)).status
}

async function takeIn(bindings: Partial<Bindings>): Promise<number> {
  const headers = { Authorization: 'Bearer test-staff-token', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ Items: [home()] })
  const sent = getWith(bindings, '/api/staff/listings', { method: 'PUT', headers, body })
  const answer = await withTimeout(sent, CRM_WAITS_MS).catch(() => null)
  return answer?.status ?? GAVE_UP
}

async function runUntilSent(): Promise<void> {
  const start = Date.now()
  for (const after of PASSES) {
    setClock(start + after)
    await runCron({ ...env, ...well() }, new Date())
    const pending = await db.select().from(outbox)
    if (pending.every(({ state }) => state === 'sent')) return
  }
}

async function counted(visitors: string[]) {
  const leads = (await storedLeads()).filter(({ data }) => visitors.includes(data.Content))
  const mails = await db.select({ id: outbox.id }).from(outbox)
  const arrived = mails.filter(({ id }) => post.arrived.some((one) => one.startsWith(`<${id}.`)))
  const listed = await db.$count(listingRow, eq(listingRow.id, HOME))
  return {
    visitors: visitors.length,
    leads: leads.length,
    mails: mails.length,
    arrived: arrived.length,
    twice: post.twice,
    listed,
  }
}

function okay(pageResponses: Response[]): number {
  return pageResponses.filter(({ status }) => status === 200).length
}
