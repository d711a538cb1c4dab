import { describe, expect, it } from 'vitest'
import { exampleProject, exampleProperty } from '../../test/example-property'
import { DEFAULT_PUBLISH_SETTINGS, projectCard, publicProject } from './published'

const closed = DEFAULT_PUBLISH_SETTINGS

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

  it('has the price of its cheapest available unit with a public price', () => {
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

  it('compares the prices of units in euros, else in the currency of the first one', () => {
    const francs = [
      exampleProperty({ id: 1, price: 900_000, currency: 'CHF' }),
      exampleProperty({ id: 2, price: 800_000, currency: 'CHF' }),
      exampleProperty({ id: 3, price: 100_000, currency: 'GBP' }),
    ]
    const inFrancs = projectCard(exampleProject(), francs, closed, 0)
    expect(inFrancs).toMatchObject({ price: 800_000, currency: 'CHF' })
    const mixed = [...francs, exampleProperty({ id: 4, price: 950_000 })]
    const inEuros = projectCard(exampleProject(), mixed, closed, 0)
    expect(inEuros).toMatchObject({ price: 950_000 })
    expect(inEuros).not.toHaveProperty('currency')
  })

  it('shows only the units of the requested goal', () => {
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

  it('has no price if the prices of all units are hidden', () => {
    const card = projectCard(exampleProject(), units.slice(2, 6), closed, 0)
    expect(card).toMatchObject({ price: null, priceFrom: false })
    expect(card.units).toEqual({ available: 1, total: 3 })
  })

  it('lists every published unit, the sold ones without price and page', () => {
    const composition = publicProject(exampleProject(), units, closed)?.composition ?? []
    expect(composition.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7])
    expect(composition.map(({ price }) => price)).toEqual([400000, 380000, null, null, null, 1234])
    const open = composition.filter((unit) => unit.available && unit.hasPage)
    expect(open.map(({ id }) => id)).toEqual([1, 2, 3, 7])
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
