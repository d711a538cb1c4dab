import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, getJson, importFile, loadAgency } from '../../../test/agency'
import { settings } from '../../../test/list-filter'
import { expectedList, type Project, type PropertyItem } from '../../../test/reference-list'
import { keyOf, readRows } from '../../features/saved-searches/changed-listings'
import { encodeArea } from '../../platform/geo/area'
import { type Random, randomOf } from '../../tasks/random'
import { KIND } from '../filter/lists'
import { placeLookup } from '../places/areas'
import { localitiesOf, zipPoint } from '../places/places'
import { readListFilter } from '../queries/list-request'
import { filterMatcher, matchingRow } from './filter-matcher'

const ZIPS = ['9000', '9050', '9040', '8000', '1000', '1060', '4000', '5000', '2018', '4700']
const AREAS = ['Gent', 'Oost-Vlaanderen']
const STREETS = ['Lindenlei', 'Sint-Pietersstraat', 'Rue de l’Été', 'Kerkstraat', 'Gentse Steenweg']
const NUMBERS = ['2', '12', '22', '112']
const DATES = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']
const PRICES = [0, 90_000, 250_000, 250_000, 399_000, 400_000, 650_000, 1_200_000]
const RENTS = [0, 700, 850, 850, 1200, 2400]

const random = randomOf(7)
const places = randomOf(112)
const facts = randomOf(36)
const homes = Array.from({ length: 90 }, (_, index) => randomHome(random, 60_000 + index))
const projects = Array.from({ length: 7 }, (_, index) => randomProject(random, 60_010 + index * 9))

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importFile({
    Items: homes.map((home) => ({ ...home })),
    Projects: projects.map((project) => ({ ...project })),
  })
})

const TEXTS = (
  'gent | LEI | l’été | bruxelles | sint-pieters | luik | Liege | 9000 | lindenlei 22 | ' +
  'Kerkstraat, Gand | 9050 gent | 22 | 1 | 60012 | kerk straat brussel'
).split(' | ')

const GOALS = ['', 'goal=0', 'goal=1', 'goal=2', 'sold=true', 'sold=true&goal=1']
const ORDERS = ['', 'order=Price+asc', 'order=Price+desc']
const PLAIN = GOALS.flatMap((goal) =>
  ORDERS.map((order) => [goal, order].filter(Boolean).join('&')),
)
const FILTERED = Array.from({ length: 120 }, () => randomQuery(random))

describe('a list has the rows and the order of the reference implementation', () => {
  test.each(PLAIN)('for ?%s', async (query) => {
    await expectRightList(query)
  })

  test('for 120 random filters, most of them with results', { timeout: 60_000 }, async () => {
    let matchCount = 0
    for (const query of FILTERED) {
      matchCount += (await expectRightList(query)) > 0 ? 1 : 0
    }
    expect(matchCount).toBeGreaterThan(50)
  })
})

test.each(PLAIN)('the pages of ?%s together are the complete list', async (query) => {
  const complete = await rows(`${query}&limit2=100`)
  const runs: string[] = []
  for (let start = 1; start <= complete.length + 7; start += 7) {
    runs.push(...(await rows(`${query}&limit1=${start}&limit2=${start + 6}`)))
  }
  expect(runs).toEqual(complete)
})

test('a project with units for sale and for rent matches by one rental unit', async () => {
  const unit = (ID: number, Goal: number, NumberOfBedRooms: number) => ({
    ...randomHome(random, ID),
    Goal,
    Status: 1,
    Marquee: null,
    NumberOfBedRooms,
    WebID: 77,
  })
  const project = {
    ...randomProject(random, 61_000),
    Units: [unit(61_001, 0, 2), unit(61_002, 1, 7)],
  }
  await importFile({ Projects: [{ ...project }] })
  expect(await rows('type=77')).toEqual(['project 61000'])
  expect(await rows('type=77&bedrooms=4')).toEqual(['project 61000'])
  expect(await rows('type=77&bedrooms=4&goal=0')).toEqual([])
  expect(await rows('type=77&bedrooms=2')).toEqual(['project 61000'])
  await importFile({ DeletedProjectIDs: [61_000] })
})

test('a filter with the maximum number of conditions returns the right list', async () => {
  const types = Array.from({ length: 20 }, (_, index) => index + 1).join()
  const regions = ZIPS.map((zip) => `region=x|${zip}`).join('&')
  const query = `type=${types}&${regions}&budget=100-900000&garden=true&streetcity=e&bedrooms=2`
  for (const goal of GOALS) await expectRightList(`${goal}&${query}`)
  await expectRightList(`budget=100-900000&garden=true&streetcity=e+a+i+o&bedrooms=2`)
})

async function expectRightList(query: string): Promise<number> {
  const expected = expectedList(homes, projects, new URLSearchParams(query))
  const response = await get(`/api/properties?${query}&limit2=100`)
  expect(response.status).toBe(200)
  const { Items, RowsCount } = await response.json<{ Items: Item[]; RowsCount: number }>()
  expect(Items.map(itemName), query).toEqual(expected.slice(0, 100))
  expect(RowsCount, query).toBe(expected.length)
  expect((await foundByAlerts(query)).toSorted(), query).toEqual(expected.toSorted())
  return expected.length
}

/** Returns what saved searches find: the same filter, applied to the rows of one listing after the other. */
async function foundByAlerts(query: string): Promise<string[]> {
  const filter = readListFilter(new URLSearchParams(query), settings, 'nl')
  const matcher = filterMatcher(filter, placeLookup)
  const keys = [
    ...homes.map(({ ID: id }) => ({ kind: KIND.property, id })),
    ...projects.map(({ ID: id }) => ({ kind: KIND.project, id })),
  ]
  const rows = await readRows(db, keys)
  return keys.flatMap((key) => {
    const found = matchingRow(matcher, rows.get(keyOf(key)) ?? [])
    return found ? `${key.kind === KIND.project ? 'project' : 'home'} ${key.id}` : []
  })
}

type Item = { ID: number; ObjectType: string }

function itemName({ ID, ObjectType }: Item): string {
  return `${ObjectType === 'PROJECT' ? 'project' : 'home'} ${ID}`
}

async function rows(query: string): Promise<string[]> {
  return (await getJson(`/api/properties?${query}`)).Items.map(itemName)
}

function randomHome(random: Random, ID: number): PropertyItem {
  const Goal = random.between([0, 1])
  const Zip = random.of(ZIPS)
  return {
    ID,
    Goal,
    Status: random.of([1, 1, 1, 1, 1, 2, 4, 0, 3, 5, 6]),
    WebID: random.between([1, 4]),
    Zip,
    City: cityOf(Zip),
    Street: random.of(STREETS),
    HouseNumber: random.of(NUMBERS),
    PublishAddress: random.chance(70),
    ...coordinatesIn(places, Zip),
    Price: random.of(Goal === 0 ? PRICES : RENTS),
    PublishPrice: random.chance(85),
    Marquee: random.of([null, null, null, 1, 2, 3, 4, 5, 9]),
    NumberOfBedRooms: random.between([0, 6]),
    SurfaceTotal: facts.of([null, null, 60, 120, 120.5, 300]),
    SurfaceLiving: facts.of([null, 45, 119.5, 120]),
    EPCLabelText: facts.of([null, null, 'A++', 'A+', 'A', 'B', 'B-', 'C', 'D+', 'E', 'F', 'G']),
    EnergyPerformance: facts.of([null, 0, 45, 100, 101, 200, 255, 300, 345, 500, 600]),
    HasGarden: random.chance(50),
    SurfaceTerrace: random.of([0, 0, 12]),
    NumberOfGarages: random.of([0, 0, 1, 2]),
    NumberOfParkings: places.of([0, 0, 1]),
    HasFurnished: places.chance(40),
    ConditionID: places.of([1, 2, 4, 6, 9]),
    HasLift: random.chance(50),
    HasPool: places.chance(30),
    IsAccessible: places.chance(30),
    Floor: places.of([null, 0, 0, 1, 2]),
    NumberOfBathRooms: places.of([null, 1, 1, 2, 3, 4]),
    SurfaceGround2: places.of([null, 200, 499.5, 500, 1200]),
    StartCommercialisation: random.chance(5) ? null : random.of(DATES),
  }
}

function randomProject(random: Random, ID: number): Project {
  const { Zip, City, Street, HouseNumber, PublishAddress, GoogleX, GoogleY } = randomHome(
    random,
    ID,
  )
  const place = { Zip, City, Street, HouseNumber, PublishAddress, GoogleX, GoogleY }
  const Units = Array.from({ length: random.between([1, 6]) }, (_, index) => ({
    ...randomHome(random, ID * 10 + index),
    Zip,
    City,
  }))
  return { ID, Name: 'P', ...place, StartCommercialisation: random.of(DATES), Units }
}

/** Somewhere around the postcode's point, or unknown. */
function coordinatesIn(random: Random, zip: string): Pick<PropertyItem, 'GoogleX' | 'GoogleY'> {
  const point = zipPoint(zip)
  if (!point || random.chance(30)) return { GoogleX: null, GoogleY: null }
  const offset = () => (random.share() - 0.5) / 10
  return { GoogleX: point.lat + offset(), GoogleY: point.lng + offset() }
}

/** A star around a postcode, which does not cross itself, of some kilometres to half the country. */
function randomArea(random: Random): string {
  const { lat, lng } = zipPoint(random.of(ZIPS)) ?? { lat: 51, lng: 4 }
  const size = random.of([0.02, 0.1, 0.1, 0.5, 1])
  const count = random.between([3, 40])
  const corners = Array.from({ length: count }, (_, at) => {
    const [angle, far] = [
      ((at + random.share() / 2) / count) * 2 * Math.PI,
      size * (0.2 + random.share()),
    ]
    return { lat: lat + far * Math.sin(angle), lng: lng + 1.6 * far * Math.cos(angle) }
  })
  return encodeArea(corners)
}

function cityOf(zip: string): Record<string, string> {
  const places = localitiesOf(zip)
  return { ...(places.find(({ main }) => main) ?? places[0])?.name }
}

function randomQuery(random: Random): string {
  const query = new URLSearchParams(random.of(GOALS))
  const maybe = (percent: number, name: string, value: () => string) => {
    if (random.chance(percent)) query.append(name, value())
  }
  const zip = () => {
    const region = `plaats|${random.of(ZIPS)}`
    return places.chance(75) ? region : places.of(AREAS)
  }
  maybe(50, 'order', () => random.of(['Price asc', 'Price desc', 'StartCommercialisation desc']))
  maybe(25, 'region', zip)
  maybe(10, 'region', zip)
  maybe(30, 'radius', () => String(random.of([3, 10, 14, 25, 60])))
  if (places.chance(35)) query.append('area', randomArea(places))
  maybe(20, 'type', () => random.of(['1', '2', '1,3', '4', '9', '10', '1,10']))
  maybe(10, 'type', () => random.of(['2', '3']))
  maybe(30, 'bedrooms', () => String(random.between([1, 4])))
  if (facts.chance(12)) query.append('surfacemin', String(facts.of([1, 45, 60, 120, 121])))
  if (facts.chance(12)) query.append('epc', facts.of(['A', 'B', 'c', 'D', 'E', 'F', 'g']))
  maybe(30, 'budget', () =>
    random.of(['-399000', '250000-', '250000-650000', '700-1200', '850-850']),
  )
  maybe(15, 'pricemin', () => String(random.of([0, 700, 90_000, 250_000])))
  maybe(15, 'pricemax', () => String(random.of([700_000, 1_300_000])))
  maybe(20, 'streetcity', () => random.of(TEXTS))
  for (const name of ['garden', 'terrace', 'garage', 'lift', 'noconstruction']) {
    maybe(12, name, () => 'true')
  }
  if (facts.chance(5)) query.append('bathroomsmin', String(facts.of([1, 2, 3])))
  if (facts.chance(5)) query.append('plotmin', String(facts.of([200, 499, 500, 501])))
  for (const name of ['parking', 'furnished', 'renovate'])
    if (places.chance(8)) query.append(name, 'true')
  for (const name of ['pool', 'groundfloor', 'accessible'])
    if (facts.chance(3)) query.append(name, 'true')
  return query.toString()
}
