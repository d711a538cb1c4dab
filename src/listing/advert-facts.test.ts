import { expect, test } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { advertFacts } from './advert-facts'
import type { Property } from './property'
import { publicCard, publicDetail, DEFAULT_PUBLISH_SETTINGS as settings } from './published'

type Facts = Omit<ReturnType<typeof advertFacts>, 'epc'>

const { law } = exampleProperty()
const HIDDEN = { publishAddress: false }
const flooded = (floodP: string, floodG: string | null) => ({ law: { ...law, floodP, floodG } })
const score = { energyPerformance: 168 }
const code = { epcCode: '3983834' }
const reported = '2026-06-30'

test.each<[listing: string, change: Partial<Property>, facts: Facts]>([
  ['with a public address', {}, score],
  ['with a hidden address', HIDDEN, { ...score, ...code }],
  ['with a street but no number', { houseNumber: '-' }, { ...score, ...code }],
  ['with a hidden address in Brussels', { ...HIDDEN, zip: '1000' }, score],
  ['without a code', { ...HIDDEN, law: { ...law, epcUniqueCode: null } }, score],
  ['with an implausible score', { energyPerformance: 1e6 }, {}],
  ['with a score below zero', { energyPerformance: -12 }, { energyPerformance: -12 }],
  ['without a score', { energyPerformance: null }, {}],
  ['with flood scores below D', flooded('C', 'B'), score],
  ['with D for the plot', flooded('D', 'C'), { ...score, flood: { scores: 'p', reported } }],
  ['with D for the building', flooded('A', 'd'), { ...score, flood: { scores: 'g', reported } }],
  ['with D for both', flooded('D', 'D'), { ...score, flood: { scores: 'pg', reported } }],
  ['with D in Wallonia', { zip: '5000', ...flooded('D', null) }, score],
])('an advert of a listing %s has the facts that it needs', (_, change, facts) => {
  const { epc: _label, ...others } = advertFacts(exampleProperty(change), settings)
  expect(others).toEqual(facts)
})

test('a listing that left the market has no fact on its card, and no code and flood on its page', () => {
  const home = exampleProperty({ ...HIDDEN, ...flooded('D', 'D'), status: 2 })
  const { epc, energyPerformance, epcCode, flood } = publicCard(home, settings)
  expect([epc, energyPerformance, epcCode, flood]).toEqual([null, undefined, undefined, undefined])
  const page = publicDetail(home, { ...settings, showSoldDetailPage: true })
  expect(page).toMatchObject({ gone: true, epcCode: undefined, flood: undefined })
})
