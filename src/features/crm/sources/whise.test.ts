import { describe, expect, test } from 'vitest'
import { CREDENTIALS, FakeCrm, type Faults } from '../../../../scripts/crm/fake-crm'
import { WHISE_ESTATE, WHISE_FACTS } from '../../../../test/cases/whise'
import { CRM_LEAD } from '../../../../test/crm'
import { fakeWhise, WHISE_CLIENT } from '../../../../test/fake-whise'
import { keepLogs, loggedText } from '../../../../test/logs'
import type { CrmLead } from '../../leads/crm-lead'
import { mapProperty } from '../mapping/map-property'
import { crmSource } from './crm-source'
import { readEstate } from './whise-estate'

keepLogs()

const SETTINGS = {
  CRM_SOURCE: 'whise',
  CRM_BASE_URL: 'https://crm.example/',
  CRM_USER: CREDENTIALS.user,
  CRM_PASSWORD: CREDENTIALS.password,
  CRM_CLIENT_ID: String(WHISE_CLIENT),
}
const QUERY = { kind: 'property', lang: 'nl', from: 1, since: null } as const

const urlsOf = (name: string) => ({
  urlSmall: `https://p/200/${name}`,
  urlLarge: `https://p/640/${name}`,
  urlXXL: `https://p/1600/${name}`,
})

/** An estate as Whise answers, with the names and shapes of an answer that was published. */
const ESTATE = {
  id: 6775189,
  address: 'Kerkstraat',
  area: 200,
  box: '2A',
  city: 'Zwijndrecht',
  createDateTime: '2025-04-28T09:14:34.64',
  displayStatusId: 2,
  furnished: 1,
  garage: 1,
  groundArea: 300,
  number: '6',
  parking: 2,
  price: 240000,
  putOnlineDateTime: '2025-04-28T07:14:35.5',
  shortDescription: [{ languageId: 'fr-BE', content: '<p>En plein centre</p>' }],
  sms: [{ languageId: 'fr-BE', content: 'Centre' }],
  updateDateTime: '2025-04-28T09:14:35.43',
  zip: '2070',
  category: { id: 4 },
  status: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  state: { id: 11 },
  pictures: [
    { id: 2, order: 6, ...urlsOf('b'), updateDateTime: '2025-04-28T09:14:35' },
    { id: 1, order: 5, ...urlsOf('a') },
  ],
  details: [
    { id: 14, value: '1956', type: 'year' },
    { id: 372, value: '1', type: 'yes/no' },
    { id: 1849, value: '51.2018119' },
    { id: 1850, value: '4.3449506' },
    { id: 691, value: '0', type: 'yes/no' },
  ],
}

function homeOf(facts: object = {}) {
  const estate = readEstate({ ...ESTATE, ...facts }, 'fr')
  const mapping = mapProperty(estate?.item.data, 'fr')
  if (mapping.status === 'refused') throw new Error(JSON.stringify(mapping.issues))
  return mapping.property
}

test.each(WHISE_FACTS)('an estate with $name', ({ facts, property }) => {
  const data = readEstate({ ...WHISE_ESTATE, ...facts }, 'nl')?.item.data
  expect(mapProperty(data, 'nl')).toMatchObject({ status: 'ok', property, notes: [] })
})

describe('an estate of Whise', () => {
  test('is read with its facts, pictures and the text of its language', () => {
    expect(homeOf()).toMatchObject({
      id: 6775189,
      goal: 0,
      status: 1,
      webId: 5,
      zip: '2070',
      street: { fr: 'Kerkstraat' },
      houseNumber: '6',
      boxNr: '2A',
      price: 240000,
      surfaceTotal: 200,
      surfacePlot: 300,
      garages: 1,
      parkings: 2,
      hasFurnished: true,
      hasLift: true,
      constructionYear: 1956,
      conditionId: 3,
      lat: 51.2018119,
      lng: 4.3449506,
      typeDescription: { nl: 'Kantoor', fr: 'Bureau' },
      description: { fr: '<p>En plein centre</p>' },
      startCommercialisation: '2025-04-28T07:14:35',
      pictures: [
        { url: 'https://p/1600/a', small: 'https://p/200/a', medium: 'https://p/640/a' },
        { url: 'https://p/1600/b', changed: '2025-04-28T09:14:35' },
      ],
    })
    expect(readEstate(ESTATE, 'fr')?.item.data).toMatchObject({ planningsummons: 'Gdv' })
    expect(readEstate(ESTATE, 'fr')?.item.changed).toBe('2025-04-28T09:14:35')
  })

  test('hides its price and address unless Whise says that they may be shown', () => {
    expect(homeOf()).toMatchObject({ publishPrice: false, publishAddress: false })
    expect(readEstate(ESTATE, 'fr')?.issues).toEqual([
      { code: 'flagAbsent', field: 'PublishPrice' },
      { code: 'flagAbsent', field: 'PublishAddress' },
    ])
    const property = homeOf({ displayPrice: true, displayAddress: false })
    expect(property).toMatchObject({ publishPrice: true, publishAddress: false })
  })

  test('has no type and is reported where its category is not known', () => {
    const estate = readEstate({ ...ESTATE, category: { id: 99 } }, 'fr')
    expect(estate?.issues).toContainEqual({ code: 'fieldIgnored', field: 'category', value: '99' })
    expect(readEstate(ESTATE, 'fr')?.issues).not.toContainEqual(
      expect.objectContaining({ field: 'category' }),
    )
  })

  test.each<[string, object, object]>([
    ['for rent', { purposeStatus: { id: 2 } }, { goal: 1, status: 1, marquee: null }],
    ['sold', { purposeStatus: { id: 3 } }, { goal: 0, status: 2 }],
    ['rented', { purposeStatus: { id: 4 } }, { goal: 1, status: 4 }],
    ['in Belgium by its number', { country: { id: 1 } }, { countryId: 10 }],
    ['in a country of no number', { country: {} }, { countryId: 10 }],
    [
      'in Spain by its name',
      { zip: '03181', country: { id: 7, displayName: 'Spanje' }, currency: '£' },
      { countryId: null, country: 'ES', currency: 'GBP' },
    ],
    ['in France by a text', { zip: '59000', country: 'France', currency: '€' }, { country: 'FR' }],
    ['under option', { purposeStatus: { id: 5 } }, { status: 1, marquee: 2 }],
    ['sold on conditions', { purposeStatus: { id: 14 } }, { status: 1, marquee: 3 }],
    ['prospected', { purposeStatus: { id: 19 } }, { status: 0 }],
    ['offline', { displayStatusId: 1 }, { status: 5 }],
    ['a reference', { displayStatusId: 4, purposeStatus: { id: 3 } }, { status: 2 }],
    ['archived', { status: { id: 5 } }, { status: 5 }],
    ['deleted', { status: { id: 6 } }, { status: 5 }],
    ['archived by a bare number', { status: 5 }, { status: 5 }],
    ['sold by a bare number', { purposeStatus: 3 }, { goal: 0, status: 2 }],
  ])('%s has these facts', (_, facts, expected) => {
    expect(homeOf(facts)).toMatchObject(expected)
  })

  test.each<[string, object, object, string]>([
    ['purposeStatus', { purposeStatus: { id: 99 }, purpose: { id: 2 } }, { goal: 1 }, '99'],
    ['purposeStatus', { purposeStatus: { id: 99 }, purpose: { id: 99 } }, { goal: null }, '99'],
    ['purposeStatus', { purposeStatus: null }, { goal: 0 }, ''],
    ['displayStatusId', { displayStatusId: 'paused' }, { goal: 0 }, 'paused'],
    ['status', { status: { id: 3 } }, { goal: 0 }, '3'],
  ])('with an unknown %s is inactive and reported', (field, facts, data, value) => {
    const estate = readEstate({ ...ESTATE, ...facts }, 'fr')
    expect(estate?.item.data).toMatchObject({ ...data, status: 5 })
    expect(estate?.issues).toContainEqual({ code: 'wordUnknown', field, value })
  })
})

function world({
  faults = {},
  life,
  settings = {},
}: {
  faults?: Faults
  life?: number
  settings?: object
} = {}) {
  const crm = new FakeCrm({
    items: [{ ID: 1, Zip: '9000', Goal: 0, Status: 1 }],
    projects: [{ ID: 2, Zip: '9000', Name: 'Lindenpark' }],
    now: () => '2026-11-20 10:00:00',
  })
  crm.faults = faults
  const answer = fakeWhise(crm, life)
  const source = crmSource({ ...SETTINGS, ...settings }, (url, init) => answer(url, init))
  if (!source?.send) throw new Error('No source')
  return { crm, source, send: source.send.bind(source) }
}

describe('Whise', () => {
  test.each<[string, object, string]>([
    ['ok', {}, 'ok'],
    ['denied', { faults: { expire: true } }, 'denied'],
    ['denied', { settings: { CRM_CLIENT_ID: '1' } }, 'denied'],
    ['away', { faults: { status: 503 } }, 'away'],
  ])('has the connection status %s', async (_, options, expected) => {
    expect(await world(options).source.check()).toBe(expected)
  })

  test('is reported, and not read as empty, if it returns no list', async () => {
    const source = crmSource(SETTINGS, async () => Response.json({ token: 'x' }))
    await expect(source?.page(QUERY)).rejects.toThrow('without estates')
  })

  test('has no password and token in the log', async () => {
    await world({ faults: { status: 500 } })
      .source.page(QUERY)
      .catch(() => null)
    expect(loggedText()).toContain('crm call failed')
    expect(loggedText()).not.toMatch(/fake-password|Bearer/)
  })
})

const LEAD: CrmLead = {
  ...CRM_LEAD,
  kind: 'wish',
  propertyId: 1,
  wish: {
    goal: 0,
    typeIds: [1],
    zips: ['9000'],
    priceMin: null,
    priceMax: 400000,
    minRooms: 3,
  },
}

test('a lead is sent as a contact, and is one person even if it is sent often', async () => {
  const { crm, source, send } = world({ settings: { CRM_OFFICE: '7' } })
  expect(source.upserts).toBe(true)
  expect(await send(LEAD)).toEqual({ is: 'taken', id: '80001' })
  expect(await send(LEAD)).toEqual({ is: 'taken', id: '80001' })
  expect(crm.leads).toHaveLength(1)
  expect(crm.leads[0]?.params).toEqual({
    FirstName: 'Wilhelmina',
    LastName: 'Peeters',
    Name: 'Wilhelmina Peeters',
    PrivateEmail: 'mina@example.be',
    PrivateMobile: '+32470000000',
    LanguageId: 'fr-BE',
    CountryId: 1,
    StatusId: 1,
    OfficeIds: [7],
    EstateIds: [1],
    SearchCriteria: [{ PurposeIds: [1], ZipCodes: ['9000'], PriceMax: 400000, MinRooms: 3 }],
    Comments: 'Is de tuin er nog?\n\nPand ref 3f1c',
  })
})

test.each<[Faults, string]>([
  [{ answerLost: true }, 'unknown'],
  [{ status: 429 }, 'later'],
  [{ html: true }, 'unknown'],
])('a lead that is sent with the fault %j has the outcome %s', async (faults, is) => {
  expect((await world({ faults }).send(LEAD)).is).toBe(is)
})
