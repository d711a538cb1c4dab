/** The most calls that an isolate takes of one address in a minute, by what they cost. */
export const MAX_CALLS_A_MINUTE = {
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
  ground: 240,
  /** Pages that no cache has, redirects of unknown addresses included. */
  page: 300,
  tile: 1200,
  file: 1200,
  hook: 600,
} as const
export type CallKind = keyof typeof MAX_CALLS_A_MINUTE
