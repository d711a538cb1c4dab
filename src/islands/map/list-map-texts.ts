import type { Texts } from '../../i18n/texts'

/** Prefixes of the texts of a map of listings. */
export const LIST_MAP_TEXTS = [
  'map',
  'draw.open',
  'draw.change',
  'nav.close',
  'place.show',
] as const
export type ListMapText = (typeof LIST_MAP_TEXTS)[number]

/** The texts that a map of projects replaces. */
export const PROJECT_MAP_TEXTS = {
  'map.cards': 'map.projects.cards',
  'map.cluster': 'map.projects.cluster',
  'map.samespot': 'map.projects.samespot',
  'map.total': 'map.projects.total',
  'map.notiles': 'map.projects.notiles',
  'map.failed': 'map.projects.failed',
} as const satisfies Texts<'map'>
