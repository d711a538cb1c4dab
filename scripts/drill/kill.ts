import { freePort, SMTP_SETTINGS, SmtpServer } from '../../e2e/smtp/server.ts'
import { CrmServer } from './crm-server.ts'
import { KilledSite, until } from './killed-site.ts'
import { decodedMail, messageIdOf } from './mails.ts'

/** The result of one kill: the records expected afterwards, those found, and those found twice. */
export interface KillRow {
  what: string
  expected: number
  found: number
  twice: number
  /** Seconds from the restart until nothing was left to do. */
  seconds: number
  failed: boolean
}

interface World {
  site: KilledSite
  smtp: SmtpServer
  crm: CrmServer
}

const TOKEN = 'drill'
const OFFICE = 'office@example.org'
const SEARCHER = 'searcher@example.be'
const HOMES = 600
const FIRST = 7_000_000
const CRM_HOMES = 300
const FIRST_OF_CRM = 8_000_000
/** The homes of the import that the saved search finds; they are in its last part. */
const WANTED = 5
const WANTED_PRICE = 1_234_000
const VISITORS = 20
/** Mails and leads that a killed run had claimed are sent within this time. */
const MAX_SECONDS = 120

/** Kills the site in the middle of its work, starts it again, and returns the lost and the duplicate records. */
export async function drillKills(): Promise<KillRow[]> {
  const smtp = new SmtpServer(await freePort())
  await smtp.start()
  const crm = new CrmServer(homes(FIRST_OF_CRM, CRM_HOMES))
  const site = new KilledSite({
    ...SMTP_SETTINGS,
    ...(await crm.start()),
    SMTP_PORT: String(smtp.port),
    STAFF_API_TOKEN: TOKEN,
    SITE_EMAIL: OFFICE,
    CRM_DEMO: 'off',
    CRON_SECONDS: '5',
    RATE_LIMIT_FACTOR: '1000',
  })
  const world = { site, smtp, crm }
  try {
    await site.start()
    const rows: KillRow[] = []
    for (const drill of [killSync, killImport, killPosts, killMail, killSentMail, killCrmLead]) {
      rows.push(...(await drill(world)))
    }
    return rows
  } finally {
    await site.remove()
    await smtp.stop()
    crm.stop()
  }
}

async function killSync({ site }: World): Promise<KillRow[]> {
  const imported = () => site.count(ofHomes(FIRST_OF_CRM, CRM_HOMES))
  await until('a part of the sync', () => imported() > 0)
  await site.kill()
  if (imported() === CRM_HOMES) throw new Error('The sync was complete before the kill')
  await site.start()
  const seconds = await until(
    'the sync run is complete',
    () => site.count("select count(*) from crm_run where state = 'done'") > 0,
  )
  const reported = site.count("select counts ->> '$.upserted' from crm_run where state = 'done'")
  return [
    rowOf('sync run: homes', CRM_HOMES, imported(), listedTwice(site, FIRST_OF_CRM), seconds),
    rowOf('sync run: homes in its report', CRM_HOMES, reported, 0, seconds),
  ]
}

async function killImport({ site, smtp }: World): Promise<KillRow[]> {
  await saveSearch(site, smtp)
  await put(site, { Items: [{ ...homes(FIRST - 1, 1)[0], Price: 100_000 }] })
  const wanted = homes(FIRST + HOMES, WANTED).map((home) => ({ ...home, Price: WANTED_PRICE }))
  const file = { Items: [...homes(FIRST, HOMES), ...wanted], DeletedIDs: [FIRST - 1] }
  const sent = put(site, file).catch(() => null)
  const done = () => site.count('select max(parts_done) from import where parts > 1')
  await until('a part of the import', () => done() > 0)
  await site.kill()
  await sent
  const isDeleted = () =>
    site.count(`select count(*) from property where id = ${FIRST - 1} and deleted_at is not null`)
  const early = isDeleted()
  await site.start()
  const isComplete = 'select count(*) from import where parts > 1 and parts_done = parts'
  const seconds = await until('the import is complete', () => site.count(isComplete) > 0)
  const count = HOMES + WANTED
  const report = site.count('select upserted from import where parts > 1')
  const alerts = await until('the alert', () => alertsOf(smtp).length > 0)
  const named = alertsOf(smtp).flatMap(({ message }) => [
    ...new Set(decodedMail(message).match(/\/property\/\d+/g)),
  ])
  return [
    rowOf(
      'import: homes',
      count,
      site.count(ofHomes(FIRST, count)),
      listedTwice(site, FIRST),
      seconds,
    ),
    rowOf('import: homes in its report', count, report, 0, seconds),
    rowOf('import: deletions, and none before the end', 1, isDeleted(), early, seconds),
    rowOf(
      'saved search: homes in its mail',
      WANTED,
      new Set(named).size,
      named.length - new Set(named).size,
      seconds + alerts,
    ),
  ]
}

async function killPosts(world: World): Promise<KillRow[]> {
  const { site } = world
  const keys = Array.from({ length: VISITORS }, () => crypto.randomUUID())
  const first = keys.map((key) => post(site, key))
  await Promise.race(first)
  await site.kill()
  const isThanked = await Promise.all(first)
  await site.start()
  for (const [index, key] of keys.entries()) {
    if (!isThanked[index] && !(await post(site, key))) throw new Error('A form was not stored')
  }
  return leadRows(world, 'form posts', keys)
}

async function killMail(world: World): Promise<KillRow[]> {
  world.smtp.mood = 'silent'
  const keys = await postSome(world, 3)
  await until('a claimed mail', () => world.site.count(CLAIMED_MAILS) > 0)
  await world.site.kill()
  world.smtp.mood = 'well'
  await world.site.start()
  return leadRows(world, 'mail under way', keys)
}

async function killSentMail(world: World): Promise<KillRow[]> {
  const before = world.smtp.received.length
  world.smtp.mood = 'unconfirmed'
  const keys = await postSome(world, 1)
  await until('a mail without a response', () => world.smtp.received.length > before)
  await world.site.kill()
  world.smtp.mood = 'well'
  await world.site.start()
  // The worker does not know whether the server accepted a mail, so each may be sent once more.
  return leadRows(world, 'mail accepted without a response', keys, 2)
}

async function killCrmLead(world: World): Promise<KillRow[]> {
  const { site, crm } = world
  const before = crm.api.leads.length
  crm.isSilent = true
  const keys = await postSome(world, 2)
  await until('a lead in the CRM', () => crm.api.leads.length > before)
  await site.kill()
  crm.isSilent = false
  await site.start()
  return leadRows(world, 'lead under way to the CRM', keys)
}

const CLAIMED_MAILS = "select count(*) from outbox where state = 'pending' and claim is not null"
const OPEN = `select (select count(*) from outbox where state = 'pending')
  + (select count(*) from crm_lead where state = 'pending')`

/** Waits until mails and leads have left, and counts those of these visitors. */
async function leadRows(
  { site, smtp, crm }: World,
  what: string,
  keys: readonly string[],
  allowedTwice = 0,
): Promise<KillRow[]> {
  const seconds = await until('mails and leads have left', () => site.count(OPEN) === 0)
  const hasKey = `json_extract(data, '$.Content') in (${keys.map((key) => `'${key}'`).join()})`
  const ids = site.read(`select id from lead where ${hasKey}`).map(({ id }) => String(id))
  const mails = smtp.received.filter(({ message }) => {
    const messageId = messageIdOf(message)
    return ids.some((id) => messageId.includes(id))
  })
  const distinct = new Set(mails.map(({ message }) => messageIdOf(message))).size
  const inCrm = ids.map(
    (id) => crm.api.leads.filter(({ params }) => JSON.stringify(params).includes(id)).length,
  )
  const unknown = site.read("select lead_id from crm_lead where state = 'unknown'")
  const known = ids.filter(
    (id, at) => inCrm[at] || unknown.some(({ lead_id }) => lead_id === id),
  ).length
  const mailsTwice = mails.length - distinct
  const mailRow = rowOf(`${what}: mails`, keys.length * 2, distinct, mailsTwice, seconds)
  return [
    rowOf(`${what}: leads`, keys.length, ids.length, ids.length - new Set(ids).size, seconds),
    {
      ...mailRow,
      failed:
        mailRow.found !== mailRow.expected || mailsTwice > allowedTwice || seconds > MAX_SECONDS,
    },
    rowOf(
      `${what}: in the CRM, or for staff to look up`,
      keys.length,
      known,
      inCrm.filter((n) => n > 1).length,
      seconds,
    ),
  ]
}

function rowOf(
  what: string,
  expected: number,
  found: number,
  twice: number,
  seconds: number,
): KillRow {
  const failed = found !== expected || twice > 0 || seconds > MAX_SECONDS
  return { what, expected, found, twice, seconds, failed }
}

function ofHomes(first: number, count: number): string {
  return `select count(distinct id) from listing where kind = 0 and id >= ${first} and id < ${first + count}`
}

function listedTwice(site: KilledSite, first: number): number {
  return site.count(`select count(*) - count(distinct id) from listing
    where kind = 0 and id >= ${first} and id < ${first + 100_000}`)
}

function alertsOf({ received }: SmtpServer) {
  return received.filter(
    ({ to, message }) => to === SEARCHER && /property\/\d+/.test(decodedMail(message)),
  )
}

/** Saves a search and confirms it by the link in its mail. */
async function saveSearch(site: KilledSite, smtp: SmtpServer): Promise<void> {
  const query = `goal=0&budget=${WANTED_PRICE - 1000}-${WANTED_PRICE + 1000}`
  await form(site, '/api/searches', { email: SEARCHER, query, frequency: 'now', lang: 'nl' })
  let token = ''
  await until('the mail with the link', () => {
    const mails = smtp.received.filter(({ to }) => to === SEARCHER)
    token =
      /confirm\?token=([\w-]+)/.exec(
        mails.map(({ message }) => decodedMail(message)).join(),
      )?.[1] ?? ''
    return token !== ''
  })
  await form(site, '/api/searches/confirm', { token })
}

async function postSome({ site }: World, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => crypto.randomUUID())
  for (const key of keys) await post(site, key)
  return keys
}

/** A visitor sends a form, with a key that stays the same; true once they are thanked. */
async function post(site: KilledSite, key: string): Promise<boolean> {
  const person = { FirstName: 'An', Email: `${key}@example.be`, Content: key }
  return form(site, '/api/forms/contact', { ...person, idempotencyKey: key }).catch(() => false)
}

async function form(
  site: KilledSite,
  path: string,
  fields: Record<string, string>,
): Promise<boolean> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'application/json' },
  })
  const text = await response.text()
  if (!response.ok) console.error(`${path} responded ${response.status}: ${text.slice(0, 300)}`)
  return response.ok
}

async function put(site: KilledSite, file: object): Promise<void> {
  const response = await fetch(`${site.origin}/api/staff/listings`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(file),
  })
  if (!response.ok) throw new Error(`The import responded ${response.status}`)
}

function homes(first: number, count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, at) => ({
    ID: first + at,
    Goal: 0,
    Status: 1,
    Zip: '9000',
    City: 'Gent',
    Street: 'Lindenlei',
    HouseNumber: String(first + at),
    Price: 300_000,
    PublishPrice: true,
    PublishAddress: true,
    WebID: 1,
    DescriptionA: `Woning ${first + at}`.padEnd(500, ' met tuin'),
  }))
}
