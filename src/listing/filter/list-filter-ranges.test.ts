import { describe, expect, it } from 'vitest'
import { canonical, parse } from '../../../test/list-filter'
import { filterQuery, parseListFilter } from './list-filter'

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
  ])('of ?%s are %s to %s', (query, minPrice, maxPrice) => {
    expect(parse(query)).toMatchObject({ minPrice, maxPrice })
  })

  it('are unbounded at the maximum of the goal', () => {
    expect(parse('budget=500-5000&goal=1')).toMatchObject({ minPrice: 500, maxPrice: null })
    expect(parse('budget=500-5000', { goal: 1 })).toMatchObject({ maxPrice: null })
    expect(parse('budget=500-5000', { goal: 0 })).toMatchObject({ maxPrice: 5000 })
  })

  it('have the same cache key only for equal lists, even with an infinite maximum', () => {
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
  it('are unique by postcode and sorted', () => {
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
  ])('with a radius of %s have a radius of %s km', (radius, km) => {
    expect(parse(`region=Gent|9000&radius=${radius}`).radius).toBe(km)
  })

  it('have a radius only if there is exactly one, and no default radius', () => {
    expect(parse('region=Gent|9000').radius).toBeNull()
    expect(parse('radius=15').radius).toBeNull()
    expect(parse('region=Gent|9000&region=Aalst|9300&radius=15').radius).toBeNull()
    expect(parse('region=Gent|9000&region=Gand|9000&radius=15').radius).toBe(15)
  })
})
