import { expect, it } from 'vitest'
import { exampleProperty } from '../../../test/example-property'
import { DEFAULT_PUBLISH_SETTINGS, publicDetail } from '../../listing/published'
import { factsSheet } from './facts-sheet'

type Facts = Parameters<typeof exampleProperty>[0]

const RICH: Facts = {
  webId: 1,
  bedrooms: 4,
  bathrooms: 2,
  showerRooms: 1,
  toilets: 2,
  garages: 1,
  parkings: 2,
  hasGarden: true,
  hasTerrace: true,
  hasLift: true,
  hasCellar: true,
  hasAttic: true,
  surfaceTotal: 200,
  surfacePlot: 500,
  surfaceTerrace: 20,
  constructionYear: 1990,
  conditionId: 1,
  construction: 3,
  heating: 1,
}

it('opens 10 to 14 facts of a house, without its key facts and each once', () => {
  const { key, open, groups } = sheetOf(RICH)
  const opened = open.map(({ label }) => label)
  expect(opened.length).toBeGreaterThanOrEqual(10)
  expect(opened.length).toBeLessThanOrEqual(14)
  expect(new Set([...opened, ...key.map(({ label }) => label)]).size).toBe(
    opened.length + key.length,
  )
  const folded = Object.values(groups).flatMap((facts) => facts.map(({ label }) => label))
  expect(folded.filter((label) => opened.includes(label))).toEqual([])
})

const EMPTY: Facts = {
  goal: 0,
  marquee: null,
  priceUnit: 0,
  bedrooms: null,
  bathrooms: null,
  surfaceTotal: null,
  surfaceLiving: null,
  surfacePlot: null,
  epcLabel: null,
  energyPerformance: null,
  heating: 7,
}

it.each<[string, Facts, string[]]>([
  ['land', { webId: 3, surfacePlot: 742, price: 189_000 }, ['prop.plotarea', 'price.perm2']],
  ['a garage', { webId: 4, surfaceTotal: 16, garages: 1 }, ['detail.surface', 'prop.garages']],
  ['an office', { webId: 5, surfaceTotal: 410, parkings: 4 }, ['detail.surface', 'prop.parkings']],
  [
    'a shop',
    { webId: 6, surfaceTotal: 90, surfaceStore: 40 },
    ['detail.surface', 'prop.storearea'],
  ],
  [
    'a hall',
    { webId: 7, surfaceTotal: 480, surfacePlot: 900 },
    ['detail.surface', 'prop.plotarea'],
  ],
  [
    'a student room',
    { webId: 9, surfaceTotal: 24, bathrooms: 1 },
    ['prop.livingarea', 'prop.bathrooms'],
  ],
])('shows the key facts of %s', (_, facts, labels) => {
  const { key } = sheetOf({ ...EMPTY, ...facts })
  expect(key.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
  expect(key.length).toBeLessThanOrEqual(4)
})

function sheetOf(facts: Facts) {
  const home = publicDetail(exampleProperty(facts), DEFAULT_PUBLISH_SETTINGS)
  return factsSheet(home ?? expect.fail('The example property has no page'))
}
