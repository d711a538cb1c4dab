/** The defaults of the mortgage example besides the agency's rate; a visitor may change them. */
export const LOAN_DEFAULTS = { ownShare: 0.2, years: 25 } as const

interface Loan {
  price: number
  /** The part of the price that is no loan, 0 to 1. */
  ownShare: number
  years: number
  /** 0.035 for 3.5 %. */
  yearlyRate: number
}

/**
 * The level payment a month of an annuity, in whole euros. The rate is compounded, as Belgian
 * mortgages do: the month's is the twelfth root of the year's. Null for what is no loan.
 */
export function monthlyPayment({ price, ownShare, years, yearlyRate }: Loan): number | null {
  const loan = price * (1 - ownShare)
  const months = Math.round(years * 12)
  if (!(loan > 0) || !(months > 0) || !(yearlyRate >= 0) || !Number.isFinite(loan)) return null
  const monthlyRate = (1 + yearlyRate) ** (1 / 12) - 1
  const payment =
    monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  return Math.round(payment)
}
