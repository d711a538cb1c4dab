import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../../test/agency'
import { all, parse, words } from '../../../../../test/html'
import { newLead } from '../../../../../test/leads'
import { cookieOf, post } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { runCron } from '../../../../cron'
import { revision, schedule } from '../../../../platform/db/schema-revisions'
import type { Entries } from '../../../../platform/fields/field'
import { brusselsTime } from '../../../../platform/format/dates'
import { openDocument } from '../../../../site/revisions/documents'
import { findLead, storeLead } from '../../../leads/queries'
import { manualDocument } from './manual-document'

const HOUR = 3_600_000
const HOUSE = {
  goal: '0',
  webId: '1',
  'typeDescription.nl': 'Huis aan de Leie',
  zip: '9051',
  'city.nl': 'Afsnee',
}

let office: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, schedule]) await db.delete(table)
  office = await cookieOf('office')
})

const read = (path: string, cookie = office) => get(path, { headers: { Cookie: cookie } })

async function textOf(path: string, cookie = ''): Promise<string> {
  return words(parse(await (await read(path, cookie)).text()))
}

/** Sends a form and returns the key of the listing to whose form it leads. */
async function keyAfter(path: string, entries: Entries = {}): Promise<string> {
  const response = await post(path, entries, { Cookie: office })
  return new URL(response.headers.get('Location') ?? '', 'http://localhost').pathname
    .split('/')
    .slice(3)
    .join('/')
}

async function save(key: string, changes: Entries) {
  const { editable, fields } = manualDocument(key)
  const form = { path: `/staff/listings/${key}`, editable, fields: [...fields], cookie: office }
  const response = await saveDocument(form, changes)
  await purge()
  return response
}

async function previewCookie(): Promise<string> {
  const response = await post('/staff/preview', { state: 'on' }, { Cookie: office })
  return `${office}; ${(response.headers.get('Set-Cookie') ?? '').split(';')[0]}`
}

async function act(key: string, action: string) {
  const response = await post(`/staff/listings/${key}/${action}`, {}, { Cookie: office })
  await purge()
  return response
}

test.each([
  ['property', '/staff/listings/new', HOUSE, '/nl/property/'],
  [
    'project',
    '/staff/listings/new/project',
    { 'name.nl': 'Huis aan de Leie', zip: '9051', 'city.nl': 'Afsnee' },
    '/nl/project/p/',
  ],
])(
  'a new %s is a draft that only the preview and the share link show',
  async (_, path, entries, publicPath) => {
    const key = await keyAfter(path, entries)
    const address = publicPath + key.replace('p', '')
    await save(key, { action: 'draft', 'street.nl': 'Conceptlaan', houseNumber: '7' })
    expect((await get(address)).status).toBe(404)
    expect(await textOf(address, await previewCookie())).toContain('Conceptlaan 7')
    const form = parse(await (await read(`/staff/listings/${key}`)).text())
    const link = all(form, 'input').find(({ attribs }) => attribs.id === 'share')?.attribs.value
    const shared = await get((link ?? '').replace('http://localhost', ''))
    expect([shared.status, shared.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(words(parse(await shared.text()))).toContain('Conceptlaan 7')
    expect(await textOf('/staff/listings?show=drafts', office)).toContain('Huis aan de Leie')
    await save(key, {})
    expect((await get(address)).status).toBe(200)
  },
)

test('a draft of a published property changes nothing for visitors', async () => {
  const key = await keyAfter('/staff/listings/new', HOUSE)
  await save(key, { price: '425000' })
  await save(key, { action: 'draft', price: '399000' })
  expect(await textOf(`/nl/property/${key}`)).toMatch(/€\s425\.000/)
  expect(await textOf(`/nl/property/${key}`, await previewCookie())).toMatch(/€\s399\.000/)
  const unsaved = await save(key, { action: 'preview', price: '388000' })
  expect(words(parse(await unsaved.text()))).toMatch(/€\s388\.000/)
})

test('the cron publishes a draft at its time and takes the property off at its end', async () => {
  const key = await keyAfter('/staff/listings/new', HOUSE)
  const begin = Math.ceil(Date.now() / 60_000) * 60_000 + HOUR
  const local = (at: number) => brusselsTime(at)?.slice(0, 16) ?? ''
  const times = { publishAt: local(begin), endAt: local(begin + HOUR) }
  await post(`/staff/listings/${key}/times`, times, { Cookie: office })
  expect(await textOf('/staff', office)).toContain('Pand Huis aan de Leie, 9051 Afsnee')
  const statusAt = async (at: number) => {
    await runCron(env, new Date(at))
    await purge()
    return (await get(`/nl/property/${key}`)).status
  }
  expect(await statusAt(begin - 1)).toBe(404)
  expect(await statusAt(begin)).toBe(200)
  expect(await statusAt(begin + HOUR)).toBe(404)
})

test('a copy is a draft at the same address that asks for the box, without documents and dates', async () => {
  const key = await keyAfter('/staff/listings/new', HOUSE)
  const facts = { price: '425000', houseNumber: '7', boxNr: '2', lat: '51.03', lng: '3.67' }
  await save(key, { ...facts, 'law.availableFrom': '2027-01-01', 'law.heritage': '' })
  const copied = await post(`/staff/listings/${key}/copy`, {}, { Cookie: office })
  const address = copied.headers.get('Location') ?? ''
  const [, copy = ''] = /^\/staff\/listings\/(\d+)\?done=copy#boxNr$/.exec(address) ?? []
  expect(await textOf(`/staff/listings/${copy}?done=copy`, office)).toContain('Vul de bus')
  const open = await openDocument(db, manualDocument(copy).editable)
  expect(open?.isDraft).toBe(true)
  expect(open?.document).toMatchObject({
    price: 425_000,
    houseNumber: '7',
    boxNr: null,
    lat: 51.03,
    law: {},
  })
  const drafts = await textOf('/staff/listings?show=drafts', office)
  expect(drafts).toMatch(/9051 Afsnee.*€\s425\.000/)
  expect((await get(`/nl/property/${copy}`)).status).toBe(404)
  expect((await get(`/nl/property/${key}`)).status).toBe(200)
})

test('an archived property leaves the site and the usual lists until it is published', async () => {
  const key = await keyAfter('/staff/listings/new', HOUSE)
  await save(key, {})
  await act(key, 'archive')
  expect((await get(`/nl/property/${key}`)).status).toBe(404)
  expect(await textOf('/staff/listings?show=off', office)).not.toContain(`Afsnee · ${key}`)
  expect(await textOf('/staff/listings?show=archived', office)).toContain(`Afsnee · ${key}`)
  await act(key, 'unarchive')
  expect(await textOf('/staff/listings?show=off', office)).toContain(`Afsnee · ${key}`)
  await save(key, { status: '1' })
  expect((await get(`/nl/property/${key}`)).status).toBe(200)
})

test('a deleted property is gone, and its leads stay', async () => {
  const key = await keyAfter('/staff/listings/new', HOUSE)
  await save(key, {})
  await storeLead(db, newLead({ id: 'lead-1', propertyId: Number(key) }), [], new Date())
  expect(await textOf(`/staff/listings/${key}/removal`, office)).toContain(
    '1 aanvraag blijft bewaard',
  )
  const response = await act(key, 'removal')
  expect(response.headers.get('Location')).toBe('/staff/listings?done=delete')
  expect((await get(`/nl/property/${key}`)).status).toBe(410)
  expect((await read(`/staff/listings/${key}`)).status).toBe(404)
  expect((await findLead(db, 'lead-1'))?.propertyId).toBe(Number(key))
  expect(await db.$count(revision)).toBe(0)
})

test('a deleted project takes its units with it', async () => {
  const project = { 'name.nl': 'Residentie', zip: '9051', 'city.nl': 'Afsnee' }
  const key = await keyAfter('/staff/listings/new/project', project)
  await save(key, {})
  const unit = { goal: '0', status: '1', webId: '2', 'typeDescription.nl': 'Flat', ident: 'A1' }
  const unitKey = await keyAfter(`/staff/listings/${key}/new`, unit)
  expect((await get(`/nl/property/${unitKey}`)).status).toBe(200)
  await act(key, 'removal')
  expect((await get(`/nl/property/${unitKey}`)).status).toBe(410)
  expect((await get(`/nl/project/p/${key.slice(1)}`)).status).toBe(410)
})
