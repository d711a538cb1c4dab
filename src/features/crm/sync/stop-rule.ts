/**
 * The reason why a run is held: too many records would be hidden, too few were read, too many prices changed, or the
 * CRM returned an empty or repeated list.
 */
export type StopReason = 'leaving' | 'halved' | 'prices' | 'empty' | 'repeats'

interface RunFacts {
  /** The number of the CRM's properties on the market before the end of the run. */
  onMarket: number
  /** The number of records that would be hidden. */
  leaving: number
  /**
   * The number of properties on the market with a price, and of those among them whose price changed or is absent now.
   */
  priced: number
  repriced: number
}

const SHARE = 0.3
/** The number of records up to which no run is held. */
const ALWAYS = 5

/** Returns the reason to hold a run before any record is hidden, or null. */
export function stopReason({ onMarket, leaving, priced, repriced }: RunFacts): StopReason | null {
  if (leaving > Math.max(ALWAYS, SHARE * onMarket)) return 'leaving'
  return tooManyPrices({ priced, repriced }) ? 'prices' : null
}

/** Returns true if so many prices of a run change that none is published without a decision. */
export function tooManyPrices({
  priced,
  repriced,
}: Pick<RunFacts, 'priced' | 'repriced'>): boolean {
  return repriced > Math.max(ALWAYS, SHARE * priced)
}

/** Returns true if a full run read fewer than half of the records of the previous one. */
export function isHalved(seen: number, before: number): boolean {
  return seen * 2 < before
}

/** Returns true if the number of records matches the CRM's total, within 1% or two records. */
export function matchesTotal(seen: number, total: number | null): boolean {
  return total === null || Math.abs(seen - total) <= Math.max(2, total / 100)
}
