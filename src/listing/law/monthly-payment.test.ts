import { describe, expect, it } from 'vitest'
import { borrowableAmount, LOAN_DEFAULTS, monthlyPayment } from './monthly-payment'

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

describe('the borrowable amount', () => {
  it('is the loan whose payment is the monthly amount', () => {
    // 1,394 € pays back 280,098 € over 300 months at 0.28709 % a month; 1,393.51 € pays back 280,000 €.
    expect(borrowableAmount({ monthly: 1394, years: 25, yearlyRate: 0.035 })).toBeCloseTo(
      280_098,
      0,
    )
  })

  it('is the sum of the payments at a rate of 0', () => {
    expect(borrowableAmount({ monthly: 1000, years: 25, yearlyRate: 0 })).toBe(300_000)
  })

  it.each([{ monthly: 0 }, { monthly: Number.NaN }, { years: 0 }, { yearlyRate: -1 }])(
    'is null for %j',
    (change) => {
      expect(
        borrowableAmount({ monthly: 1000, years: 25, yearlyRate: 0.035, ...change }),
      ).toBeNull()
    },
  )
})
