/** The defaults of the mortgage example, except the agency's rate. A visitor may change them. */
export const LOAN_DEFAULTS = { ownShare: 0.2, years: 25 } as const

interface Loan {
  price: number
  /** The share of the price that the buyer pays without a loan, 0 to 1. */
  ownShare: number
  years: number
  /** The yearly rate as a fraction: 0.035 for 3.5 %. */
  yearlyRate: number
}

/**
 * Returns the constant monthly payment of an annuity, in euros without decimals. The rate is compounded, as in Belgian
 * mortgages: the monthly factor is the twelfth root of the yearly one. Returns null if there is no valid loan.
 */
export function monthlyPayment({ price, ownShare, years, yearlyRate }: Loan): number | null {
  const loan = price * (1 - ownShare)
  if (!(loan > 0) || !Number.isFinite(loan)) return null
  const value = presentValue(years, yearlyRate)
  return value === null ? null : Math.round(loan / value)
}

/** Returns the loan that a monthly payment pays back, in euros. Returns null if there is no valid loan. */
export function borrowableAmount({
  monthly,
  years,
  yearlyRate,
}: Pick<Loan, 'years' | 'yearlyRate'> & { monthly: number }): number | null {
  const value = presentValue(years, yearlyRate)
  return value === null || !(monthly > 0) ? null : monthly * value
}

/** Returns the present value of one euro a month, or null for an invalid term or rate. */
function presentValue(years: number, yearlyRate: number): number | null {
  const months = Math.round(years * 12)
  if (!(months > 0) || !(yearlyRate >= 0)) return null
  const monthlyRate = (1 + yearlyRate) ** (1 / 12) - 1
  return monthlyRate === 0 ? months : (1 - (1 + monthlyRate) ** -months) / monthlyRate
}
