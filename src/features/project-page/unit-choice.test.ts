import { describe, expect, test } from 'vitest'
import { ALL_UNITS, matchingFloors, type UnitChoice } from './unit-choice'
import type { UnitFacts } from './unit-facts'

const FLOORS = [
  { floor: 0, units: [unit(1, { bedrooms: 1, price: 300, surface: null })] },
  {
    floor: 1,
    units: [
      unit(2, { bedrooms: 2, price: null, surface: 90, available: false }),
      unit(3, { bedrooms: 3, price: 200, surface: 80 }),
    ],
  },
]

describe.each<[string, Partial<UnitChoice>, (number | null)[], number[]]>([
  ['no filter', {}, [0, 1], [1, 2, 3]],
  ['at least two bedrooms', { bedrooms: 2 }, [1], [2, 3]],
  ['only available units', { onlyFree: true }, [0, 1], [1, 3]],
  ['the order by price', { sort: 'price' }, [null], [3, 1, 2]],
  ['the order by surface', { sort: 'surface' }, [null], [3, 2, 1]],
  ['a filter without matches', { bedrooms: 4 }, [], []],
])('the unit list with %s', (_, choice, floors, ids) => {
  test(`shows ${ids.length ? `the units ${ids.join(', ')}` : 'no units'}`, () => {
    const shown = matchingFloors(FLOORS, { ...ALL_UNITS, ...choice })
    expect(shown.map(({ floor }) => floor)).toEqual(floors)
    expect(shown.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(ids)
  })
})

function unit(id: number, facts: Partial<UnitFacts>): UnitFacts {
  return {
    id,
    goal: 0,
    status: 1,
    marquee: null,
    available: true,
    hasPage: true,
    ident: null,
    unitOrder: null,
    buildingId: null,
    buildingName: null,
    floor: null,
    typeName: '',
    webId: null,
    bedrooms: null,
    bathrooms: null,
    surface: null,
    surfaceTerrace: null,
    epc: null,
    price: null,
    priceFrom: false,
    priceUnitText: null,
    ...facts,
  }
}
