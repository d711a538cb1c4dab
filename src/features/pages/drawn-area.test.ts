import { beforeAll, describe, expect, test } from 'vitest'
import { get, getJson, importItems, listing, loadAgency } from '../../../test/agency'
import { all, attributes, byClass, wordsOf } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { encodeArea } from '../../platform/geo/area'

/** The coordinates of the postcode of Ghent are 51.05, 3.7167. */
const SECRET = { lat: 51.0777, lng: 3.7555 }
const EAST = [50.95, 3.74, 51.15, 3.9] as const
const CENTRE = [51.04, 3.7, 51.06, 3.73] as const

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    ...Array.from({ length: 14 }, (_, at) =>
      listing({ ID: 100 + at, GoogleX: 51.06, GoogleY: 3.8 + at / 1000, WebID: 1 + (at % 2) }),
    ),
    listing({ ID: 1, GoogleX: 51.045, GoogleY: 3.72 }),
    listing({ ID: 2, ...coordinates(SECRET), PublishAddress: false }),
    listing({ ID: 3, Zip: 'L-1234', City: { fr: 'Esch' }, CountryID: 50 }),
  )
})

describe('a list with a drawn area', () => {
  test('shows the listings in the area and names the area in the heading', async () => {
    const page = await documentAt(`/nl/te-koop?area=${square(...CENTRE)}`)
    expect(wordsOf(page, 'list-heading')).toBe('Te koop in een getekend gebied, 2 panden')
  })

  test('keeps the area on its other pages, lists and languages', async () => {
    const area = square(...EAST)
    const page = await documentAt(`/nl/te-koop?area=${area}`)
    const links = attributes(all(page, 'a'), 'href').filter((href) => href?.includes(area))
    expect(links).toEqual(
      expect.arrayContaining([
        `/nl/te-koop?area=${area}&page=2`,
        `/nl/te-huur?area=${area}`,
        `/fr/a-vendre?area=${area}`,
      ]),
    )
    const sorting = byClass(page, 'sort-form').flatMap((form) =>
      all(form, 'input', { name: 'area' }),
    )
    expect(attributes(sorting, 'value')).toEqual([area])
  })
})

test('the list, counts and map of an area agree', async () => {
  const counts: [area: string, count: number][] = [
    [square(...EAST), 14],
    [square(...CENTRE), 2],
  ]
  for (const [area, count] of counts) {
    const { RowsCount } = await getJson(`/api/properties?area=${area}`)
    expect(RowsCount).toBe(count)
    const facets = await getJson<Counts>(`/api/facets?list=sale&lang=nl&area=${area}`)
    const map = await getJson<MapCounts>(`/api/map?list=sale&lang=nl&area=${area}`)
    expect([facets.total, map.total]).toEqual([count, count])
    const counts = [...map.clusters.map((cluster) => cluster.count), ...map.pins.map(() => 1)]
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count)
    expect(Object.values(facets.types).reduce((sum, one) => sum + one, 0)).toBe(count)
  }
})

test('a typed town replaces an area, and a typed street within it does not', async () => {
  const area = square(...EAST)
  expect(await submitted('Brugge', area)).toBe('/nl/te-koop?region=Brugge|town-brugge')
  expect(await submitted('Lindenlei', area)).toBe(`/nl/te-koop?area=${area}&streetcity=Lindenlei`)
})

test('a hidden address is located at its postcode, even for a small area', async () => {
  for (const half of [0.0007, 0.01, 0.02]) {
    expect(await idsIn(squareAround(SECRET, half))).not.toContain(2)
  }
  expect(await idsIn(squareAround({ lat: 51.05, lng: 3.7167 }, 0.0007))).toEqual([2])
})

async function submitted(typed: string, area: string): Promise<string | undefined> {
  const path = `/nl/te-koop?area=${area}&streetcity=${typed}&find=true`
  const response = await get(path, { redirect: 'manual' })
  return decodeURIComponent(response.headers.get('Location') ?? '')
}

async function idsIn(area: string): Promise<number[]> {
  const { Items } = await getJson<{ Items: { ID: number }[] }>(`/api/properties?area=${area}`)
  return Items.map(({ ID }) => ID)
}

function square(south: number, west: number, north: number, east: number): string {
  return encodeArea([
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ])
}

function squareAround({ lat, lng }: typeof SECRET, half: number): string {
  return square(lat - half, lng - half, lat + half, lng + half)
}

function coordinates({ lat, lng }: typeof SECRET) {
  return { GoogleX: lat, GoogleY: lng }
}

interface Counts {
  total: number
  types: Record<string, number>
}

interface MapCounts {
  total: number
  clusters: { count: number }[]
  pins: unknown[]
}
