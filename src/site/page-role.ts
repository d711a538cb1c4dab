/** The purposes by which code links to pages, independent of their names and slugs. */
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
  'news',
  'privacy',
  'cookies',
  'disclaimer',
  'accessibility',
] as const
export type PageRole = (typeof PAGE_ROLES)[number]
