import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import seeds from '../../../../seeds/listings.json'
import { db, get, loadAgency, purge, restoreHomes } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { documentAt, htmlAt, wordsAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import type { Property } from '../../../listing/property'
import { crmId } from '../../../platform/db/schema-crm'
import { listingOverrideTable } from '../../../platform/db/schema-overrides'
import { account, audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { importListings } from '../../crm/import/import'
import { findListing } from '../edit-listing'

const HOME = 410002
/** A list page and an API response that contain the listing. */
const LISTED = '/nl/te-koop?streetcity=grotesteenweg'
const ASKED = '/api/properties?lang=nl&streetcity=grotesteenweg'
const NOW = new Date('2026-11-22T10:00:00Z')
type Item = (typeof seeds.Items)[number]

let office: string

beforeAll(() => loadAgency())
beforeEach(async () => {
  await restoreHomes(HOME)
  await db.delete(revision)
  await db.delete(audit)
  office = await cookieOf('office')
})

const pathOf = (id: number | string) => `/staff/listings/${id}`

async function save(id: number, changes: Entries, action = 'publish', cookie = office) {
  const form = { ...(await listingForm(id)), ...changes, action }
  const response = await post(pathOf(id), form, { Cookie: cookie })
  await purge()
  return response
}

/** Imports changed values of a listing from the CRM. */
async function crmSays(changes: Partial<Item>, id = HOME) {
  const item = seeds.Items.find(({ ID }) => ID === id) ?? expect.fail(String(id))
  const { LanguageId } = seeds
  const body = { LanguageId, Items: [{ ...item, ...changes }] }
  const result = await importListings(db, body, { source: 'api', now: NOW })
  await purge()
  return result
}

async function recordOf(id = HOME): Promise<Property> {
  const found = await findListing(db, 'property', id)
  return found?.kind === 'property' ? found.record : expect.fail(String(id))
}

const screen = (id: number | string = HOME) => wordsAt(pathOf(id), office)

describe('a text that overrides the CRM', () => {
  test('is on the site at once, survives an import and is in the audit log', async () => {
    const saved = await save(HOME, { 'description.nl': '<p>Onze <b>eigen</b> woorden.</p>' })
    expect(saved.headers.get('Location')).toBe(`${pathOf(HOME)}?done=publish`)
    expect(await htmlAt(`/nl/property/${HOME}`)).toContain('Onze <b>eigen</b> woorden.')
    const result = await crmSays({})
    expect(result).toMatchObject({ status: 'success', unchanged: 1, upserted: 0 })
    expect(await htmlAt(`/nl/property/${HOME}`)).toContain('Onze <b>eigen</b> woorden.')
    expect((await db.select().from(audit)).map(({ action }) => action)).toEqual(['listing.publish'])
  })

  test('stays when the CRM text changes, and the form reports it', async () => {
    await save(HOME, { 'description.nl': '<p>Van ons.</p>' })
    await crmSays({ DescriptionA: 'Een nieuwe tekst van het CRM.' } as Partial<Item>)
    expect(await htmlAt(`/nl/property/${HOME}`)).toContain('Van ons.')
    expect(await screen()).toMatch(
      /heeft deze tekst sindsdien gewijzigd.*Een nieuwe tekst van het CRM/,
    )
    await save(HOME, { 'description.nl': '' })
    expect(await htmlAt(`/nl/property/${HOME}`)).toContain('Een nieuwe tekst van het CRM.')
    expect(await db.select().from(listingOverrideTable)).toEqual([])
  })

  test('is sanitised and can be reverted with the history', async () => {
    await save(HOME, { 'description.nl': '<p>Eerst.</p><script>alert(1)</script>' })
    await save(HOME, { 'description.nl': '<p>Dan.</p>' })
    const [first] = await db.select().from(revision)
    const restore = { revision: String((first?.id ?? 0) + 1) }
    await post(`${pathOf(HOME)}/history`, restore, { Cookie: office })
    expect((await recordOf()).description?.nl).toBe('<p>Eerst.</p>')
  })
})

test('a missing fact can be filled in until the CRM has a value', async () => {
  await crmSays({ NumberOfBedRooms: null, EPCUniqueCode: null } as unknown as Partial<Item>)
  expect((await recordOf()).bedrooms).toBeNull()
  await save(HOME, { 'facts.bedrooms': '7', 'law.epcUniqueCode': '20260101-777' })
  expect(await recordOf()).toMatchObject({ bedrooms: 7, law: { epcUniqueCode: '20260101-777' } })
  expect(words(parse(await htmlAt(`/nl/property/${HOME}`)))).toContain('20260101-777')
  await crmSays({ NumberOfBedRooms: 4 } as Partial<Item>)
  expect((await recordOf()).bedrooms).toBe(4)
  const editor = await documentAt(pathOf(HOME), office)
  const [input] = all(editor, 'input', { name: 'facts.bedrooms' })
  const [note] = all(editor, 'span', { id: input?.attribs['aria-describedby'] ?? '' })
  expect(note && words(note)).toContain('De laatste import bevat 4')
})

test('a hidden property is on no page, list, feed or map, and can be shown again', async () => {
  const paths = [`/nl/property/${HOME}`, LISTED, '/nl/rss/sale.xml', '/sitemap.xml', ASKED]
  const before = await Promise.all(paths.map((path) => htmlAt(path)))
  expect(before.every((text) => text.includes(String(HOME)))).toBe(true)
  await save(HOME, { hidden: 'on' })
  expect((await get(`/nl/property/${HOME}`)).status).toBe(404)
  for (const path of paths.slice(1))
    expect([path, (await htmlAt(path)).includes(String(HOME))]).toEqual([path, false])
  expect(await crmSays({ Price: 300_001 } as Partial<Item>)).toMatchObject({ upserted: 1 })
  expect((await get(`/nl/property/${HOME}`)).status).toBe(404)
  await crmSays({})
  const entries: Entries = await listingForm(HOME)
  const { hidden, ...visible } = entries
  expect(hidden).toBe('on')
  await post(pathOf(HOME), { ...visible, action: 'publish' }, { Cookie: office })
  await purge()
  expect(await htmlAt(`/nl/property/${HOME}`)).toContain(String(HOME))
})

test('no override reveals a hidden price or address', async () => {
  const secret = {
    Price: 987654,
    PublishPrice: false,
    PublishAddress: false,
    Street: 'Geheimstraat',
  }
  await crmSays(secret as unknown as Partial<Item>)
  const overrides: Entries = {
    'facts.price': '987654',
    'facts.publishPrice': 'true',
    publishPrice: 'on',
    publishAddress: 'on',
    price: '987654',
    'law.street': 'Geheimstraat',
    'street.nl': 'Geheimstraat',
    'description.nl': '<p>Mooi.</p>',
  }
  await save(HOME, overrides)
  expect((await recordOf()).description?.nl).toBe('<p>Mooi.</p>')
  const paths = [
    `/nl/property/${HOME}`,
    '/nl/te-koop',
    `${LISTED}&sort=price`,
    ASKED,
    '/nl/rss/sale.xml',
    '/api/map?lang=nl&list=sale&bounds=51.1,4.3,51.3,4.5&zoom=16',
  ]
  for (const path of paths.slice(1)) expect((await get(path)).status).toBe(200)
  for (const path of paths)
    expect([path, /987[.,]?654|Geheimstraat/.test(await htmlAt(path))]).toEqual([path, false])
})

describe('the list', () => {
  test('finds listings by address, by id and by staff changes', async () => {
    await save(HOME, { 'description.nl': '<p>Van ons.</p>' })
    const resultIds = async (query: string) => {
      const response = await get(`/staff/listings?${query}`, { headers: { Cookie: office } })
      const rows = all(parse(await response.text()), 'th')
      return rows.filter(({ attribs }) => attribs.scope === 'row').map((row) => words(row))
    }
    expect(await resultIds('show=own')).toEqual([expect.stringContaining(String(HOME))])
    expect(await resultIds('q=grotesteenweg')).toEqual([
      expect.stringContaining('Grotesteenweg 412'),
    ])
    expect(await resultIds('q=CSV-17')).toEqual([])
    await db.insert(crmId).values({ source: 'csv', kind: 'property', external: 'csv-17', id: HOME })
    expect(await resultIds('q=CSV-17')).toEqual([expect.stringContaining(String(HOME))])
    await db.delete(crmId)
    expect(await resultIds('show=hidden')).toEqual([])
    expect((await resultIds('show=projects')).length).toBeGreaterThan(0)
  })

  test('contains only the listings that an agent manages', async () => {
    const agent = await cookieOf('agent')
    const response = await get('/staff/listings', { headers: { Cookie: agent } })
    expect(words(parse(await response.text()))).toContain('0 panden')
    expect((await get(pathOf(HOME), { headers: { Cookie: agent } })).status).toBe(404)
    expect((await save(HOME, {}, 'publish', agent)).status).toBe(404)
    expect((await get(pathOf(1), { headers: { Cookie: agent } })).status).toBe(404)
  })
})

test.each([
  ['fr', 'Flandre', 'Type de bail'],
  ['en', 'Flanders', 'Type of lease'],
  ['de', 'Flandern', 'Art des Mietvertrags'],
  ['nl', 'Vlaanderen', 'Type huurovereenkomst'],
] as const)('the legal rules are listed with their dates in %s', async (lang, region, fact) => {
  await db.update(account).set({ lang }).where(eq(account.email, 'office@example.org'))
  const text = await wordsAt('/staff/listings/rules', office)
  expect(text).toContain(region)
  expect(text).toContain(fact)
  expect(text).toContain('01/11/2024')
  // The Flemish registration duty of 2025 applied until its last day.
  expect(text).toContain('01/01/202531/12/2025')
})

describe('a fact that a law requires within a month', () => {
  const RENTAL = 410_022
  beforeAll(() => crmSays({ LeaseType: '' }, RENTAL))
  afterAll(() => restoreHomes(RENTAL))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-10-15T10:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([pathOf(RENTAL), '/staff/listings?show=incomplete'])('is shown on %s', async (path) => {
    expect(await wordsAt(path, office)).toMatch(/Type huurovereenkomst\W*vanaf 01\/11\/2024/)
  })
})
