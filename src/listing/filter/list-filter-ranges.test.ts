import { describe, expect, it } from 'vitest'
import { parse } from '../../../test/list-filter'

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
})

describe('regions', () => {
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
