/** The maximum number of calls per minute that an isolate accepts from one address, by kind of call. */
export const MAX_CALLS_PER_MINUTE = {
  consent: 20,
  form: 60,
  visit: 60,
  counts: 120,
  document: 120,
  searchers: 30,
  report: 30,
  search: 240,
  map: 240,
  list: 240,
  basemap: 240,
  /** Pages that are not cached, including redirects of unknown addresses. */
  page: 300,
  tile: 1200,
  file: 1200,
  hook: 600,
} as const
export type CallKind = keyof typeof MAX_CALLS_PER_MINUTE

/** The maximum numbers of pins and postcodes that the address of one base map may name. */
export const MAX_BASEMAP = { pins: 100, places: 20 }

/** A maximum number of calls within a time. */
export interface Limit {
  max: number
  seconds: number
}

/**
 * The limits for all callers together, which D1 counts. They bound what an attack from many addresses costs
 * (docs/cost.md). The windows are short, so that a refused visitor can soon try again.
 */
export const SITE_LIMITS = {
  /** Visitors' forms and requests for saved searches. */
  forms: { max: 40, seconds: 60 },
  'document-gate': { max: 40, seconds: 60 },
  'email-check': { max: 60, seconds: 60 },
  'password-links': { max: 60, seconds: 60 },
  brochure: { max: 60, seconds: 3600 },
  /** Checks of passwords. */
  login: { max: 80, seconds: 60 },
} as const satisfies Record<string, Limit>
export type SiteLimitName = keyof typeof SITE_LIMITS
