import { expect, test } from 'vitest'
import { affordablePrice } from './affordable-price'

/** The price of 350,000 € with its duty, notary (3,032.44) and file (750), and the budgets around it. */
test.each([
  ['flanders', true, 360_783, 350_000],
  ['flanders', true, 360_782, 349_000],
  ['flanders', false, 395_783, 350_000],
  ['wallonia', true, 364_283, 350_000],
  ['wallonia', false, 397_533, 350_000],
  ['brussels', true, 372_533, 350_000],
  ['brussels', true, 372_532, 349_000],
  ['brussels', false, 397_533, 350_000],
] as const)(
  'in %s (sole own home: %s) a budget of %d € pays for %d €',
  (...[region, isOwnHome, budget, price]) => {
    expect(affordablePrice({ budget, region, isOwnHome })?.price).toBe(price)
  },
)

test('in Brussels the price stays at the limit of the exemption until the full duty fits', () => {
  const priceFor = (budget: number) =>
    affordablePrice({ budget, region: 'brussels', isOwnHome: true })?.price
  expect(priceFor(653_954)).toBe(599_000)
  expect(priceFor(653_955)).toBe(600_000)
  expect(priceFor(679_000)).toBe(600_000)
  expect(priceFor(680_100)).toBe(601_000)
})

test.each([
  ['no budget', 0, undefined],
  ['a budget that only pays the file costs', 1500, undefined],
  ['a budget that is no number', Number.NaN, undefined],
  ['a deed before the first known rate', 400_000, '2020-01-01'],
])('the price is null for %s', (_, budget, on) => {
  expect(affordablePrice({ budget, region: 'flanders', isOwnHome: true }, on)).toBeNull()
})
