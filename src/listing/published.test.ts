import { describe, expect, it } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { bitsOf } from './features'
import {
  DEFAULT_PUBLISH_SETTINGS,
  type PublishSettings,
  publicCard,
  publicDetail,
} from './published'

const closed = DEFAULT_PUBLISH_SETTINGS
const soldPages: PublishSettings = { ...closed, showSoldDetailPage: true }

describe('a card', () => {
  it('has the facts of a property on the market', () => {
    expect(publicCard(exampleProperty(), closed)).toMatchObject({
      kind: 'property',
      id: 410001,
      gone: false,
      hasPage: true,
      title: { nl: 'Appartement', en: 'Flat' },
      webIds: [2],
      address: {
        street: {
          nl: 'Verborgenlei 77 bus 8642',
          fr: 'Avenue Cachée 77 boîte 8642',
          en: 'Verborgenlei 77 box 8642',
          de: 'Verborgenlei 77 Bte. 8642',
        },
      },
      price: 345678,
      priceFrom: true,
      bedrooms: 3,
      surface: 118,
      plot: 210,
      features: bitsOf(['terrace', 'garage', 'parking', 'lift']),
      epc: { region: 'flanders', key: 'b', label: 'B' },
      pictureCount: 7,
      exact: true,
      started: '2026-08-12',
    })
  })

  it.each([
    ['sold', { status: 2 }],
    ['rented', { status: 4 }],
    ['marked as sold', { marquee: 3 }],
    ['marked as rented', { marquee: 4 }],
    ['not published at all', { status: 0 }],
  ])('of a property that is %s has no facts and no link', (_, change) => {
    const card = publicCard(exampleProperty(change), closed)
    expect(card).toMatchObject({
      gone: true,
      hasPage: false,
      typeName: { nl: 'Appartement' },
      city: { nl: 'Gent' },
      address: { street: null },
      priceFrom: false,
      features: 0,
      exact: false,
    })
    const { price, priceUnitText, bedrooms, bathrooms, surface, plot, epc, lat, lng } = card
    const facts = [price, priceUnitText, bedrooms, bathrooms, surface, plot, epc, lat, lng]
    expect(facts).toEqual(Array(9).fill(null))
    expect(JSON.stringify(card)).not.toContain('Verborgenlei')
  })

  it('links to a sold property only if sold pages are enabled', () => {
    const sold = exampleProperty({ status: 2 })
    expect(publicCard(sold, soldPages)).toMatchObject({ gone: true, hasPage: true, price: null })
    expect(publicCard(exampleProperty({ status: 5 }), soldPages).hasPage).toBe(false)
  })

  it('contains the country of a property abroad', () => {
    const home = exampleProperty({ countryId: 50, countryName: { nl: 'Luxemburg' } })
    expect(publicCard(home, closed).address.country).toEqual({
      nl: 'Luxemburg',
      fr: 'Luxembourg',
      en: 'Luxembourg',
      de: 'Luxemburg',
    })
  })
})

describe('the detail of a property', () => {
  it('is null for a property that is not on the market', () => {
    for (const status of [0, 2, 3, 4, 5, 6]) {
      expect(publicDetail(exampleProperty({ status }), closed)).toBeNull()
    }
    expect(publicDetail(exampleProperty({ marquee: 3 }), closed)).toBeNull()
  })

  it('of a sold property has the facts, without price and documents', () => {
    expect(publicDetail(exampleProperty({ status: 2 }), soldPages)).toMatchObject({
      gone: true,
      price: null,
      groundPart: null,
      documents: [],
      bedrooms: 3,
      surfacePlot: 210,
    })
  })

  it('has the land’s share of the price only for new properties for sale', () => {
    const share = (conditionId: number, goal: 0 | 1) =>
      publicDetail(exampleProperty({ conditionId, goal }), closed)?.groundPart
    expect([share(2, 0), share(1, 0), share(2, 1)]).toEqual([98765, null, null])
  })

  it('hides the deposit with the rent, but not the facts that the law requires', () => {
    const rental = exampleProperty({ goal: 1 })
    expect(publicDetail(rental, closed)?.law).toEqual(rental.law)
    const hidden = publicDetail({ ...rental, publishPrice: false }, closed)
    expect(hidden?.law).toMatchObject({ deposit: null, referenceRent: null, charges: 45 })
    expect(hidden?.law.epcUniqueCode).toBe('3983834')
  })

  it('lists documents without their paths', () => {
    expect(publicDetail(exampleProperty(), closed)?.documents).toEqual([
      {
        id: 0,
        fileName: 'secret-sheet.pdf',
        comment: null,
        typeName: { nl: 'Pandfiche', fr: 'Fiche du bien', en: 'Property sheet', de: 'Exposé' },
      },
      {
        id: 71,
        fileName: 'Plan Verborgenlei 77.pdf',
        comment: { nl: 'Plan van Verborgenlei', fr: 'Plan' },
        typeName: { nl: 'Plan', fr: 'Plan' },
      },
    ])
  })
})
