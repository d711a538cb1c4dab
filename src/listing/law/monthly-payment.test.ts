import { describe, expect, it } from 'vitest'
import { LOAN_DEFAULTS, monthlyPayment } from './monthly-payment'

const LOAN = { ...LOAN_DEFAULTS, yearlyRate: 0.035 }

describe('the monthly payment', () => {
  it('is an annuity at a compounded rate', () => {
    // 280,000 over 300 months at 3.5 % a year, 0.28709 % a month.
    expect(monthlyPayment({ price: 350_000, ...LOAN })).toBe(1394)
  })

  it('is the loan divided by the months at a rate of 0', () => {
    expect(monthlyPayment({ price: 300_000, ownShare: 0, years: 25, yearlyRate: 0 })).toBe(1000)
  })

  it.each([
    { price: 0 },
    { price: Number.NaN },
    { ownShare: 1 },
    { years: 0 },
    { yearlyRate: -1 },
    { yearlyRate: Number.NaN },
    { price: Number.POSITIVE_INFINITY },
  ])('is null for %j', (change) => {
    expect(monthlyPayment({ price: 350_000, ...LOAN, ...change })).toBeNull()
  })
})
