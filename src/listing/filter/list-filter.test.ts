import { describe, expect, it } from 'vitest'
import { canonical, parse } from '../../../test/list-filter'
import { spaced } from '../../../test/spaced'
import { filterQuery, isFiltered } from './list-filter'

/** A square of some kilometres around Ghent. */
const AREA = 'eeei4eeesJgnHsJgnHi4'

describe('the list parameters', () => {
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
      minSurface: null,
      minPlot: null,
      minBathrooms: null,
      epc: null,
      features: 0,
      noConstruction: false,
      regions: [],
      radius: null,
      area: '',
      text: '',
      fixed: {},
    })
    expect(filterQuery(parse(''))).toBe('')
  })

  it('are all parsed from one query', () => {
    const query =
      'page=3&order=Price+desc&budget=100000-400000&type=2,3&type=1&bedrooms=4&garden=true&surfacemin=120&plotmin=500&bathroomsmin=2&epc=c' +
      '&lift=true&noconstruction=true&region=Gent|9000&radius=15&streetcity=Linden-lei&goal=1' +
      `&area=${AREA}`
    expect(parse(query)).toMatchObject({
      page: 3,
      order: 'price-desc',
      goal: 1,
      minPrice: 100000,
      maxPrice: 400000,
      types: [1, 2, 3],
      bedrooms: 4,
      minSurface: 120,
      minPlot: 500,
      minBathrooms: 2,
      epc: 'C',
      features: 1 + 8,
      noConstruction: true,
      regions: [{ city: 'Gent', zip: '9000' }],
      radius: 15,
      area: AREA,
      text: 'Linden-lei',
    })
  })

  it.each(
    spaced(`
    page=0 page=-1 page=x page=1e9 page=99999999 order= order=Price order=Name+asc budget=
    budget=- budget=x-y budget=5 budget=1-2-3 budget=0- budget=0-0 budget=-2000000
    budget=0-2000000 budget=300-200 pricemin=x pricemin=-5 pricemin=0 pricemax=0
    pricemax=2000000 pricemin=300&pricemax=200 type= type=x type=0 type=-1 type=1.5 bedrooms=0
    bedrooms=5 bedrooms=4+ surfacemin=0 surfacemin=-50 surfacemin=10000 surfacemin=80.5
    bathroomsmin=0 bathroomsmin=4 plotmin=0 plotmin=-1 plotmin=1000000
    surfacemin=1e3 surfacemin=80m2 surfacemin= epc= epc=H epc=A%2B epc=AB epc=1 garden=1
    garden=false garage= lift=TRUE noconstruction=on region= region=4000 region=|x
    region=Gent|90 radius=10 radius=x streetcity= streetcity=%00 streetcity=--- goal=3 goal=-1
    goal= sold=1 unknown=1 __proto__=1 constructor=1 % %FF=%FE &&==
  `),
  )('are ignored if they are invalid: %s', (query) => {
    expect(parse(query)).toEqual(parse(''))
  })

  it('accept a place by its name or by the key of an area', () => {
    const names = 'region=Gent&region=Gand|&region=gent&region=x|town-gent&region=x|9000'
    expect(parse(names).regions).toEqual([
      { city: 'x', zip: '9000' },
      { city: 'x', zip: 'town-gent' },
      { city: 'Gand', zip: '' },
      { city: 'Gent', zip: '' },
    ])
  })
})

describe('the fixed filter of a page', () => {
  it('overrides the parameters and is omitted from the query', () => {
    const filter = parse('goal=1&sold=true&page=2', { goal: 0 })
    expect(filter).toMatchObject({ goal: 0, sold: false })
    expect(filterQuery(filter)).toBe('page=2')
    const sold = parse('goal=1', { sold: true })
    expect(sold).toMatchObject({ goal: 1, sold: true })
    expect(filterQuery(sold)).toBe('goal=1')
  })
})

describe('the canonical query', () => {
  it('is the same for the same list', () => {
    const first = 'type=3&type=1&utm_source=x&lift=true&garden=true&page=1&budget=0-300000'
    const second =
      'garden=true&pricemax=300000&lift=true&type=1,3,3&order=StartCommercialisation desc'
    expect(canonical(first)).toBe('budget=-300000&garden=true&lift=true&type=1&type=3')
    expect(canonical(second)).toBe(canonical(first))
    expect(canonical('epc=b&surfacemin=0090')).toBe(canonical('surfacemin= 90 &epc=B'))
  })

  it('counts as filtered only with a filter, not with a page or an order', () => {
    expect(isFiltered(parse('page=3&order=Price asc&goal=1&sold=true'))).toBe(false)
    for (const query of spaced(`
      type=1 surfacemin=90 epc=B lift=true region=|9000 streetcity=x budget=1-
    `)) {
      expect(isFiltered(parse(query))).toBe(true)
    }
  })
})
