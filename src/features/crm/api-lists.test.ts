import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, getJson, importFile, listing, loadAgency } from '../../../test/agency'

const BRUSSELS = { Zip: '1000', City: { nl: 'Brussel', fr: 'Bruxelles' } }
const LIEGE = { Zip: '4000', City: { nl: 'Luik', fr: 'Liège' } }

/** Ids in the order of their date, the newest first. */
const HOMES = [
  sale(11, { Price: 500_000, NumberOfBedRooms: 4, HasGarden: true, WebID: 1 }),
  sale(10, { Price: 300_000, NumberOfBedRooms: 3, SurfaceGarden: 40, HasLift: true, WebID: 2 }),
  sale(9, { Price: 0, NumberOfBedRooms: 7, SurfaceTerrace: 9, WebID: 3 }),
  sale(8, { Price: 300_000, NumberOfBedRooms: 1, HasTerrace: true, NumberOfGarages: 1, ...LIEGE }),
  sale(7, { Price: 200_000, NumberOfBedRooms: 2, PublishPrice: false, Street: 'Éléphantstraat' }),
  sale(6, { Price: 2_500_000, NumberOfGarages: 2, Street: 'Geheim', PublishAddress: false }),
  sale(5, { Price: 100_000, Marquee: 2, ...BRUSSELS, Zip: '1060' }),
  sale(4, { Price: 410_000, Marquee: 3, ...BRUSSELS }),
  listing({ ID: 3, Goal: 1, Price: 900, StartCommercialisation: '2026-02-01', Zip: '9050' }),
  listing({ ID: 2, Goal: 1, Price: 6000, StartCommercialisation: '2026-01-01', Marquee: 4 }),
]
const SOLD = [
  listing({ ID: 21, Status: 2, StartCommercialisation: '2026-03-03' }),
  listing({ ID: 22, Status: 4, Goal: 1, StartCommercialisation: '2026-03-02' }),
]
const ELSEWHERE = [0, 3, 5, 6].map((Status) => listing({ ID: 30 + Status, Status }))
const PROJECT = {
  ID: 50,
  Name: 'Leiezicht',
  StartCommercialisation: '2026-01-05',
  ...LIEGE,
  Units: [
    listing({ ID: 51, Price: 250_000, WebID: 2, NumberOfBedRooms: 2, HasLift: true }),
    listing({ ID: 52, Price: 350_000, WebID: 2, NumberOfBedRooms: 3 }),
    listing({ ID: 53, Price: 150_000, Marquee: 3, NumberOfBedRooms: 5 }),
    listing({ ID: 54, Price: 160_000, Marquee: 2, NumberOfBedRooms: 6 }),
  ],
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await changeSettings({ homesFirst: false })
  await importFile({ Items: [...HOMES, ...SOLD, ...ELSEWHERE], Projects: [PROJECT] })
})

const FOR_SALE = [11, 10, 9, 8, 7, 6, 5, 4, 50]

test.each([
  ['', [11, 10, 9, 8, 7, 6, 5, 4, 3, 50, 2]],
  ['goal=0', FOR_SALE],
  ['goal=1', [3, 2]],
  ['goal=2', [50]],
  ['sold=true', [21, 22]],
  ['sold=true&goal=1', [22]],
  ['goal=0&noconstruction=true', FOR_SALE.slice(0, -1)],
  ['goal=2&noconstruction=true', []],

  ['goal=0&order=Price+asc', [50, 10, 8, 11, 6, 9, 7, 5, 4]],
  ['goal=0&order=price+DESC', [6, 11, 10, 8, 50, 9, 7, 5, 4]],
  ['goal=0&order=StartCommercialisation+desc', FOR_SALE],

  ['goal=0&budget=300000-500000', [11, 10, 8, 50]],
  ['goal=0&budget=300000-', [11, 10, 8, 6, 50]],
  ['goal=0&budget=-299999', [50]],
  ['goal=0&budget=100000-250000', [50]],
  ['goal=0&budget=-2000000', FOR_SALE],
  ['goal=0&pricemin=500000', [11, 6]],
  ['goal=0&pricemax=300000', [10, 8, 50]],
  ['goal=1&budget=-5000', [3, 2]],
  ['goal=1&budget=-4900', [3]],

  ['goal=0&type=2', [10, 50]],
  ['goal=0&type=2&type=3', [10, 9, 50]],
  ['goal=0&type=999', []],

  ['goal=0&bedrooms=1', [8]],
  ['goal=0&bedrooms=2', [7, 50]],
  ['goal=0&bedrooms=3', [10, 50]],
  ['goal=0&bedrooms=4', [11, 9, 50]],
  ['goal=0&bedrooms=4&budget=100000-200000', []],

  ['goal=0&garden=true', [11, 10]],
  ['goal=0&terrace=true', [9, 8]],
  ['goal=0&garage=true', [8, 6]],
  ['goal=0&lift=true', [10, 50]],
  ['goal=0&terrace=true&garage=true', [8]],
  ['goal=0&lift=true&bedrooms=3', [10]],

  ['goal=0&region=Luik|4000', [8, 50]],
  ['goal=0&region=Wherever|4000', [8, 50]],
  ['goal=0&region=Luik|4000&region=Brussel|1000', [8, 4, 50]],
  ['goal=0&region=Brussel|1000&radius=10', [5, 4]],
  ['goal=0&region=Brussel|1000&radius=60', [11, 10, 9, 7, 6, 5, 4]],
  ['goal=0&region=Luik|4000&region=Brussel|1000&radius=60', [8, 4, 50]],
  ['goal=1&region=Gent|9000&radius=1', [3, 2]],

  ['goal=0&streetcity=elephant', [7]],
  ['goal=0&streetcity=LIEGE', [8, 50]],
  ['goal=0&streetcity=li%C3%A8ge', [8, 50]],
  ['goal=0&streetcity=geheim', []],
  ['goal=0&streetcity=ixelles', []],
  ['goal=0&streetcity=%25', FOR_SALE],
])('the list with the query ?%s contains the matching listings', async (query, ids) => {
  const { Items, RowsCount } = await getJson(`/api/properties?${query}`)
  expect(Items.map(({ ID }) => ID)).toEqual(ids)
  expect(RowsCount).toBe(ids.length)
})

describe('the requested rows', () => {
  test.each([
    ['', 1, FOR_SALE],
    ['limit1=1&limit2=3', 1, [11, 10, 9]],
    ['limit1=4&limit2=4', 4, [8]],
    ['limit2=2', 1, [11, 10]],
    ['limit1=8', 8, [4, 50]],
    ['limit1=5&limit2=2', 5, [7, 6, 5, 4, 50]],
    ['limit1=0&limit2=-5', 1, FOR_SALE],
    ['limit1=x&limit2=1e9', 1, FOR_SALE],
    ['limit1=10&limit2=20', 10, []],
    ['limit1=999999999&limit2=999999999', 999_999_999, []],
  ])('start at row %2$i with ?%1$s', async (query, from, ids) => {
    const { From, Items, RowsCount } = await getJson(`/api/properties?goal=0&${query}`)
    expect(From).toBe(from)
    expect(Items.map(({ ID }) => ID)).toEqual(ids)
    expect(RowsCount).toBe(9)
  })

  test('are 12 by default and 100 at most', async () => {
    const Items = Array.from({ length: 120 }, (_, index) => listing({ ID: 100 + index, WebID: 8 }))
    await importFile({ Items })
    const length = async (span: string) =>
      (await getJson(`/api/properties?type=8&${span}`)).Items.length
    expect(await length('')).toBe(12)
    expect(await length('limit1=1&limit2=5000')).toBe(100)
    expect(await length('limit1=31&limit2=5000')).toBe(90)
    await importFile({ DeletedIDs: Items.map(({ ID }) => ID) })
  })
})

test('a listing has a separate street and number, and neither of them if its address is hidden', async () => {
  const open = {
    BoxNr: '4',
    HouseNumber: '22A',
    Street: { nl: 'Lindenlei', fr: 'Quai' },
    WebID: 97,
  }
  const PublicAddress = { nl: 'Rustige straat' }
  await importFile({
    Items: [
      sale(71, { ...open, StartCommercialisation: '2026-02-02' }),
      sale(72, {
        ...open,
        StartCommercialisation: '2026-02-01',
        PublishAddress: false,
        PublicAddress,
      }),
    ],
  })
  const rows = async (lang: string) =>
    (await getJson<{ Items: object[] }>(`/api/properties?type=97&lang=${lang}`)).Items
  const parts = { HouseNumber: '22A', BoxNr: '4', PublishAddress: true, PublicAddress: null }
  expect(await rows('nl')).toMatchObject([
    { Street: 'Lindenlei', ...parts },
    {
      Street: null,
      HouseNumber: null,
      BoxNr: null,
      PublishAddress: false,
      PublicAddress: 'Rustige straat',
    },
  ])
  expect(await rows('fr')).toMatchObject([{ Street: 'Quai', ...parts }, { Street: null }])
  await importFile({ DeletedIDs: [71, 72] })
})

test('/api/projects lists only projects', async () => {
  for (const query of ['', 'goal=0', 'sold=true', 'lang=fr']) {
    const { Items, RowsCount } = await getJson(`/api/projects?${query}`)
    expect(Items).toMatchObject([
      { ID: 50, ObjectType: 'PROJECT', Price: 250_000, PriceUnit: 7, WebIDs: [1, 2] },
    ])
    expect(RowsCount).toBe(1)
  }
})

test('a list is in the requested language, or in Dutch without one', async () => {
  for (const [lang, city] of [
    ['fr', 'Liège'],
    ['nl', 'Luik'],
    ['de', 'Lüttich'],
    ['xx', 'Luik'],
  ]) {
    const response = await get(`/api/properties?lang=${lang}&streetcity=luik`)
    const { Items } = await response.json<{ Items: { City: string }[] }>()
    expect(Items.map(({ City }) => City)).toEqual([city, city])
    expect(response.headers.get('Content-Language')).toBe(lang === 'xx' ? 'nl' : lang)
    expect(response.headers.get('Content-Type')).toBe('application/json')
  }
})

function sale(ID: number, facts: Record<string, unknown>) {
  const StartCommercialisation = `2026-02-${String(ID + 10)}`
  return listing({ ID, WebID: 9, StartCommercialisation, ...facts })
}

test.each([
  ['leie', [50]],
  ['LEIÉZICHT', [50]],
  ['maas', []],
  ['', [50]],
])('the text filter "%s" finds the projects %o', async (name, ids) => {
  const { Items, RowsCount } = await getJson(`/api/projects?name=${encodeURIComponent(name)}`)
  expect(Items.map(({ ID }) => ID)).toEqual(ids)
  expect(RowsCount).toBe(ids.length)
})
