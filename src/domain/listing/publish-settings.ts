import type { PublishSettings } from './listing-types'
import { MARQUEE } from './marquee'

/** The settings of an agency that has made no choices. */
export const DEFAULT_PUBLISH_SETTINGS: PublishSettings = {
  marqueesWithoutStreet: [],
  showSoldDetailPage: false,
  ignoreMarquees: [MARQUEE.sold, MARQUEE.rented],
  brusselsScale: 'spec',
}
