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
