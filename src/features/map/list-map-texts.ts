/** Prefixes of the texts of a map of listings. */
export const LIST_MAP_TEXTS = [
  'map',
  'draw.open',
  'draw.change',
  'nav.close',
  'place.show',
] as const
export type ListMapText = (typeof LIST_MAP_TEXTS)[number]
