import { expect, test } from 'vitest'
import { grossYield, monthlyEnergy } from './living-costs'

test.each([
  [180, 120, 0.12, 216],
  [168, 98, 0.12, 165],
  [95, 80, 0.3, 190],
])('%d kWh/m² × %d m² × %d € ÷ 12 is %d € a month', (score, surface, price, amount) => {
  expect(monthlyEnergy({ score, surface, price })).toBe(amount)
})

test.each([
  { score: null },
  { score: 0 },
  { score: -20 },
  { surface: null },
  { surface: 0 },
  { price: null },
])('there is no energy estimate for %j', (change) => {
  expect(monthlyEnergy({ score: 180, surface: 120, price: 0.12, ...change })).toBeNull()
})

test('the gross yield is the rent of a year in percent of the price with its costs', () => {
  expect(grossYield({ monthly: 1200, price: 350_000, costs: 45_782 })).toBeCloseTo(3.638, 3)
  expect(grossYield({ monthly: 1000, price: 240_000, costs: 0 })).toBe(5)
})
