/** The pages that code links to by what they are for, whatever an agency calls them. */
export const PAGE_ROLES = [
  'home',
  'sale',
  'rent',
  'projects',
  'sold',
  'contact',
  'demand',
  'valuation',
  'agency',
  'sell',
  'privacy',
  'cookies',
  'disclaimer',
  'accessibility',
] as const
export type PageRole = (typeof PAGE_ROLES)[number]
