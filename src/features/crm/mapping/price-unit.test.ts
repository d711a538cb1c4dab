import { describe, expect, test } from 'vitest'
import { mapProperty } from './map-property'

const HOME = { ID: 1, Goal: 0, Status: 1, Zip: '9000' }
const homeOf = (facts: object) => mapProperty({ ...HOME, ...facts }, 'nl')

describe('a price with a unit', () => {
  test.each([
    ['rentPeriod', 'per jaar; /jaar; par an; €/an; /week; par semaine, HTVA; pro Jahr; p.w.; p/j'],
    ['rentPeriod', '/yr; Jahresmiete; op jaarbasis; per 3 maanden; par quinzaine'],
    ['priceByArea', '/m²; par m2 par an; per vierkante meter; €/ha'],
  ])('is hidden and reported as %s: %s', (code, units) => {
    for (const PriceUnitText of units.split('; '))
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
  ])('is shown with the text %s', (PriceUnitText) => {
    expect(homeOf({ Goal: 1, Price: 1200, PriceUnitText })).toMatchObject({
      property: { price: 1200, priceUnitText: { nl: PriceUnitText } },
      notes: [],
    })
  })

  test('is hidden if its text has such a unit in any language', () => {
    const facts = { Goal: 1, Price: 1200, PriceUnitText: { nl: 'huur', fr: 'par an' } }
    expect(homeOf(facts)).toMatchObject({ property: { price: null } })
  })
})
