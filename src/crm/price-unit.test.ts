import { describe, expect, test } from 'vitest'
import { mapProperty } from './map-property'

const HOME = { ID: 1, Goal: 0, Status: 1, Zip: '9000' }
const homeOf = (facts: object) => mapProperty({ ...HOME, ...facts }, 'nl')

describe('a price that is no plain price or monthly rent', () => {
  test.each<[string, string]>([
    ['per jaar', 'rentPeriod'],
    ['/jaar', 'rentPeriod'],
    ['par an', 'rentPeriod'],
    ['€/an', 'rentPeriod'],
    ['/week', 'rentPeriod'],
    ['par semaine, HTVA', 'rentPeriod'],
    ['pro Jahr', 'rentPeriod'],
    ['/m²', 'priceByArea'],
    ['par m2 par an', 'priceByArea'],
    ['per vierkante meter', 'priceByArea'],
    ['€/ha', 'priceByArea'],
    ['p.w.', 'rentPeriod'],
    ['p/j', 'rentPeriod'],
    ['/yr', 'rentPeriod'],
    ['Jahresmiete', 'rentPeriod'],
    ['op jaarbasis', 'rentPeriod'],
    ['per 3 maanden', 'rentPeriod'],
    ['par quinzaine', 'rentPeriod'],
  ])('%s is hidden and reported', (PriceUnitText, code) => {
    expect(homeOf({ Goal: 1, Price: 1200, PriceUnitText })).toMatchObject({
      property: { price: null },
      notes: [{ code, field: 'PriceUnitText', value: PriceUnitText }],
    })
  })

  test.each([
    'per maand',
    '/mois',
    'HTVA',
    'excl. btw',
    'per maand, kosten inbegrepen',
    'vanaf 345.678 euro',
    'p.p.p.m.',
    'charges are included',
    'par mois, garantie 2 mois',
  ])('%s is shown beside it', (PriceUnitText) => {
    expect(homeOf({ Goal: 1, Price: 1200, PriceUnitText })).toMatchObject({
      property: { price: 1200, priceUnitText: { nl: PriceUnitText } },
      notes: [],
    })
  })

  test('has its unit in any language', () => {
    const facts = { Goal: 1, Price: 1200, PriceUnitText: { nl: 'huur', fr: 'par an' } }
    expect(homeOf(facts)).toMatchObject({ property: { price: null } })
  })
})
