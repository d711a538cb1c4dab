import { describe, expect, it } from 'vitest'
import { LANGS } from '../format/lang'
import { exampleProject, exampleProperty } from './example-property'
import type { Property } from './property'
import { property as propertySchema } from './property'
import {
  DEFAULT_PUBLISH_SETTINGS,
  type PublishSettings,
  projectCard,
  publicCard,
  publicDetail,
  publicProject,
  publicUnit,
} from './published'

const closed = DEFAULT_PUBLISH_SETTINGS
const soldPages: PublishSettings = { ...closed, showSoldDetailPage: true }

/** Everything that any projection gives of one home, as one text. */
function everything(change: Partial<Property>, settings = soldPages): string {
  const home = exampleProperty(change)
  const project = exampleProject({
    publishAddress: home.publishAddress,
    street: home.street,
  })
  return JSON.stringify([
    publicCard(home, settings),
    publicDetail(home, settings),
    publicUnit(home, settings),
    projectCard(project, [home], settings, 'projects'),
    publicProject(project, [home], settings),
  ])
}

describe('the example', () => {
  it('is a valid property with every field', () => {
    expect(propertySchema.parse(exampleProperty())).toEqual(exampleProperty())
    expect(Object.keys(exampleProperty()).sort()).toEqual(Object.keys(propertySchema.shape).sort())
  })

  it('shows what is public, so that the tests below have something to hide', () => {
    const text = everything({})
    for (const fact of ['Verborgenlei 77 bus 8642', '345678', '98765', '51.05437', '2469']) {
      expect(text).toContain(fact)
    }
  })
})

describe('a hidden price', () => {
  const SECRETS = ['345678', '345.678', '98765', '2469', '1357', 'secret-sheet']

  it.each([
    ['not published', { publishPrice: false }],
    ['under option', { marquee: 2 }],
    ['marked as sold', { marquee: 3 }],
    ['marked as rented', { marquee: 4 }],
    ['sold', { status: 2 }],
    ['rented', { status: 4 }],
    ['not published, of a rental', { goal: 1 as const, publishPrice: false }],
    ['of a rental under option', { goal: 1 as const, marquee: 2 }],
  ])('that is %s stands nowhere', (_, change) => {
    const text = everything(change)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('hides with a marquee that the settings add', () => {
    const text = everything({ marquee: 9 }, { ...soldPages, ignoreMarquees: [9] })
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })
})

describe('a hidden address', () => {
  const SECRETS = [
    'Verborgenlei',
    'Cachée',
    '77',
    '8642',
    'Patersholwijk',
    '51.05437',
    '3.71749',
    'secret',
  ]

  it('stands nowhere, nor do names of files and pictures that tell it', () => {
    const text = everything({ publishAddress: false })
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('leaves zip, city and the public text', () => {
    const card = publicCard(exampleProperty({ publishAddress: false }), closed)
    expect(card).toMatchObject({
      zip: '9000',
      city: { nl: 'Gent', fr: 'Gand' },
      address: { street: { nl: 'Rustig gelegen' }, country: null },
      lat: null,
      lng: null,
      exact: false,
    })
  })

  it('hides under a marquee of the settings', () => {
    const settings = { ...closed, marqueesWithoutStreet: [2] }
    const home = exampleProperty({ marquee: 2, publicAddress: null })
    const text = JSON.stringify([publicCard(home, settings), publicDetail(home, settings)])
    for (const secret of SECRETS) expect(text).not.toContain(secret)
    expect(publicCard(home, settings).address.street).toBeNull()
  })

  it('hides where a document lies, whatever else is public', () => {
    expect(everything({})).not.toContain('secret-place')
  })
})

describe('a card', () => {
  it('tells the facts of a home on the market', () => {
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
      features: 2 + 4 + 8,
      epc: { region: 'flanders', key: 'b', label: 'B' },
      pictureCount: 7,
      exact: true,
      started: '2026-08-12',
    })
  })

  it('has five pictures at most, the page all of them', () => {
    expect(publicCard(exampleProperty(), closed).pictures).toHaveLength(5)
    expect(publicDetail(exampleProperty(), closed)?.pictures).toHaveLength(7)
  })

  it.each([
    ['sold', { status: 2 }],
    ['rented', { status: 4 }],
    ['marked as sold', { marquee: 3 }],
    ['marked as rented', { marquee: 4 }],
    ['not published at all', { status: 0 }],
  ])('of a home that is %s is bare and leads nowhere', (_, change) => {
    const card = publicCard(exampleProperty(change), closed)
    expect(card).toMatchObject({
      gone: true,
      hasPage: false,
      typeName: { nl: 'Appartement' },
      city: { nl: 'Gent' },
      address: { street: null },
      price: null,
      priceFrom: false,
      priceUnitText: null,
      bedrooms: null,
      bathrooms: null,
      surface: null,
      plot: null,
      features: 0,
      epc: null,
      lat: null,
      lng: null,
      exact: false,
    })
    expect(JSON.stringify(card)).not.toContain('Verborgenlei')
  })

  it('links to a sold home only where sold pages are shown', () => {
    const sold = exampleProperty({ status: 2 })
    expect(publicCard(sold, soldPages)).toMatchObject({ gone: true, hasPage: true, price: null })
    expect(publicCard(exampleProperty({ status: 5 }), soldPages).hasPage).toBe(false)
  })

  it('has no box word twice: languages that read like Dutch are left out', () => {
    const home = exampleProperty({ boxNr: null, street: { nl: 'Verborgenlei' } })
    expect(publicCard(home, closed).address.street).toEqual({ nl: 'Verborgenlei 77' })
  })

  it('names the country abroad', () => {
    const home = exampleProperty({ countryId: 50, countryName: { nl: 'Luxemburg' } })
    expect(publicCard(home, closed).address.country).toEqual({ nl: 'Luxemburg' })
  })

  it('is plain JSON', () => {
    const card = publicCard(exampleProperty(), closed)
    expect(JSON.parse(JSON.stringify(card))).toEqual(card)
  })
})

describe('the page of a home', () => {
  it('is none for what has left the market or never was on it', () => {
    for (const status of [0, 2, 3, 4, 5, 6]) {
      expect(publicDetail(exampleProperty({ status }), closed)).toBeNull()
    }
    expect(publicDetail(exampleProperty({ marquee: 3 }), closed)).toBeNull()
  })

  it('of a sold one keeps the facts, without price and documents', () => {
    expect(publicDetail(exampleProperty({ status: 2 }), soldPages)).toMatchObject({
      gone: true,
      price: null,
      groundPart: null,
      documents: [],
      bedrooms: 3,
      surfacePlot: 210,
    })
  })

  it('tells the land share of new homes for sale only', () => {
    const shares = [
      publicDetail(exampleProperty({ conditionId: 2, goal: 0 }), closed),
      publicDetail(exampleProperty({ conditionId: 1, goal: 0 }), closed),
      publicDetail(exampleProperty({ conditionId: 2, goal: 1 }), closed),
    ].map((detail) => detail?.groundPart)
    expect(shares).toEqual([98765, null, null])
  })

  it('tells the deposit with the rent, and what the law wants told without', () => {
    const rental = exampleProperty({ goal: 1 })
    expect(publicDetail(rental, closed)?.law).toEqual(rental.law)
    const hidden = publicDetail({ ...rental, publishPrice: false }, closed)
    expect(hidden?.law).toMatchObject({ deposit: null, referenceRent: null, charges: 45 })
    expect(hidden?.law.epcUniqueCode).toBe('3983834')
  })

  it('names documents without their place', () => {
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

describe('a project', () => {
  const units = [
    exampleProperty({ id: 1, price: 400000, marquee: 1, bedrooms: 1, webId: 5 }),
    exampleProperty({ id: 2, price: 380000, bedrooms: 2, startCommercialisation: '2026-08-20' }),
    exampleProperty({ id: 3, price: 300000, marquee: 2, bedrooms: 4 }),
    exampleProperty({ id: 4, price: 200000, marquee: 3 }),
    exampleProperty({ id: 5, price: 100000, status: 2 }),
    exampleProperty({ id: 6, price: 50000, status: 0, startCommercialisation: '2027-01-01' }),
    exampleProperty({ id: 7, price: 1234, goal: 1, bedrooms: 3, webId: 9 }),
  ]

  it('costs as little as its cheapest available unit with a shown price', () => {
    expect(projectCard(exampleProject(), units, closed, 0)).toMatchObject({
      kind: 'project',
      goal: 0,
      title: { nl: 'Residentie Leieboord' },
      price: 380000,
      priceFrom: true,
      webIds: [2, 5],
      bedrooms: null,
      bedroomsMin: 1,
      bedroomsMax: 4,
      units: { available: 3, total: 5 },
      hasPage: true,
      started: '2026-07-01',
    })
  })

  it('shows only the units of the goal that is asked for', () => {
    expect(projectCard(exampleProject(), units, closed, 1)).toMatchObject({
      goal: 1,
      price: 1234,
      webIds: [9],
      units: { available: 1, total: 1 },
    })
    expect(projectCard(exampleProject(), units, closed, 'projects')).toMatchObject({
      goal: 0,
      price: 1234,
      units: { available: 4, total: 6 },
    })
  })

  it('without its own date has the newest of its published units', () => {
    const undated = exampleProject({ startCommercialisation: null })
    expect(projectCard(undated, units, closed, 0).started).toBe('2026-08-20')
    expect(projectCard(undated, [], closed, 0).started).toBe('2026-06-01T09:00:00')
  })

  it('has no price when every unit hides its own', () => {
    const card = projectCard(exampleProject(), units.slice(2, 6), closed, 0)
    expect(card).toMatchObject({ price: null, priceFrom: false })
    expect(card.units).toEqual({ available: 1, total: 3 })
  })

  it('lists every published unit, the sold ones greyed and without price or page', () => {
    const composition = publicProject(exampleProject(), units, closed)?.composition ?? []
    expect(composition.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7])
    expect(composition.map(({ price }) => price)).toEqual([400000, 380000, null, null, null, 1234])
    expect(composition.map((unit) => unit.available && unit.hasPage)).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('has no page and no facts while it is not published', () => {
    const hidden = exampleProject({ published: false })
    expect(publicProject(hidden, units, closed)).toBeNull()
    expect(projectCard(hidden, units, closed, 0)).toMatchObject({
      gone: true,
      hasPage: false,
      price: null,
      lat: null,
    })
  })
})

it('composes the street in every language', () => {
  const { street } = publicCard(exampleProperty(), closed).address
  expect(Object.keys(street ?? {})).toEqual([...LANGS])
})
