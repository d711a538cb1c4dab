/** The average usage of a request that Cloudflare bills. */
export interface Usage {
  /** Milliseconds of processor time. */
  cpuMs: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
  /** Operations of R2 that read an object. */
  r2Reads: number
  /** Operations of R2 that write or list objects. */
  r2Writes: number
}

interface Rate {
  /** The amount that the monthly fee includes. */
  included: number
  /** US dollars for each further million. */
  perMillion: number
}

/** The monthly fee of Workers Paid, in US dollars. */
export const FEE = 5
export const REQUESTS: Rate = { included: 10e6, perMillion: 0.3 }

/**
 * The prices of the plan Workers Paid: developers.cloudflare.com/workers/platform/pricing, /d1/platform/pricing,
 * /kv/platform/pricing and /r2/pricing, as of August 2026.
 */
export const RATES: Record<keyof Usage, Rate> = {
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  r2Reads: { included: 10e6, perMillion: 0.36 },
  r2Writes: { included: 1e6, perMillion: 4.5 },
}
const USAGES = [
  'cpuMs',
  'rowsRead',
  'rowsWritten',
  'kvReads',
  'kvWrites',
  'r2Reads',
  'r2Writes',
] as const satisfies (keyof Usage)[]

/** Returns the price of a month with so many requests, in US dollars, if there are no others. */
export function monthlyPrice(requests: number, usage: Usage): number {
  const prices = USAGES.map((name) => priceOf(RATES[name], requests * usage[name]))
  return prices.reduce((sum, price) => sum + price, FEE + priceOf(REQUESTS, requests))
}

/** Returns the usage of a request if a share of the requests uses one thing, and the others another. */
export function mixed(share: number, usage: Usage, others: Usage): Usage {
  const mix = { ...usage }
  for (const name of USAGES) mix[name] = share * usage[name] + (1 - share) * others[name]
  return mix
}

/** The price of storage in R2: a month of each gigabyte beyond the included ones. */
export const STORAGE = { includedGigabytes: 10, perGigabyte: 0.015 }

/** The visitors and the listings of an agency, for an estimate of its month. */
export interface Agency {
  pageViews: number
  listings: number
}

/** What one page view does on average in the estimate. The share of cached pages is low, the number of pictures high. */
export const PAGE_VIEW = { cachedShare: 0.8, pictures: 20 }
/** The storage of the pictures of one listing in the estimate, in all sizes. */
export const LISTING_GIGABYTES = 0.02

interface MonthOfAgency {
  /** All requests to the worker. */
  requests: number
  gigabytes: number
  /** US dollars, fee included. */
  price: number
}

/** Returns what the visitors of an agency cost in a month, from what a cached page, a list and a picture use. */
export function monthOfAgency(
  { pageViews, listings }: Agency,
  usage: Record<'cachedPage' | 'list' | 'picture', Usage>,
): MonthOfAgency {
  const { cachedShare, pictures } = PAGE_VIEW
  const page = mixed(cachedShare, usage.cachedPage, usage.list)
  const requests = pageViews * (1 + pictures)
  const gigabytes = listings * LISTING_GIGABYTES
  const stored = Math.max(0, gigabytes - STORAGE.includedGigabytes) * STORAGE.perGigabyte
  const request = mixed(1 / (1 + pictures), page, usage.picture)
  return { requests, gigabytes, price: monthlyPrice(requests, request) + stored }
}

function priceOf({ included, perMillion }: Rate, amount: number): number {
  return (Math.max(0, amount - included) / 1e6) * perMillion
}
