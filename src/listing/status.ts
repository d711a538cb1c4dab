import { GOAL } from '../platform/goal'
import { isIgnoredMarquee } from './marquee'
import type { Property } from './property'

/** The CRM's statuses. Only active, sold and rented are ever shown on the site. */
export const STATUS = {
  prospective: 0,
  active: 1,
  sold: 2,
  cancelled: 3,
  rented: 4,
  inactive: 5,
  reference: 6,
} as const

type Availability = 'on-market' | 'left-market' | 'not-published'

/** The response for a listing's URL: its page, its page marked as sold, a redirect to the sold page, or 404. */
type SoldPageRule = 'detail' | 'sold-detail' | 'sold-page' | 'not-found'

type StatusSettings = { showSoldDetailPage: boolean; ignoreMarquees: readonly number[] }

type MarketFacts = Pick<Property, 'status' | 'marquee'>

/** Returns the availability of a listing. Status 1 is on the market, unless its marquee means sold or rented. */
export function availability(
  { status, marquee }: MarketFacts,
  settings: Pick<StatusSettings, 'ignoreMarquees'> = { ignoreMarquees: [] },
): Availability {
  if (status === STATUS.sold || status === STATUS.rented) return 'left-market'
  if (status !== STATUS.active) return 'not-published'
  return isIgnoredMarquee(marquee, settings.ignoreMarquees) ? 'left-market' : 'on-market'
}

/** Returns the rule for a listing's URL (contract, 'Status 1 has a detail page'). */
export function soldPageRule(property: MarketFacts, settings: StatusSettings): SoldPageRule {
  const state = availability(property, settings)
  if (state === 'not-published') return 'not-found'
  if (state === 'on-market') return 'detail'
  return settings.showSoldDetailPage ? 'sold-detail' : 'sold-page'
}

/** Returns true if the listing has a detail page, to which cards link. */
export function hasDetailPage(property: MarketFacts, settings: StatusSettings): boolean {
  const rule = soldPageRule(property, settings)
  return rule === 'detail' || rule === 'sold-detail'
}

/** Returns true if the page has an appointment button: status 1, for sale or for rent, and not yet sold or rented. */
export function canBook(property: MarketFacts & Pick<Property, 'goal'>): boolean {
  return [GOAL.sale, GOAL.rent].includes(property.goal) && availability(property) === 'on-market'
}

/**
 * Returns true if the unit is available: status 1 without marquee 3, 4 or one of the settings. A unit under option is
 * available.
 */
export function isUnitAvailable(
  unit: MarketFacts,
  settings?: Pick<StatusSettings, 'ignoreMarquees'>,
): boolean {
  return availability(unit, settings) === 'on-market'
}
