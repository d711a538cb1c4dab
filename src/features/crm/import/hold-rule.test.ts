import { describe, expect, test } from 'vitest'
import { priceIssue } from './hold-rule'

const sale = (price: number | null, status = 1) => ({ goal: 0, status, price }) as const
const rent = (price: number | null) => ({ goal: 1, status: 1, price }) as const

test.each([
  [sale(9_999), 'priceLow'],
  [sale(325), 'priceLow'],
  [sale(10_000), undefined],
  [sale(null), undefined],
  [rent(49), 'priceLow'],
  [rent(50), undefined],
  [sale(325, 2), undefined],
  [sale(325, 5), undefined],
])('a new property waits with %j: %s', (next, code) => {
  expect(priceIssue(next, null, false)?.code).toBe(code)
  expect(priceIssue(next, null, true)?.code).toBe(code)
})

describe('a price that changes', () => {
  test.each([
    [sale(300_000), 1_500_000, undefined],
    [sale(300_000), 1_500_001, 'priceJump'],
    [sale(1_500_001), 300_000, 'priceJump'],
    [sale(325), 325_000, 'priceJump'],
    [sale(9_000), 12_000, 'priceLow'],
    [sale(325), 325, undefined],
    [sale(null), 325_000, undefined],
    [sale(2_000_000), null, undefined],
    [rent(40), 45, 'priceLow'],
    [rent(5_001), 1_000, 'priceJump'],
  ])('to %j from %s: %s', (next, price, code) => {
    expect(priceIssue(next, { goal: next.goal, status: 1, price }, false)?.code).toBe(code)
  })

  test('is not compared with the price for the other goal', () => {
    expect(priceIssue(rent(1_200), { goal: 0, status: 1, price: 325_000 }, false)).toBe(null)
  })

  test('is checked again when a sold property returns to the market', () => {
    expect(priceIssue(sale(325), sale(325, 2), false)?.code).toBe('priceLow')
    expect(priceIssue(sale(325_000), sale(325_000, 2), true)).toBe(null)
  })

  test('waits for a decision in a run that changes too many prices', () => {
    const before = { goal: 0, status: 1, price: 325_000 } as const
    expect(priceIssue(sale(315_000), before, true)).toEqual({
      code: 'pricesHeld',
      value: '315000',
      other: '325000',
    })
    expect(priceIssue(sale(null), before, true)?.code).toBe('pricesHeld')
    expect(priceIssue(sale(325_000), before, true)).toBe(null)
  })
})
