import { beforeAll, describe, expect, test } from 'vitest'
import { get, getJson, importFile, importItems, listing, loadAgency } from '../../../test/agency'

interface MapAnswer {
  total: number
  unlocated: number
  abroad?: { count: number; href: string }
  basemap?: { stage: { width: number; height: number } }
  bounds: number[] | null
  zoom: number
  area: number[]
  clusters: { lat: number; lng: number; count: number; bounds: number[] }[]
  pins: Pin[]
}

interface Pin {
  id: number
  kind: string
  lat: number
  lng: number
  exact: boolean
  gone: boolean
  price: string | null
  shortPrice: string | null
  tag: string | null
  title: string
  label: string
  url: string | null
}

const GHENT = { lat: 51.05, lng: 3.7167 }
const SECRET = { GoogleX: 51.0777777, GoogleY: 3.7555555 }

const CROWD = Array.from({ length: 30 }, (_, at) =>
  listing({
    ID: 100 + at,
    Zip: '2000',
    City: { nl: 'Antwerpen' },
    GoogleX: 51.16 + at / 1000,
    GoogleY: 4.4 + at / 1000,
  }),
)

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importFile({
    Items: [
      ...CROWD,
      listing({ ID: 1, GoogleX: 51.04, GoogleY: 3.72, Price: 685_000 }),
      listing({
        ID: 2,
        ...SECRET,
        PublishAddress: false,
        PublishPrice: false,
        Street: 'Geheimlaan',
      }),
      listing({ ID: 3, ...SECRET, Marquee: 3 }),
      listing({ ID: 4, GoogleX: 51.06, GoogleY: 3.73, Goal: 1, Price: 950 }),
      listing({ ID: 5, ...SECRET, Status: 2 }),
      listing({ ID: 6, ...SECRET, Status: 0 }),
      listing({ ID: 7, Zip: 'L-1234', City: { fr: 'Esch' }, CountryID: 50 }),
    ],
    Projects: [
      {
        ID: 50,
        Name: 'Scheldezicht',
        Zip: '9230',
        City: { nl: 'Wetteren' },
        Street: 'Kaai',
        GoogleX: 51.003,
        GoogleY: 3.883,
        Units: [listing({ ID: 51, Price: 250_000 }), listing({ ID: 52, Price: 300_000 })],
      },
    ],
  })
})

const AROUND_GHENT = 'bounds=50.98,3.6,51.12,3.95&zoom=13'

describe('the first view of the map', () => {
  test('contains all results, and counts those without coordinates', async () => {
    const map = await fetchMap('list=sale')
    expect(map).toMatchObject({ total: 35, unlocated: 1 })
    expect(map.bounds).toEqual([51.003, 3.7167, 51.189, 4.429])
    expect(count(map)).toBe(34)
    expect(map.clusters).not.toEqual([])
  })
})

describe('a listing is a pin', () => {
  test('at its exact point, with its price and page', async () => {
    expect(await pin(1, 'lang=fr')).toEqual({
      id: 1,
      kind: 'property',
      goal: 0,
      lat: 51.04,
      lng: 3.72,
      exact: true,
      gone: false,
      price: '€\u00a0685.000',
      shortPrice: '€\u00a0685.000',
      tag: null,
      picture: '/images/empty/card-house.jpg',
      pictureWords: 'Photos à venir',
      title: 'Maison',
      label: 'Lindenlei 22, 9000 Gand',
      facts: '',
      advert: '',
      url: '/fr/property/1',
    })
  })

  test('at its postcode if its street is hidden', async () => {
    expect(await pin(2)).toMatchObject({
      ...GHENT,
      exact: false,
      price: null,
      label: '9000 Gent',
      url: '/nl/property/2',
    })
  })

  test('greyed and without a link when it has left the market', async () => {
    expect(await pin(3)).toMatchObject({
      ...GHENT,
      exact: false,
      gone: true,
      price: null,
      tag: 'Verkocht',
      url: null,
    })
  })

  test('once for a project, with the lowest price of its units', async () => {
    expect(await pin(50)).toMatchObject({
      kind: 'project',
      lat: 51.003,
      lng: 3.883,
      exact: true,
      title: 'Scheldezicht',
      price: 'Vanaf €\u00a0250.000',
      url: '/nl/project/p/50',
    })
  })
})

test('the map shows the results of the list', async () => {
  const ids = async (query: string) =>
    (await fetchMap(`${query}&${AROUND_GHENT}`)).pins.map(({ id }) => id).sort((a, b) => a - b)
  expect(await ids('list=sale')).toEqual([1, 2, 3, 50])
  expect(await ids('list=sale&noconstruction=true')).toEqual([1, 2, 3])
  expect(await ids('list=sale&budget=-299999')).toEqual([50])
  expect(await ids('list=sold')).toEqual([5])
  expect(await ids('list=projects')).toEqual([50])
  expect(await ids('')).toEqual([1, 2, 3, 4, 50])
  expect(await ids('region=Wetteren|9230')).toEqual([50])
})

test('close pins are a cluster at low zoom', async () => {
  const far = await fetchMap('list=sale&region=x|2000&bounds=50,3,52,5&zoom=8')
  expect(far.pins).toEqual([])
  expect(far.clusters).toEqual([
    { lat: 51.1745, lng: 4.4145, count: 30, bounds: [51.16, 4.4, 51.189, 4.429] },
  ])
  const near = await fetchMap('list=sale&bounds=51.16,4.4,51.162,4.404&zoom=17')
  expect(near.clusters).toEqual([])
  expect(near.pins.length).toBeGreaterThan(1)
})

test('no view contains a hidden exact point', async () => {
  for (const query of [
    '',
    'list=sale',
    'list=sold',
    AROUND_GHENT,
    'bounds=51.07,3.75,51.08,3.76&zoom=18',
  ]) {
    const text = await (await get(`/api/map?${query}`)).text()
    expect(text).not.toMatch(/51\.0777|3\.7555|Geheim/i)
  }
})

function fetchMap(query: string): Promise<MapAnswer> {
  return getJson<MapAnswer>(`/api/map?${query}`)
}

async function pin(id: number, query = 'list=sale'): Promise<Pin> {
  const { pins } = await fetchMap(`${AROUND_GHENT}&${query}`)
  const found = pins.find((one) => one.id === id)
  if (!found) throw new Error(`No pin ${id} among ${pins.map((one) => one.id)}`)
  return found
}

function count({ clusters, pins }: MapAnswer): number {
  return pins.length + clusters.reduce((all, cluster) => all + cluster.count, 0)
}

test('leaves out a home far abroad, and links to the homes abroad of the list', async () => {
  await importItems(
    listing({ ID: 60, Country: 'ESP', Zip: '03189', GoogleX: 37.92, GoogleY: -0.75 }),
  )
  const map = await fetchMap('list=sale&pricemax=900000')
  expect(map.bounds).toEqual([51.003, 3.72, 51.189, 4.429])
  expect(map.abroad).toEqual({
    count: 2,
    href: '/nl/te-koop?abroad=true&budget=-900000',
  })
  const abroad = await fetchMap('list=sale&abroad=true&pricemax=900000')
  expect(abroad).toMatchObject({ total: 2, bounds: [37.92, -0.75, 37.92, -0.75] })
  expect(abroad.abroad).toBeUndefined()
})
