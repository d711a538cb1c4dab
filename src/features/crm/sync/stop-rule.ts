/** Why a run is held: too much would go, too little was seen, prices moved as one, or the CRM told nonsense. */
export type StopReason = 'leaving' | 'halved' | 'prices' | 'empty' | 'repeats'

interface RunFacts {
  /** The CRM's own homes on the market, before anything leaves. */
  onMarket: number
  /** Records that would be hidden. */
  leaving: number
  /** Homes on the market that had a price, and those of them that have another one or none now. */
  priced: number
  repriced: number
}

const SHARE = 0.3
/** As few as this may always go. */
const ALWAYS = 5

/** The reason to hold a run before anything leaves the site; null lets it go on. */
export function stopReason({ onMarket, leaving, priced, repriced }: RunFacts): StopReason | null {
  if (leaving > Math.max(ALWAYS, SHARE * onMarket)) return 'leaving'
  return tooManyPrices({ priced, repriced }) ? 'prices' : null
}

/** Returns true where so many prices of a run change or vanish that none is published without a decision. */
export function tooManyPrices({
  priced,
  repriced,
}: Pick<RunFacts, 'priced' | 'repriced'>): boolean {
  return repriced > Math.max(ALWAYS, SHARE * priced)
}

/** True when a full run saw fewer than half of what the one before saw. */
export function isHalved(seen: number, before: number): boolean {
  return seen * 2 < before
}

/** True when the ids that were seen match the total that the CRM told. */
export function matchesTotal(seen: number, total: number | null): boolean {
  return total === null || Math.abs(seen - total) <= Math.max(2, total / 100)
}
