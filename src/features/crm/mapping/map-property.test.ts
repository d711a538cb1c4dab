import { describe, expect, test } from 'vitest'
import { property as propertySchema } from '../../../listing/property'
import quirks from '../fixtures/quirks.json'
import { mapProperty } from './map-property'

const GOOD = { ID: 1, Goal: 0, Status: 1, Zip: '9000' }

test('reads an item with every quirk of the CRM’s format', () => {
  const mapping = mapProperty(quirks.items[0], 'fr')
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  const { property: home, notes } = mapping
  expect(propertySchema.parse(home)).toEqual(home)
  expect(home).toMatchObject({
    id: 910001,
    goal: 0,
    price: 209000,
    bedrooms: 2,
    surfaceTotal: 98.5,
    surfacePlot: 120,
    webId: 2,
    priceUnit: null,
    marquee: null,
    energyPerformance: null,
    houseNumber: '14',
    boxNr: null,
    zip: '9000',
    city: { nl: 'Gent', fr: 'Gand' },
    street: { fr: 'Rue des Tilleuls' },
    typeDescription: { fr: 'Appartement' },
    publishPrice: true,
    publishAddress: true,
    hasLift: true,
    hasGarden: true,
    hasTerrace: true,
    hasCellar: false,
    hasAttic: false,
    law: {
      epcUniqueCode: '3983834',
      individualMeters: 'yes',
      renovationDuty: false,
      chargesFixed: null,
      epcValidUntil: '2026-02-02T03:40:00',
    },
    createdDate: '2026-08-09T18:01:36',
    divisions: [{ id: 1, floor: 0, surface: 31.5, comments: null }],
    documents: [{ id: 7, url: '/documents/plan.pdf' }],
    manager: { name: 'Karim Dubois', function: null, mobile: null },
    description: { fr: '<p>Premier paragraphe.</p><p>Second, avec &lt; et &amp;.</p>' },
    lat: 51.0508,
    lng: 3.7176,
    startCommercialisation: null,
  })
  expect(home.city).not.toHaveProperty('it')
  const copies = { small: null, medium: null, xlarge: null }
  const [s, m, l, xl] = ['s', 'm', 'l', 'xl'].map((size) => `https://cdn.example/1-${size}.jpg`)
  expect(home.pictures).toEqual([
    { url: l, name: 'Façade', small: s, medium: m, xlarge: xl },
    { url: '/images/demo/room-terra-living-sofa-1600.jpg', name: 'Séjour', ...copies },
  ])
  expect(notes.map(({ code }) => code)).toEqual([
    ...['coordinatesSwapped', 'picturesUnusable', 'unreadableEntry', 'unreadable'],
  ])
})

describe('an item is refused', () => {
  test.each<[string, object, string]>([
    ['without an ID', { ID: '-' }, 'idMissing -'],
    ['with an ID of 0', { ID: 0 }, 'idMissing 0'],
    ['with half an ID', { ID: 1.5 }, 'idMissing 1.5'],
    ['with an ID that can be two numbers', { ID: '930.001' }, 'idMissing 930.001'],
    ['without a Goal', { Goal: null }, 'codeUnknown Goal  0, 1'],
    ['with an unknown Goal', { Goal: 7 }, 'codeUnknown Goal 7 0, 1'],
    ['as a take-over', { Goal: '2' }, 'takeOver'],
    ['without a Status', { Status: '' }, 'codeUnknown Status  0, 1, 2, 3, 4, 5, 6'],
    ['without a Zip', { Zip: null }, 'zipUnusable '],
    ['with a Zip of letters', { Zip: 'Gent' }, 'zipUnusable Gent'],
    ['of no country', { CountryName: 'Atlantis' }, 'countryUnknown CountryName "Atlantis"'],
    ['with a number of a country alone', { CountryID: 75 }, 'countryUnknown CountryID "75"'],
    [
      'with two countries',
      { CountryID: 10, CountryName: { nl: 'Frankrijk' } },
      'countryConflict CountryID "10", CountryName "Frankrijk"',
    ],
    ['with a postcode of no country that is given', { Zip: '28001' }, 'countryMissing 28001'],
    ['without a Zip in Luxembourg', { Zip: '', Country: 'LUX' }, 'zipUnusable '],
    ['with a Price in words', { Price: 'bel ons' }, 'priceUnreadable bel ons'],
    ['with two Prices', { Price: '1 of 2' }, 'priceUnreadable 1 of 2'],
    ['with a Price as a list', { Price: [5] }, 'priceUnreadable [5]'],
    ['with an endless Price', { Price: '1e400' }, 'priceUnreadable 1e400'],
  ])('%s', (_, facts, issue) => {
    const mapping = mapProperty({ ...GOOD, ...facts }, 'nl')
    const issues = mapping.status === 'refused' ? mapping.issues : []
    expect(issues.map((one) => Object.values(one).join(' '))).toEqual([issue])
  })
})

describe('an item is accepted', () => {
  test.each<[string, object, object]>([
    ['without a price', { Price: 0 }, { price: null }],
    ['with a negative price as without one', { Price: -1 }, { price: null }],
    ['with entities in numbers', { Price: '250.000&nbsp;&euro;' }, { price: 250_000 }],
    ['with an entity in an area', { SurfaceTotal: '120 m&sup2;' }, { surfaceTotal: 120 }],
    ['with cents', { Price: '895,50' }, { price: 895.5 }],
    ['with a text of just 32 KB', { Ident: 'x'.repeat(32768) }, { ident: 'x'.repeat(32768) }],
    ['in Luxembourg', { Zip: 'L-1234', CountryID: 50 }, { zip: 'L-1234', countryId: 50 }],
    ['in Luxembourg by L1234', { Zip: 'L1234' }, { zip: 'L-1234', countryId: 50 }],
    ['in Belgium by B 9000', { Zip: 'B 9000' }, { zip: '9000', countryId: 10 }],
    ['in Belgium by be9000', { Zip: 'be9000' }, { zip: '9000', countryId: 10 }],
    ['in Austria by A 4600', { Zip: 'A 4600' }, { zip: 'A 4600', country: 'AT' }],
    ['in Belgium by default', {}, { countryId: 10 }],
    ['by its country, not by its postcode', { Zip: '1010', Country: 'AUT' }, { country: 'AT' }],
    [
      'by the name of its country beside an unknown number',
      { CountryID: 75, CountryName: { fr: 'France' } },
      { countryId: 75, country: 'FR' },
    ],
    ['by a number beside an unknown name', { CountryID: 10, CountryName: 'B.' }, { countryId: 10 }],
    ['by a short name', { Zip: '08600', CountryAbbr: 'F' }, { countryId: null, country: 'FR' }],
    ['by the letters of its postcode', { Zip: 'D-52062' }, { country: 'DE', zip: 'D-52062' }],
    ['with a British postcode', { Zip: 'sw1a 1aa', Country: 'UK' }, { zip: 'SW1A 1AA' }],
    ['with a Dutch postcode', { Zip: '1012 AB', Country: 'NL' }, { zip: '1012 AB', country: 'NL' }],
    ['without a Zip where there are none', { Zip: null, Country: 'Dubai' }, { zip: '' }],
    ['in Belgium by its name', { CountryName: 'Belgien' }, { countryId: 10 }],
    ['in francs', { Price: 500_000, Currency: 'CHF' }, { price: 500_000, currency: 'CHF' }],
    ['with a sign for euros', { Price: 500_000, Currency: '€' }, { price: 500_000 }],
    ['with a hidden price', { PublishPrice: 'no' }, { publishPrice: false }],
    ['with a hidden address', { PublishAddress: 0 }, { publishAddress: false }],
    ['with negative rooms as unknown', { NumberOfBedRooms: -2 }, { bedrooms: null }],
    ['with lists that are null', { LargePictureItems: null, Divisions: null }, { pictures: [] }],
    ['with lists that are none', { Divisions: 'x', DocumentItems: 3 }, { divisions: [] }],
    ['without control characters', { Ident: 'A\u0007\u001b1' }, { ident: 'A1' }],
    ['without a text that lost characters', { Ident: 'Li\ufffdge' }, { ident: null }],
    ['without half a character', { Ident: 'A1\ud800' }, { ident: null }],
    ['with a Price on request', { Price: 'op aanvraag' }, { price: null }],
    ['with a Price in dots', { Price: '1.250.000' }, { price: 1_250_000 }],
    ['with an area in dots', { SurfaceTotal: '1.250' }, { surfaceTotal: 1250 }],
    ['without a link that is none', { VirtualTour: 'javascript:x' }, { virtualTour: null }],
    ['outside the country, without its point', { GoogleX: 40.4, GoogleY: -3.7 }, { lat: null }],
    ['with half a point, without it', { GoogleX: 51.05 }, { lat: null, lng: null }],
  ])('%s', (_, facts, expected) => {
    const mapping = mapProperty({ ...GOOD, ...facts }, 'nl')
    expect(mapping).toMatchObject({ status: 'ok', property: expected })
    if (mapping.status === 'ok') propertySchema.parse(mapping.property)
  })

  test.each([
    ['//evil.example/x.jpg', 0],
    ['/\\evil.example/x.jpg', 0],
    ['data:image/png;base64,AAAA', 0],
    ['ftp://a.example/x.jpg', 0],
    ['x.jpg', 0],
    ['https://user:pw@a.example/x.jpg', 0],
    ['HTTPS://a.example/x.jpg', 1],
    ['/images/x.jpg', 1],
  ])('with the picture %j, which is dropped if invalid', (url, pictures) => {
    const mapping = mapProperty({ ...GOOD, LargePictureItems: [{ Url: url }] }, 'nl')
    expect(mapping).toMatchObject({ status: 'ok', notes: { length: 1 - pictures } })
    expect(mapping).toHaveProperty('property.pictures.length', pictures)
  })
})

test('a price in an unknown currency is dropped with a note', () => {
  const mapping = mapProperty({ ...GOOD, Price: 500_000, Currency: 'XYZ' }, 'nl')
  expect(mapping).toMatchObject({
    property: { price: null },
    notes: [{ code: 'currencyUnknown', value: 'XYZ' }],
  })
  expect(mapping).not.toHaveProperty('property.currency')
})

test('a property in Belgium with a price in euros has no country code and no currency', () => {
  const facts = { Country: 'BEL', Currency: 'EUR', Price: 1 }
  const mapping = mapProperty({ ...GOOD, ...facts }, 'nl')
  expect(mapping).not.toHaveProperty('property.country')
  expect(mapping).not.toHaveProperty('property.currency')
})

test('characters that spreadsheets add to postcodes and house numbers are removed', () => {
  const facts = { Zip: '9.000', HouseNumber: '12.0', BoxNr: '3,0' }
  const mapping = mapProperty({ ...GOOD, ...facts }, 'nl')
  expect(mapping).toMatchObject({ property: { zip: '9000', houseNumber: '12', boxNr: '3' } })
  expect(mapProperty({ ...GOOD, Zip: '9000.0' }, 'nl')).toMatchObject({ property: { zip: '9000' } })
})

test('dropped values are reported with their reason', () => {
  const facts = {
    ConstructionYear: '2.015',
    NumberOfBedRooms: '3.000',
    SurfaceTotal: '-1.250',
    Price: 'op aanvraag',
    Divisions: [{ RoomTypeName: 'Keuken', Surface: 'ruim' }, 'zolder'],
  }
  expect(mapProperty({ ...GOOD, ...facts }, 'nl')).toMatchObject({
    property: { constructionYear: 2015, bedrooms: 3, price: null },
    notes: [
      { code: 'unreadable', field: 'SurfaceTotal', value: '-1.250' },
      { code: 'unreadable', field: 'surface', value: 'ruim' },
      { code: 'unreadable', field: 'Divisions', value: 'zolder' },
    ],
  })
})

test.each([
  ['staged', 'https://a.be/leeg.jpg', { origin: 'staged', original: 'https://a.be/leeg.jpg' }, []],
  ['Generated', null, { origin: 'generated' }, []],
  ['photograph', '/media/leeg.jpg', { origin: 'photograph', original: '/media/leeg.jpg' }, []],
  ['', '', {}, []],
  ['AI', 'javascript:alert(1)', {}, ['unreadable', 'addressUnusable']],
  ['edited', 'https://a.be/1.jpg', { origin: 'edited' }, []],
])('maps the origin %s and the unedited picture %s', (Origin, OriginalUrl, expected, codes) => {
  const pictures = [{ Url: 'https://a.be/1.jpg', Origin, OriginalUrl }]
  const mapping = mapProperty({ ...GOOD, LargePictureItems: pictures }, 'nl')
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  const { url, name, small, medium, xlarge, ...rest } = mapping.property.pictures[0] ?? {}
  expect([rest, url]).toEqual([expected, 'https://a.be/1.jpg'])
  expect(mapping.notes.map(({ code }) => code)).toEqual(codes)
})

test.each([
  [1135, 1135, null],
  ['€ 1.135,-', 1135, null],
  ['1022-1248', 1022, 1248],
  ['€ 1.022 – € 1.248', 1022, 1248],
  ['1022,50 tot 1248', 1022.5, 1248],
  ['op aanvraag', null, null],
])('reads the reference rent %s as %s and %s', (ReferenceRent, min, max) => {
  const mapping = mapProperty({ ...GOOD, ReferenceRent }, 'nl')
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  expect(mapping.property.law).toMatchObject({ referenceRent: min, referenceRentMax: max })
})

test('reads the lease, the last rent with its date and the flood report', () => {
  const mapping = mapProperty(
    {
      ...GOOD,
      LeaseType: 'courte durée',
      LastRent: '1.415,00',
      LastRentDate: '01/04/2026',
      FloodReportDate: '2026-09-21',
      AsbestosCommon: 'available',
    },
    'nl',
  )
  if (mapping.status !== 'ok') throw new Error(JSON.stringify(mapping.issues))
  expect(mapping.property.law).toMatchObject({
    leaseType: 'courte durée',
    lastRent: 1415,
    lastRentDate: '2026-04-01',
    floodReportDate: '2026-09-21',
    asbestosCommon: 'available',
  })
})
