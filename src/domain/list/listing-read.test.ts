import { describe, expect, test } from 'vitest'
import { GOAL } from '../listing/goal'
import { parseListFilter } from './list-filter'
import { isTouched, type ListingChange, type ListingRead, listRead } from './listing-read'
import { KIND, LIST } from './lists'

const GENT = { lat: 51.054, lng: 3.725 }
const HOME: ListingChange = {
  version: 2,
  since: true,
  moved: true,
  altered: true,
  repriced: true,
  list: LIST.sale,
  kind: KIND.property,
  id: 7,
  goal: GOAL.sale,
  started: '2026-11-02',
  price: 300_000,
  webId: 1,
  bedrooms: 5,
  features: 0b101,
  zip: '9000',
  ...GENT,
}
const RECORD: ListingChange = {
  ...HOME,
  list: null,
  goal: null,
  started: null,
  price: null,
  webId: null,
  bedrooms: null,
  features: null,
  zip: null,
  lat: null,
  lng: null,
}
const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }

function ofList(query: string, centre: typeof GENT | null = null): ListingRead {
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS)
  return listRead(filter, [1, 2], { centre, zips: filter.regions.map(({ zip }) => zip) })
}

describe('a page of a list is touched by a row that its filter finds', () => {
  test.each([
    ['', true],
    ['goal=0', true],
    ['goal=1', false],
    ['sold=true', false],
    ['goal=0&type=1&type=2', true],
    ['goal=0&type=2', false],
    ['goal=0&bedrooms=4', true],
    ['goal=0&bedrooms=3', false],
    ['goal=0&budget=300000-300000', true],
    ['goal=0&budget=-299900', false],
    ['goal=0&budget=300100-', false],
    ['goal=0&region=Gent%7C9000', true],
    ['goal=0&region=Namur%7C5000', false],
    ['goal=0&area=eeei4eeesJgnHsJgnHi4', true],
    ['goal=0&area=gnHi4gnHsJhnHsJhnHi4', false],
    ['goal=0&area=eeei4eeesJgnHsJgnHi4&region=Namur%7C5000', false],
    ['goal=0&page=3&order=Price+asc', true],
  ])('?%s: %s', (query, expected) => {
    expect(isTouched(ofList(query), HOME)).toBe(expected)
  })

  test('by every feature that is wanted', () => {
    const read = ofList('goal=0')
    expect(isTouched({ ...read, features: 0b100 } as ListingRead, HOME)).toBe(true)
    expect(isTouched({ ...read, features: 0b110 } as ListingRead, HOME)).toBe(false)
  })

  test('by what lies in the box around its place, if it has a place', () => {
    const around = (lat: number) => ofList('goal=0&region=X%7C9000&radius=10', { ...GENT, lat })
    expect(isTouched(around(GENT.lat + 0.05), { ...HOME, zip: '9050' })).toBe(true)
    expect(isTouched(around(GENT.lat + 0.2), HOME)).toBe(false)
    expect(isTouched(around(GENT.lat), { ...HOME, lat: null, lng: null })).toBe(false)
    const drawn = ofList('goal=0&area=eeei4eeesJgnHsJgnHi4')
    expect(isTouched(drawn, { ...HOME, lat: null, lng: null })).toBe(false)
  })

  test('by a project whatever its units are like, where the list has projects', () => {
    const project = { ...HOME, kind: KIND.project, webId: 0, bedrooms: 0, features: 0, price: null }
    expect(isTouched(ofList('goal=0&type=2&bedrooms=3'), project)).toBe(true)
    expect(isTouched(ofList('goal=0&noconstruction=true'), project)).toBe(false)
    expect(isTouched(ofList('goal=0&noconstruction=true'), HOME)).toBe(true)
  })

  test.each([
    [{ id: 1 }, 'goal=0', true],
    [{ altered: true }, 'goal=0', true],
    [{ repriced: true }, 'goal=0', false],
    [{ repriced: true }, 'goal=0&budget=-400000', true],
    [{ repriced: true }, 'goal=0&order=Price+asc', true],
    [{ kind: KIND.project }, 'goal=0', true],
  ])('that stays in its place with %j, under ?%s: %s', (facts, query, expected) => {
    const still = { ...HOME, moved: false, altered: false, repriced: false }
    expect(isTouched(ofList(query), still)).toBe(false)
    expect(isTouched(ofList(query), { ...still, ...facts })).toBe(expected)
  })

  test('but not by a record that is in no list', () => {
    expect(isTouched(ofList(''), RECORD)).toBe(false)
  })
})

test('the page of a home or project is touched by its own record', () => {
  const read: ListingRead = { of: 'record', kind: KIND.property, id: 7 }
  expect(isTouched(read, RECORD)).toBe(true)
  expect(isTouched(read, { ...RECORD, id: 8 })).toBe(false)
  expect(isTouched(read, { ...RECORD, kind: KIND.project })).toBe(false)
})

describe('similar homes are touched', () => {
  const shown = [10, 20, 30].map((km, at) => ({
    id: at + 1,
    price: 300_000,
    bedrooms: null,
    point: { lat: GENT.lat + km / 111, lng: GENT.lng },
  }))
  const home = { id: 100, price: 300_000, bedrooms: null, point: GENT }
  const read: ListingRead = { of: 'similar', list: LIST.sale, webId: 1, home, shown, tooFew: null }

  test('by one that is shown, wherever it goes', () => {
    expect(isTouched(read, { ...RECORD, id: 2 })).toBe(true)
  })

  test.each([
    [5, HOME.price, true],
    [29, HOME.price, true],
    [35, HOME.price, false],
    [5, 1_500_000, false],
  ])('by a home %s km away at %s: %s', (km, price, expected) => {
    const other = { ...HOME, lat: GENT.lat + km / 111, price }
    expect(isTouched(read, other)).toBe(expected)
  })

  test('by any that comes to where there were too few', () => {
    const far = { ...HOME, price: 1_500_000 }
    const tooFew = { minLat: 51, maxLat: 51.1, minLng: 3.7, maxLng: 3.8 }
    expect(isTouched({ ...read, tooFew }, far)).toBe(true)
    expect(isTouched({ ...read, tooFew }, { ...far, lat: 51.2 })).toBe(false)
  })

  test('not by where a home was that is not shown', () => {
    expect(isTouched(read, { ...HOME, since: false })).toBe(false)
  })

  test('not by another type or goal', () => {
    expect(isTouched(read, { ...HOME, webId: 2 })).toBe(false)
    expect(isTouched(read, { ...HOME, list: LIST.rent })).toBe(false)
    expect(isTouched({ ...read, webId: null }, { ...HOME, webId: 2 })).toBe(true)
  })

  test('by its bedrooms too', () => {
    const three = { ...read, home: { ...home, bedrooms: 3 } }
    const at29 = { ...HOME, lat: GENT.lat + 29 / 111 }
    expect(isTouched(three, { ...at29, bedrooms: 3 })).toBe(true)
    expect(isTouched(three, { ...at29, bedrooms: 5 })).toBe(false)
  })

  test('by any of the kind while there are too few', () => {
    expect(isTouched({ ...read, shown: shown.slice(1) }, { ...HOME, lat: 49.6 })).toBe(true)
  })
})

describe('the links to the homes before and after are touched by homes between these', () => {
  const between = (newest: string | null, oldest: string | null): ListingRead => ({
    of: 'between',
    list: LIST.sale,
    newest: newest === null ? null : { rank: 1, started: newest, id: 7 },
    oldest: oldest === null ? null : { rank: 1, started: oldest, id: 7 },
  })

  test.each([
    ['2026-11-03', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', true],
    ['2026-11-03', '2026-11-02', true],
    ['2026-11-05', '2026-11-03', false],
    ['2026-11-01', '2026-10-01', false],
    [null, '2026-11-01', true],
    ['2026-11-03', null, true],
    [null, '2026-11-03', false],
  ])('from %s to %s: %s', (newest, oldest, expected) => {
    expect(isTouched(between(newest, oldest), HOME)).toBe(expected)
  })

  test('but not by one that stays where it was', () => {
    expect(isTouched(between(null, null), { ...HOME, moved: false })).toBe(false)
  })

  test('on the same day by the ID', () => {
    expect(isTouched(between('2026-11-02', '2026-11-01'), { ...HOME, id: 8 })).toBe(false)
    expect(isTouched(between('2026-11-03', '2026-11-02'), { ...HOME, id: 6 })).toBe(false)
  })
})
