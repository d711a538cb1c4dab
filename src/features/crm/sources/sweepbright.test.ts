import { expect, test } from 'vitest'
import { SWEEPBRIGHT_ESTATE, SWEEPBRIGHT_FACTS } from '../../../../test/cases/sweepbright'
import { CRM_LEAD } from '../../../../test/crm'
import '../../../listing/places/all-places'
import { mapProperty } from '../mapping/map-property'
import { CrmCallError } from './source'
import { readEstates } from './sweepbright-estate'
import { sendToSweepBright } from './sweepbright-leads'

/** The facts of an estate, with the names and shapes of an answer that was published. */
const ESTATE = {
  id: '12345678-1234-1234-1234-123456789012',
  is_project: false,
  project_id: null,
  type: 'apartment',
  negotiation: 'sale',
  rent_period: 'month',
  status: 'available',
  publish_status: 'public',
  images: [
    { url: 'https://p/b.jpg', url_expires_on: '2019-01-01T00:00:00+00:00', ordinal: 2 },
    { url: 'https://p/a.jpg', url_expires_on: '2019-01-01T00:00:00+00:00', ordinal: 1 },
  ],
  bedrooms: 1,
  bathrooms: 2,
  toilets: 2,
  sizes: { liveable_area: { size: 100, unit: 'sq_m' }, plot_area: { size: 3, unit: 'are' } },
  building: { renovation: null, construction: null },
  amenities: ['terrace'],
  epc_value: null,
  description_title: { en: 'Sample Apartment For Sale' },
  description: { en: 'A flat.', nl: 'Een flat.' },
  general_condition: 'new',
  internal_note: 'The owner is away',
  location: {
    box: '',
    geo: { latitude: 50.79, longitude: 4.31 },
    city: 'Drogenbos',
    number: '111',
    street: 'Rue Neuve',
    country: 'BE',
    postal_code: '1620',
    hidden: false,
  },
  price: { amount: 450000, currency: 'EUR', hidden: false },
  negotiator: { first_name: 'An', last_name: 'Test', email: 'an@example.be', phone: null },
  vendors: [{ first_name: 'Wilhelmina', last_name: 'Peeters' }],
}

test.each(SWEEPBRIGHT_FACTS)('an estate with $name', ({ facts, property }) => {
  const { location } = SWEEPBRIGHT_ESTATE
  const estate = { ...SWEEPBRIGHT_ESTATE, ...facts }
  const place = 'location' in facts ? { location: { ...location, ...Object(facts.location) } } : {}
  const [item] = readEstates({ ...estate, ...place })
  expect(mapProperty({ ...item?.data, id: 1 }, 'nl')).toMatchObject({ status: 'ok', property })
})

test('an estate without postcode in a town with several is refused', () => {
  const location = { ...SWEEPBRIGHT_ESTATE.location, city: 'Antwerpen', postal_code: '' }
  const [item] = readEstates({ ...SWEEPBRIGHT_ESTATE, location })
  expect(mapProperty({ ...item?.data, id: 1 }, 'nl')).toMatchObject({
    status: 'refused',
    issues: [{ code: 'zipUnusable' }],
  })
})

function priceWith(custom_price: unknown) {
  return { amount: 450000, hidden: false, custom_price }
}

function read(facts: object = {}) {
  const [item] = readEstates({ ...ESTATE, ...facts })
  return item
}

test('an estate is read as a listing', () => {
  const item = read()
  expect(item).toMatchObject({ kind: 'property', key: ESTATE.id, project: null, notes: [] })
  const mapped = mapProperty({ ...item?.data, id: 900_000_000 }, 'nl')
  expect(mapped).toMatchObject({
    status: 'ok',
    property: {
      goal: 0,
      status: 1,
      zip: '1620',
      price: 450000,
      publishPrice: true,
      publishAddress: true,
      bedrooms: 1,
      hasTerrace: true,
      description: { nl: '<p>Een flat.</p>', en: '<p>A flat.</p>' },
    },
  })
  expect(item?.data).toMatchObject({ surfacetotal: 100, surfaceground2: 300 })
  expect(item?.data.largepictureitems).toEqual([
    { url: 'https://p/a.jpg' },
    { url: 'https://p/b.jpg' },
  ])
  expect(JSON.stringify(item)).not.toMatch(/Peeters|owner is away/)
})

test.each([
  ['a price without its flag', { price: { amount: 1 } }, { publishprice: false }],
  ['a price with no flag', { price: { amount: 1, hidden: 'no' } }, { publishprice: false }],
  ['a hidden price', { price: { amount: 1, hidden: true } }, { publishprice: false }],
  ['an address without its flag', { location: { city: 'Gent' } }, { publishaddress: false }],
  ['a rent by the year', { negotiation: 'let', rent_period: 'year' }, { publishprice: false }],
  ['a rent by the month', { negotiation: 'let' }, { publishprice: true, goal: 1 }],
  ['a home under option', { status: 'option' }, { status: 1, marquee: 2 }],
  ['a home with a bid', { status: 'bid' }, { status: 1, marquee: 2 }],
  ['a home under contract', { status: 'under_contract' }, { status: 1, marquee: 2 }],
  ['a sold home', { status: 'sold' }, { status: 2, marquee: null }],
  ['a rented home', { status: 'Rented' }, { status: 4 }],
  ['a withdrawn home', { status: 'lost' }, { status: 3 }],
  ['a state in words of another source', { status: 'Reserved' }, { status: 1, marquee: 2 }],
  ['an unknown state', { status: 'constructor' }, { status: 5, marquee: null }],
  ['no state', { status: null }, { status: 5 }],
  ['a price on request', { price: priceWith('Op aanvraag') }, { publishprice: false }],
  ['a price in words', { price: priceWith({ nl: 'vanaf 4' }) }, { publishprice: false }],
  [
    'a home in Spain',
    { location: { country: 'ES', postal_code: '03181' }, price: { currency: 'GBP' } },
    { country: 'ES', zip: '03181', currency: 'GBP' },
  ],
])('%s', (_, facts, data) => {
  expect(read(facts)?.data).toMatchObject(data)
})

test('an unknown state, type and unit, a period and a price in words are reported', () => {
  const notesOf = (facts: object) => read(facts)?.notes
  expect(notesOf({ status: 'snoozed' })).toEqual([
    { code: 'wordUnknown', field: 'status', value: 'snoozed' },
  ])
  expect(notesOf({ negotiation: 'let', rent_period: 'quarter' })).toEqual([
    { code: 'rentPeriod', field: 'rent_period', value: 'quarter' },
  ])
  expect(notesOf({ price: priceWith('op aanvraag') })).toEqual([])
  expect(notesOf({ price: priceWith('25 € / m²') })).toMatchObject([{ code: 'priceByArea' }])
  expect(notesOf({ type: 'windmill' })).toEqual([
    { code: 'fieldIgnored', field: 'type', value: 'windmill' },
  ])
  const sizes = { plot_area: { size: 2, unit: 'morgen' }, liveable_area: { size: 0, unit: 'x' } }
  expect(notesOf({ sizes })).toEqual([
    { code: 'unreadable', field: 'sizes.plot_area', value: '2 morgen' },
  ])
  expect(notesOf({ price: priceWith('te bespreken') })).toMatchObject([{ code: 'fieldIgnored' }])
})

test('an estate that is not public is omitted, and a project contains its public units', () => {
  expect(read({ publish_status: 'private' })).toBeUndefined()
  expect(read({ publish_status: undefined })).toBeUndefined()
  const units = [{ ...ESTATE, id: 'unit', project_id: 'park' }, { id: 'draft' }]
  const items = readEstates({ ...ESTATE, id: 'park', is_project: true, properties: units })
  expect(items.map(({ kind, key, project }) => [kind, key, project])).toEqual([
    ['project', 'park', null],
    ['property', 'unit', 'park'],
  ])
})

test('search criteria are sent as a contact of the agency, and a lost response is unknown', async () => {
  const search = { goal: 1 as const, typeIds: [2, 99], zips: ['9000'] }
  const criteria = { ...search, priceMin: null, priceMax: 900, minRooms: 2 }
  const posted: unknown[] = []
  const post = async (...call: unknown[]) => void posted.push(call)
  const outcome = await sendToSweepBright(post, { ...CRM_LEAD, kind: 'wish', wish: criteria }, null)
  expect(outcome).toEqual({ is: 'taken', id: null })
  expect(posted).toEqual([
    [
      'contacts',
      {
        first_name: 'Wilhelmina',
        last_name: 'Peeters',
        email: 'mina@example.be',
        phone: '+32470000000',
        message: 'Is de tuin er nog?\n\nPand ref 3f1c',
        locale: 'fr',
        preferences: { negotiation: 'let', types: ['apartment'], max_price: 900, min_rooms: 2 },
        location_preference: { country: 'BE', postal_codes: ['9000'] },
      },
    ],
  ])
  const lost = () => Promise.reject(new CrmCallError('away', 'no answer'))
  expect((await sendToSweepBright(lost, CRM_LEAD, 'key')).is).toBe('unknown')
})
