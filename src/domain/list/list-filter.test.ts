import { describe, expect, it } from 'vitest'
import {
  type FixedFilter,
  filterQuery,
  isFiltered,
  type ListFilter,
  parseListFilter,
  withPage,
} from './list-filter'

const settings = { maxPriceSale: 2_000_000, maxPriceRent: 5000, defaultRadius: 10 }

function parse(query: string, fixed?: FixedFilter): ListFilter {
  return parseListFilter(new URLSearchParams(query), settings, fixed)
}

/** The canonical query of a query. */
function canonical(query: string, fixed?: FixedFilter): string {
  return decodeURIComponent(filterQuery(parse(query, fixed)).replaceAll('+', ' '))
}

describe('list parameters', () => {
  it('are all optional', () => {
    expect(parse('')).toEqual({
      page: 1,
      order: 'newest',
      goal: null,
      sold: false,
      minPrice: null,
      maxPrice: null,
      types: [],
      bedrooms: null,
      features: 0,
      noConstruction: false,
      regions: [],
      radius: null,
      text: '',
      fixed: {},
    })
    expect(filterQuery(parse(''))).toBe('')
  })

  it('are read all together', () => {
    const query =
      'page=3&order=Price+desc&budget=100000-400000&type=2,3&type=1&bedrooms=4&garden=true' +
      '&lift=true&noconstruction=true&region=Gent|9000&radius=15&streetcity=Linden-lei&goal=1'
    expect(parse(query)).toMatchObject({
      page: 3,
      order: 'price-desc',
      goal: 1,
      minPrice: 100000,
      maxPrice: 400000,
      types: [1, 2, 3],
      bedrooms: 4,
      features: 1 + 8,
      noConstruction: true,
      regions: [{ city: 'Gent', zip: '9000' }],
      radius: 15,
      text: 'Linden-lei',
    })
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1e9',
    'page=99999999',
    'order=',
    'order=Price',
    'order=Name asc',
    'budget=',
    'budget=-',
    'budget=x-y',
    'budget=5',
    'budget=1-2-3',
    'budget=0-',
    'budget=0-0',
    'budget=-2000000',
    'budget=0-2000000',
    'budget=300-200',
    'pricemin=x',
    'pricemin=-5',
    'pricemin=0',
    'pricemax=0',
    'pricemax=2000000',
    'pricemin=300&pricemax=200',
    'type=',
    'type=x',
    'type=0',
    'type=-1',
    'type=1.5',
    'bedrooms=0',
    'bedrooms=5',
    'bedrooms=4+',
    'garden=1',
    'garden=false',
    'garage=',
    'lift=TRUE',
    'noconstruction=on',
    'region=',
    'region=Gent',
    'region=Gent|',
    'region=|x',
    'region=Gent|90',
    'radius=10',
    'radius=x',
    'streetcity=',
    'streetcity=%00',
    'streetcity=---',
    'goal=3',
    'goal=-1',
    'goal=',
    'sold=1',
    'unknown=1',
    '__proto__=1',
    'constructor=1',
    '%',
    '%FF=%FE',
    '&&==',
  ])('with %s are as if absent', (query) => {
    expect(parse(query)).toEqual(parse(''))
  })

  it('take the first value of single names', () => {
    expect(parse('page=2&page=5&bedrooms=1&bedrooms=2')).toMatchObject({ page: 2, bedrooms: 1 })
    expect(parse('page=x&page=5').page).toBe(1)
  })

  it('come as a record too', () => {
    const record = { page: '2', type: ['3', '1,2'], garden: undefined }
    expect(parseListFilter(record, settings)).toMatchObject({ page: 2, types: [1, 2, 3] })
  })
})

describe('budgets', () => {
  it.each([
    ['budget=200000-', 200000, null],
    ['budget=-300000', null, 300000],
    ['budget=0-300000', null, 300000],
    ['budget=200000-2000000', 200000, null],
    ['budget=200000-200000', 200000, 200000],
    ['budget=100000-3000000', 100000, 3000000],
    ['pricemin=200000', 200000, null],
    ['pricemax=300000', null, 300000],
    ['budget=100000-300000&pricemin=200000&pricemax=400000', 200000, 300000],
    ['budget=100000-&pricemax=400000', 100000, 400000],
    ['budget=300000-200000&pricemin=1000', 1000, null],
    ['budget=1000-2000&pricemin=3000', null, null],
    ['budget=1250.50-', 1250.5, null],
  ])('%s is %s to %s', (query, minPrice, maxPrice) => {
    expect(parse(query)).toMatchObject({ minPrice, maxPrice })
  })

  it('are unbounded at the maximum of the goal', () => {
    expect(parse('budget=500-5000&goal=1')).toMatchObject({ minPrice: 500, maxPrice: null })
    expect(parse('budget=500-5000', { goal: 1 })).toMatchObject({ maxPrice: null })
    expect(parse('budget=500-5000', { goal: 0 })).toMatchObject({ maxPrice: 5000 })
  })

  it('never come down to one key where an infinite maximum tells them apart', () => {
    const infinite = { maxPriceSale: Infinity, maxPriceRent: Infinity }
    const key = (query: string) =>
      filterQuery(parseListFilter(new URLSearchParams(query), infinite))
    const queries = ['', 'budget=-5000', 'budget=-2000000', 'budget=-5000&pricemax=6000']
    for (const goal of [0, 1] as const) {
      const byKey = new Map<string, string>()
      for (const query of queries) {
        const list = canonical(query, { goal })
        expect(byKey.get(key(query)) ?? list).toBe(list)
        byKey.set(key(query), list)
      }
    }
  })
})

describe('regions', () => {
  it('are decided by the zip, each once, sorted', () => {
    expect(parse('region=Gent|9000&region=Antwerpen|2000&region=Ghent|9000').regions).toEqual([
      { city: 'Antwerpen', zip: '2000' },
      { city: 'Gent', zip: '9000' },
    ])
    expect(parse('region=|9000').regions).toEqual([{ city: '', zip: '9000' }])
    expect(parse('region=Capellen|l-8308').regions).toEqual([{ city: 'Capellen', zip: 'L-8308' }])
  })

  it.each([
    ['10', 10],
    ['12', 10],
    ['14.9', 10],
    ['15', 15],
    ['5', 10],
    ['0', 10],
    ['-5', 10],
    ['27', 25],
    ['9999', 300],
    ['', null],
    ['x', null],
  ])('have a radius of %s as %s', (radius, km) => {
    expect(parse(`region=Gent|9000&radius=${radius}`).radius).toBe(km)
  })

  it('have no radius unless there is exactly one, and none by themselves', () => {
    expect(parse('region=Gent|9000').radius).toBeNull()
    expect(parse('radius=15').radius).toBeNull()
    expect(parse('region=Gent|9000&region=Aalst|9300&radius=15').radius).toBeNull()
    expect(parse('region=Gent|9000&region=Gand|9000&radius=15').radius).toBe(15)
  })
})

describe('what a page fixes', () => {
  it('wins over the parameters and stays out of the query', () => {
    const filter = parse('goal=1&sold=true&page=2', { goal: 0 })
    expect(filter).toMatchObject({ goal: 0, sold: false })
    expect(filterQuery(filter)).toBe('page=2')
    const sold = parse('goal=1', { sold: true })
    expect(sold).toMatchObject({ goal: 1, sold: true })
    expect(filterQuery(sold)).toBe('goal=1')
  })

  it('leaves goal and sold to the API', () => {
    expect(parse('sold=true&goal=1')).toMatchObject({ goal: 1, sold: true })
    expect(canonical('sold=true&goal=0')).toBe('goal=0&sold=true')
  })
})

describe('the canonical query', () => {
  it('is the same for the same list', () => {
    const one = 'type=3&type=1&utm_source=x&lift=true&garden=true&page=1&budget=0-300000'
    const other =
      'garden=true&pricemax=300000&lift=true&type=1,3,3&order=StartCommercialisation desc'
    expect(canonical(one)).toBe('budget=-300000&garden=true&lift=true&type=1&type=3')
    expect(canonical(other)).toBe(canonical(one))
  })

  it('is sorted by name', () => {
    const query = 'bedrooms=2&garage=true&garden=true&lift=true&page=2&streetcity=x&terrace=true'
    expect(canonical(query.split('&').reverse().join('&'))).toBe(query)
  })

  it('links to other pages of the list', () => {
    const filter = parse('type=1&page=4')
    expect(filterQuery(withPage(filter, 2))).toBe('page=2&type=1')
    expect(filterQuery(withPage(filter, 1))).toBe('type=1')
  })

  it('tells a narrowed list from a turned or sorted one', () => {
    expect(isFiltered(parse('page=3&order=Price asc&goal=1&sold=true'))).toBe(false)
    for (const query of ['type=1', 'lift=true', 'region=|9000', 'streetcity=x', 'budget=1-']) {
      expect(isFiltered(parse(query))).toBe(true)
    }
  })
})

describe('any query', () => {
  it('is bounded', () => {
    const many = Array.from({ length: 500 }, (_, at) => `type=${at + 1}&region=x|${1000 + at}`)
    const filter = parse(`${many.join('&')}&streetcity=${'é'.repeat(5000)}`)
    expect(filter.types).toHaveLength(20)
    expect(filter.regions).toHaveLength(10)
    expect(filter.text).toHaveLength(80)
    expect(parse(`region=${'x'.repeat(5000)}|9000`).regions[0]?.city).toHaveLength(60)
    expect(parse(`type=${'1,'.repeat(100_000)}7`).types).toEqual([1])
  })

  it('gives a filter that its own query gives again', () => {
    const random = randomNumbers(20260809)
    for (let round = 0; round < 4000; round++) {
      const query = randomQuery(random)
      const fixed = choose(random, [
        {},
        { goal: 0 },
        { goal: 1 },
        { goal: 2 },
        { sold: true },
      ] as const)
      const filter = parseListFilter(query, settings, fixed)
      const text = filterQuery(filter)
      expect(text.isWellFormed()).toBe(true)
      const again = parseListFilter(new URLSearchParams(text), settings, fixed)
      expect(again, `${query} → ${text}`).toEqual(filter)
      expect(filterQuery(again)).toBe(text)
    }
  })
})

const NAMES = [
  'page',
  'order',
  'budget',
  'pricemin',
  'pricemax',
  'type',
  'bedrooms',
  'garden',
  'terrace',
  'garage',
  'lift',
  'noconstruction',
  'region',
  'radius',
  'streetcity',
  'goal',
  'sold',
  'toString',
  '',
]
const VALUES = [
  'true',
  '1',
  '2',
  '4',
  '12',
  '0',
  '-1',
  '100000-300000',
  '-2000000',
  '5000-',
  '-',
  '2000000',
  '5000',
  'Price asc',
  'Price desc',
  'Gent|9000',
  'Liège|4000',
  '|1000',
  'a|b|2000',
  'x',
  '1,2,3',
  '07',
  'L-8008',
  'Zoë|L-8008',
  'ﬁŒß İı',
  '1250.50-1250.5',
  '17',
  '9'.repeat(400),
  'Σσς ℡ ㎡',
]
const PIECES = [
  '|',
  '-',
  ',',
  ' ',
  '\u0000',
  '\uD83D',
  '\u200D',
  '😀',
  '%',
  '&',
  '=',
  '+',
  'é',
  '9',
  '<',
]

function randomQuery(random: () => number): URLSearchParams {
  const query = new URLSearchParams()
  const count = Math.floor(random() * 12)
  for (let at = 0; at < count; at++) query.append(choose(random, NAMES), randomValue(random))
  return query
}

function randomValue(random: () => number): string {
  if (random() < 0.7) return choose(random, VALUES)
  const length = Math.floor(random() * 120)
  return Array.from({ length }, () =>
    random() < 0.5 ? choose(random, PIECES) : String.fromCharCode(Math.floor(random() * 0xffff)),
  ).join('')
}

function choose<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

/** Mulberry32: the same queries in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
