import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../../test/agency'
import { parse, words } from '../../../../../test/html'
import { missingKeys } from '../../../../../test/missing-keys'
import { cookieOf, post } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { manualListing } from '../../../../listing/overrides/manual-listing'
import { STATUS } from '../../../../listing/status'
import type { Entries } from '../../../../platform/fields/field'
import { openDocument } from '../../../../site/revisions/documents'
import { editableManualListing } from '../../edit-manual-listing'
import { propertyFields } from './listing-fields'

let office: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  office = await cookieOf('office')
})

async function make(changes: Entries = {}): Promise<Response> {
  const entries = {
    goal: '0',
    webId: '1',
    'typeDescription.nl': 'Huis aan de Leie',
    zip: '9051',
    'city.nl': 'Afsnee',
  }
  return post('/staff/listings/new', { ...entries, ...changes }, { Cookie: office })
}

async function save(id: number, changes: Entries) {
  const [path, editable] = [`/staff/listings/${id}`, editableManualListing(id)]
  const form = { path, editable, fields: propertyFields, cookie: office }
  const response = await saveDocument(form, changes)
  await purge()
  return response
}

test('every key of a manual property has a field, except those of units', () => {
  const ofProjects = ['plans.spots.unit', 'ident', 'buildingName', 'unitOrder', 'archived']
  expect(missingKeys(manualListing, propertyFields)).toEqual(ofProjects)
})

test('a manual property is created, edited and published', async () => {
  const createResponse = await make()
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  expect((await get(`/nl/property/${id}`)).status).toBe(404)
  const saved = await save(id, {
    status: String(STATUS.active),
    price: '425000',
    'street.nl': 'Veurestraat',
    houseNumber: '7',
    bedrooms: '4',
    'description.nl': '<p>Met zicht op het <b>water</b>.</p>',
    'law.epcUniqueCode': '20260101-9051',
    'pictures.0': 'on',
    'pictures.0.value': '/images/demo/home-410012-960.jpg',
  })
  expect(saved.headers.get('Location')).toBe(`/staff/listings/${id}?done=publish`)
  const html = await (await get(`/nl/property/${id}`)).text()
  const text = words(parse(html))
  expect(text).toContain('Huis aan de Leie')
  expect(text).toMatch(/€\s?425\.000/)
  expect(text).toContain('Veurestraat 7')
  expect(html).toContain('/images/demo/home-410012-')
  expect(words(parse(await (await get('/nl/te-koop')).text()))).toContain('Huis aan de Leie')

  await post(`/staff/listings/${id}/archive`, {}, { Cookie: office })
  await purge()
  expect((await get(`/nl/property/${id}`)).status).toBe(404)
  expect(await (await get('/nl/te-koop')).text()).not.toContain('Huis aan de Leie')
  const form = await (await get(`/staff/listings/${id}`, { headers: { Cookie: office } })).text()
  expect(form).not.toContain('niet op de site</option>')
  await save(id, { status: String(STATUS.active) })
  expect((await get(`/nl/property/${id}`)).status).toBe(200)
})

test('a postcode fills in the town in every language', async () => {
  const createResponse = await make({ zip: '9050', 'city.nl': '' })
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  await save(id, {
    status: String(STATUS.active),
    zip: '1000',
    'city.nl': '',
    'city.fr': '',
    'city.en': '',
    'city.de': '',
  })
  expect(words(parse(await (await get(`/nl/property/${id}`)).text()))).toContain('1000 Brussel')
  expect(words(parse(await (await get(`/fr/property/${id}`)).text()))).toContain('1000 Bruxelles')
  expect((await make({ zip: '0000', 'city.nl': '' })).status).toBe(422)
})

test.each([
  [{ zip: '90' }, 'zip'],
  [{ 'typeDescription.nl': '' }, 'typeDescription'],
])('the values %j are refused with an issue', async (changes, name) => {
  const response = await make(changes)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toMatch(new RegExp(`aria-describedby="${name}[^"]*-hint"`))
  expect(html).toContain('Afsnee')
})

test('a property abroad has a country, a foreign postcode and a currency', async () => {
  const createResponse = await make({ country: 'Zwitserland', zip: '8001', 'city.nl': 'Zürich' })
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  await save(id, { status: String(STATUS.active), price: '1250000', currency: 'chf' })
  const text = words(parse(await (await get(`/fr/property/${id}`)).text()))
  expect(text).toContain('8001 Zürich (Suisse)')
  expect(text).toMatch(/CHF\s1\.250\.000/)
  const open = await openDocument(db, editableManualListing(id))
  expect(open?.document).toMatchObject({ country: 'CH', zip: '8001', currency: 'CHF' })

  await save(id, { country: '', zip: '8000', 'city.nl': 'Brugge', currency: '' })
  const moved = words(parse(await (await get(`/fr/property/${id}`)).text()))
  expect(moved).toContain('8000 Bruges')
  expect(moved).not.toContain('Suisse')
  expect(moved).toMatch(/€\s1\.250\.000/)
})

test('a listing on the market without a point is named in its form and in the list of incomplete ones', async () => {
  const createResponse = await make({ zip: '9050', 'city.nl': 'Ledeberg' })
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  const screen = async (path: string) =>
    (await get(`/staff/listings${path}`, { headers: { Cookie: office } })).text()
  await save(id, { status: String(STATUS.active) })
  expect(await screen('?show=incomplete')).toContain(`/staff/listings/${id}#lat`)
  expect(words(parse(await screen(`/${id}`)))).toContain('Zonder plaats op de kaart')

  await save(id, { lat: '51,029', lng: '3,74' })
  expect(await screen('?show=incomplete')).not.toContain(`/staff/listings/${id}#lat`)
  expect(words(parse(await screen(`/${id}`)))).not.toContain('Zonder plaats op de kaart')
})
