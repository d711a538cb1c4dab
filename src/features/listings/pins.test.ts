import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { db, getJson, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { listingForm } from '../../../test/listing-form'
import { cookieOf, post } from '../../../test/people'
import { runCron } from '../../cron'
import { STATUS } from '../../listing/status'
import { listingPin } from '../../platform/db/schema-overrides'
import { audit } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import { readVersion } from '../../platform/db/version'
import type { Entries } from '../../platform/fields/field'
import { today } from './pins'

const DAY_MS = 86_400_000
const SOON = today(new Date(Date.now() + 7 * DAY_MS))
/** Homes for sale, the newest first, of which every second one has a garden. */
const IDS = Array.from({ length: 30 }, (_, at) => 700_030 - at)
const OLD = 700_002
const OLDER = 700_001

let office: string

beforeEach(async () => {
  await Promise.all([listingPin, revision, audit].map((table) => db.delete(table)))
  await loadAgency({ withListings: false })
  await importItems(...IDS.map((ID) => home(ID)))
  office = await cookieOf('office')
})

function home(ID: number, changes: object = {}) {
  const day = String(ID - 700_000).padStart(2, '0')
  const StartCommercialisation = `2026-10-${day}`
  return listing({ ID, StartCommercialisation, Price: ID, HasGarden: ID % 2 === 0, ...changes })
}

async function save(id: number, changes: Entries, cookie = office) {
  const form = { ...(await listingForm(id)), ...changes, action: 'publish' }
  return post(`/staff/listings/${id}`, form, { Cookie: cookie })
}

async function idsOf(query = '', list = 'goal=0'): Promise<number[]> {
  const { Items } = await getJson(`/api/properties?${list}&limit2=100&${query}`)
  return Items.map(({ ID }) => ID)
}

test('a pinned property is first in its lists until the pin is removed', async () => {
  expect((await idsOf()).slice(0, 2)).toEqual([700_030, 700_029])
  const saved = await save(OLD, { pinnedUntil: SOON })
  expect(saved.headers.get('Location')).toBe(`/staff/listings/${OLD}?done=publish`)
  const others = IDS.filter((id) => id !== OLD)
  expect(await idsOf()).toEqual([OLD, ...others])
  expect((await idsOf('', '')).slice(0, 2)).toEqual([OLD, 700_030])
  await save(OLD, { pinnedUntil: '' })
  expect(await idsOf()).toEqual(IDS)
  const auditEntries = (await db.select().from(audit)).map(({ action }) => action)
  expect(auditEntries).toEqual(['listing.publish', 'listing.publish'])
})

test('a pin affects only lists that contain the property, and no sort by price', async () => {
  await save(OLD, { pinnedUntil: SOON })
  await save(OLDER, { pinnedUntil: SOON })
  expect((await idsOf()).slice(0, 3)).toEqual([OLD, OLDER, 700_030])
  expect((await idsOf('garden=true')).slice(0, 2)).toEqual([OLD, 700_030])
  expect((await idsOf('pricemin=700010')).slice(0, 1)).toEqual([700_030])
  expect((await idsOf('region=x|9000')).slice(0, 3)).toEqual([OLD, OLDER, 700_030])
  expect((await idsOf('region=x|9000&radius=20')).slice(0, 3)).toEqual([OLD, OLDER, 700_030])
  expect(await idsOf('region=x|1000')).toEqual([])
  expect((await idsOf('streetcity=gent')).slice(0, 2)).toEqual([OLD, OLDER])
  expect(await idsOf('streetcity=namur')).toEqual([])
  expect((await idsOf('order=Price desc')).slice(0, 1)).toEqual([700_030])
  expect((await idsOf('order=Price asc')).slice(0, 2)).toEqual([OLDER, OLD])
})

test('the pin of a sold or hidden property has no effect', async () => {
  await save(OLD, { pinnedUntil: SOON })
  await save(OLD, { hidden: 'on' })
  expect(await idsOf()).toEqual(IDS.filter((id) => id !== OLD))
  await save(OLD, { hidden: '' })
  expect((await idsOf()).slice(0, 1)).toEqual([OLD])
  await importItems(home(OLD, { Status: STATUS.sold }))
  await purge()
  expect((await idsOf()).slice(0, 1)).toEqual([700_030])
})

test('a pin ends automatically after its last day in Belgium', async () => {
  await db.insert(listingPin).values({ kind: 0, id: OLD, until: '2026-12-31' })
  await runCron(env, new Date('2026-12-31T22:59:00Z'))
  expect(await db.$count(listingPin)).toBe(1)
  const version = await readVersion(db)
  await runCron(env, new Date('2026-12-31T23:00:00Z'))
  expect(await db.$count(listingPin)).toBe(0)
  expect(await readVersion(db)).toBe(version + 1)
  await runCron(env, new Date('2026-12-31T23:01:00Z'))
  expect(await readVersion(db)).toBe(version + 1)
})

test.each([
  ['2020-01-01', 'Die dag is al voorbij'],
  ['2099-01-01', 'binnen een jaar vanaf nu'],
  ['31 december', 'datum'],
])('a pin until %s is refused, and the form keeps its values', async (pinnedUntil, words) => {
  const rejection = await save(OLD, { pinnedUntil, 'description.nl': '<p>Bewaard.</p>' })
  expect(rejection.status).toBe(422)
  const html = await rejection.text()
  expect(html).toContain(words)
  expect(html).toContain('&lt;p&gt;Bewaard.&lt;/p&gt;')
  expect(await db.$count(listingPin)).toBe(0)
})

test('an agent can pin only managed properties', async () => {
  const agent = await cookieOf('agent')
  expect((await save(OLD, { pinnedUntil: SOON }, agent)).status).toBe(404)
  const unpin = await post(`/staff/listings/${OLD}/unpin`, {}, { Cookie: agent })
  expect(unpin.status).toBe(404)
  expect(await db.$count(listingPin)).toBe(0)
})
