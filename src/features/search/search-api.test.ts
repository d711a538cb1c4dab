import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  getJson,
  importFile,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'

interface SearchResponse {
  cities: { label: string; value: string; zip: string }[]
  streets: { label: string; value: string }[]
  properties: { ID: number; label: string; url: string }[]
}

const SAINT_NICOLAS = { Zip: '9100', City: { nl: 'Sint-Niklaas' } }
const LUXEMBOURG = { Zip: 'L-1234', City: { fr: 'Esch-sur-Alzette' }, CountryID: 50 }

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importFile({
    Items: [
      listing({ ID: 1001, StartCommercialisation: '2026-01-01' }),
      listing({
        ID: 1002,
        StartCommercialisation: '2026-03-01',
        Street: 'Geheimlaan',
        PublishAddress: false,
      }),
      listing({ ID: 1003, StartCommercialisation: '2026-02-01', Goal: 1 }),
      listing({ ID: 1004, Marquee: 3 }),
      listing({ ID: 1005, Status: 2 }),
      listing({ ID: 1006, Status: 0 }),
      listing({ ID: 1007, ...SAINT_NICOLAS }),
      listing({ ID: 1008, ...LUXEMBOURG }),
      listing({ ID: 9100, Zip: '4000', City: { fr: 'Liège' }, Street: 'Quai de Gent' }),
    ],
    Projects: [
      {
        ID: 2001,
        Name: 'Scheldezicht',
        Zip: '9230',
        City: { nl: 'Wetteren' },
        Units: [listing({ ID: 2002, Goal: 0 }), listing({ ID: 2003, Goal: 1 })],
      },
    ],
  })
})

describe('a listing', () => {
  test.each([
    ['its ID', '1001', [1001]],
    ['its postcode, the newest first', '9000', [1002, 1003, 1001]],
    ['its city', 'gent', [1002, 1003, 1001]],
    ['the name of its city in another language', 'GAND', [1002, 1003, 1001]],
    ['a name of its city that the CRM does not have', 'ghent', [1002, 1003, 1001]],
    ['postcode and city', '9000 Gent', [1002, 1003, 1001]],
    ['a word of the city', 'niklaas', [1007]],
    ['its city without accents', 'liege', [9100]],
    ['ID and city together', 'gent 1003', [1003]],
    ['a postcode that is also an ID, the ID first', '9100', [9100, 1007]],
    ['a city abroad', 'esch sur alzette', [1008]],
    ['a postcode abroad', 'L-1234', [1008]],
    ['the ID of a unit', '2003', [2003]],
    ['the ID of a project', '2001', [2001]],
    ['the city of its project, without duplicates', 'wetteren', [2001]],
  ])('is found by %s', async (_, typed, ids) => {
    expect((await search(typed)).properties.map(({ ID }) => ID)).toEqual(ids)
  })

  test.each([
    ['a part of a word', 'niklaa'],
    ['a further word', 'gent brugge'],
    ['a street', 'lindenlei'],
    ['a hidden street', 'geheimlaan'],
    ['its ID without a page', '1004'],
    ['its ID after a sale', '1005'],
    ['its ID before publication', '1006'],
    ['part of an ID', '100'],
    ['a larger ID', '9999999999'],
  ])('is not found by %s', async (_, typed) => {
    expect((await search(typed)).properties).toEqual([])
  })
})

test('the label of a listing is its title and its public address', async () => {
  const { properties } = await search('gent', 'fr')
  expect(properties.slice(0, 2)).toEqual([
    { ID: 1002, label: 'Maison, 9000 Gand', url: '/fr/property/1002' },
    { ID: 1003, label: 'Maison, Lindenlei 22, 9000 Gand', url: '/fr/property/1003' },
  ])
  expect((await search('wetteren', 'en')).properties).toEqual([
    { ID: 2001, label: 'Scheldezicht, 9230 Wetteren', url: '/en/project/p/2001' },
  ])
})

test('the response contains cities and listings', async () => {
  const { cities, properties } = await search('anvers', 'fr')
  expect(cities[0]).toEqual({ label: 'Anvers', value: 'Anvers|town-antwerpen', zip: '2000' })
  expect(properties).toEqual([])
})

test('the response contains at most eight listings', async () => {
  await importItems(
    ...Array.from({ length: 12 }, (_, at) =>
      listing({ ID: 3000 + at, Zip: '8400', City: { nl: 'Oostende' } }),
    ),
  )
  expect((await search('oostende')).properties).toHaveLength(8)
  expect((await search('ostende')).properties.map(({ ID }) => ID)).toEqual([
    3011, 3010, 3009, 3008, 3007, 3006, 3005, 3004,
  ])
})

test('sold properties are found if sold pages are enabled', async () => {
  await changeSettings({ showSoldDetailPage: true })
  expect((await search('1005')).properties.map(({ ID }) => ID)).toEqual([1005])
  await changeSettings({})
})

test.each(['', '   ', '\u0000', '!?'])('%j has no results', async (typed) => {
  expect(await search(typed)).toEqual({ cities: [], streets: [], properties: [] })
})

test('a list page contains the counts of /api/facets in a header on request', async () => {
  const counts = (path: string, list: string) => get(path, { headers: { 'Pand-Counts': list } })
  for (const name of ['sale', 'sale']) {
    const answer = await counts('/nl/te-koop?type=1', name)
    const facets = await getJson<object>('/api/facets?list=sale&type=1')
    expect(JSON.parse(answer.headers.get('Pand-Counts') ?? '')).toEqual(facets)
    expect(answer.headers.get('ETag')).toBeTruthy()
  }
  expect((await counts('/nl/te-koop', 'x')).headers.has('Pand-Counts')).toBe(false)
  expect((await get('/nl/te-koop')).headers.has('Pand-Counts')).toBe(false)
})

test('finds both the property and the project that have an ID, the property first', async () => {
  await importItems(listing({ ID: 2001, Zip: '4000', City: { fr: 'Liège' } }))
  const { properties } = await search('2001')
  expect(properties.map(({ url }) => url)).toEqual(['/nl/property/2001', '/nl/project/p/2001'])
})

function search(typed: string, lang = 'nl'): Promise<SearchResponse> {
  return getJson<SearchResponse>(`/api/search?${new URLSearchParams({ lang, q: typed })}`)
}

test('the places with listings of a list have their number, and so have their areas', async () => {
  const sale = await getJson<Record<string, number>>('/api/place-counts?list=sale')
  expect(sale).toMatchObject({ 9100: 1, 'area-east-flanders': expect.any(Number) })
  const { RowsCount } = await getJson<{ RowsCount: number }>(
    '/api/properties?goal=0&region=Oost-Vlaanderen%7Carea-east-flanders',
  )
  expect(sale['area-east-flanders']).toBe(RowsCount)
  expect(sale['1000']).toBeUndefined()
  const rent = await getJson<Record<string, number>>('/api/place-counts?list=rent')
  expect(rent['9100']).toBeUndefined()
})
