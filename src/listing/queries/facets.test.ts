import { beforeAll, expect, test } from 'vitest'
import { db, getJson, importFile, importItems, listing, loadAgency } from '../../../test/agency'
import { generateListings } from '../../tasks/generate'
import { randomOf } from '../../tasks/random'
import { FEATURES } from '../features'
import type { Facets } from './facets'

const random = randomOf(3)

/** Projects that sell and let, so that their units are in several lists. */
const PROJECTS = Array.from({ length: 6 }, (_, index) => ({
  ID: 800_000 + index * 20,
  Name: `Project ${index}`,
  Zip: random.of(['9000', '2000', '1000']),
  City: { nl: 'Gent' },
  Units: Array.from({ length: 5 }, (_, unit) =>
    listing({
      ID: 800_001 + index * 20 + unit,
      Goal: random.of([0, 0, 1]),
      WebID: random.of([1, 2, 3, 10]),
      NumberOfBedRooms: random.between([0, 6]),
      HasGarden: random.chance(50),
      HasLift: random.chance(50),
      NumberOfGarages: random.of([0, 1]),
      Price: random.of([0, 900, 250_000, 400_000]),
    }),
  ),
}))

beforeAll(async () => {
  await loadAgency()
  await generateListings(db, 400)
  await importFile({ Projects: PROJECTS })
  // Properties with the type of projects, which a CRM may send.
  await importItems(
    listing({ ID: 900_001, WebID: 10 }),
    listing({ ID: 900_002, WebID: 10, Goal: 1 }),
  )
})

const LISTS = ['', 'goal=0', 'goal=1', 'goal=2', 'sold=true', 'sold=true&goal=1']
const PLACES = [
  '',
  'region=Gent|9000',
  'region=Gent|9000&region=Brussel|1000&region=Antwerpen|2000',
  'region=Gent|9000&radius=40',
  'streetcity=gent',
]

test.each(LISTS)('each count for ?%s is the total of the list with that option', async (list) => {
  let countSum = await expectMatchingCounts(list)
  for (const place of PLACES) {
    countSum += await expectMatchingCounts([list, place, randomChoices()].join('&'))
  }
  expect(countSum).toBeGreaterThan(20)
})

test('the facets API accepts the name of a list', async () => {
  const totals = async (query: string) => (await facets(query)).total
  expect(await totals('list=sale')).toBe(await total('goal=0'))
  expect(await totals('list=rent&goal=0')).toBe(await total('goal=1'))
  expect(await totals('list=projects')).toBe(await total('goal=2'))
  expect(await totals('list=sold')).toBe(await total('sold=true'))
  expect(await totals('list=constructor')).toBe(await total(''))
})

async function expectMatchingCounts(query: string): Promise<number> {
  const params = new URLSearchParams(query)
  const found = await facets(query)
  const totalWith = (name: string, value: string) => {
    const changed = new URLSearchParams(params)
    changed.set(name, value)
    return total(changed.toString())
  }
  const counted: Record<string, number> = {
    total: found.total,
    noconstruction: found.noconstruction,
  }
  const real: Record<string, number> = {
    total: await total(query),
    noconstruction: await totalWith('noconstruction', 'true'),
  }
  for (const type of ['1', '2', '3', '4', '10']) {
    counted[`type=${type}`] = found.types[type] ?? 0
    real[`type=${type}`] = await totalWith('type', type)
  }
  for (const count of ['1', '2', '3', '4'] as const) {
    counted[`bedrooms=${count}`] = found.bedrooms[count]
    real[`bedrooms=${count}`] = await totalWith('bedrooms', count)
  }
  for (const name of FEATURES) {
    counted[name] = found.features[name]
    real[name] = await totalWith(name, 'true')
  }
  expect(counted, query).toEqual(real)
  return Object.values(counted).reduce((all, count) => all + count)
}

function facets(query: string): Promise<Facets> {
  return getJson<Facets>(`/api/facets?${query}`)
}

async function total(query: string): Promise<number> {
  return (await getJson(`/api/properties?limit1=1&limit2=1&${query}`)).RowsCount
}

function randomChoices(): string {
  const choices = [
    random.chance(50) && `type=${random.between([1, 4])}`,
    random.chance(40) && `bedrooms=${random.between([1, 4])}`,
    ...FEATURES.map((name) => random.chance(25) && `${name}=true`),
    random.chance(30) && 'pricemin=200000',
    random.chance(30) && 'pricemax=450000',
    random.chance(20) && 'noconstruction=true',
  ]
  return choices.filter(Boolean).join('&')
}
