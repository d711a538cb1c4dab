import { expect, test } from 'vitest'
import { renovationDuty } from './renovation-duty'

const [HOUSE, FLAT, LAND, GARAGE, OFFICE, SHOP] = [1, 2, 3, 4, 5, 6]
const HOME = { region: 'flanders', goal: 0, webIds: [HOUSE], label: 'F', stated: null } as const

const dutyOf = (change: object) => {
  const duty = renovationDuty({ ...HOME, ...change })
  return duty && [duty.kind, duty.years, duty.from]
}

test.each([
  ['a house with label F', {}, ['home', 6, '2025-01-01']],
  ['a flat with label E', { webIds: [FLAT], label: 'E' }, ['home', 6, '2025-01-01']],
  ['a house with label D', { label: 'D' }, null],
  ['a house without a label', { label: null }, null],
  ['a house without a label, stated', { label: null, stated: true }, ['home', 6, '2025-01-01']],
  ['a house with label F, denied', { stated: false }, null],
  ['an office with label A', { webIds: [OFFICE], label: 'A' }, ['business', 5, '2022-01-01']],
  ['a shop without a label', { webIds: [SHOP], label: null }, ['business', 5, '2022-01-01']],
  ['a shop, denied', { webIds: [SHOP], stated: false }, null],
  ['land', { webIds: [LAND] }, null],
  ['a garage, stated', { webIds: [GARAGE], stated: true }, null],
  ['a house for rent', { goal: 1 }, null],
  ['a house in Wallonia', { region: 'wallonia' }, null],
  ['a house in Brussels, stated', { region: 'brussels', stated: true }, null],
  ['a house abroad', { region: null }, null],
])('%s', (_, change, expected) => {
  expect(dutyOf(change)).toEqual(expected)
})

test('a home had five years for deeds of 2023 and 2024', () => {
  const years = (on: string) => renovationDuty(HOME, on)?.years
  expect(['2022-12-31', '2023-01-01', '2024-12-31', '2025-01-01'].map(years)).toEqual([
    undefined,
    5,
    5,
    6,
  ])
})
