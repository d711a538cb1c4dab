import { brusselsDay } from '../platform/format/local-time'
import { daysBefore } from '../platform/format/time-before'
import type { PublishSettings } from './listing-types'
import { MARQUEE } from './marquee'
import { isPriceShown, PRICE_UNIT_FROM } from './price'
import type { PastPrice, Property } from './property'
import { isUnitAvailable } from './status'

/** The number of days for which a listing shows its former price. The label 'new price' extends it. */
const SHOWN_DAYS = 30

/** The number of calendar days after which a price was public for at least one whole day. */
const STANDING_DAYS = 2
const DAY_MS = 86_400_000

type PricedProperty = Pick<
  Property,
  | 'startCommercialisation'
  | 'goal'
  | 'status'
  | 'marquee'
  | 'price'
  | 'currency'
  | 'priceUnit'
  | 'priceUnitText'
  | 'publishPrice'
  | 'pastPrices'
>

/**
 * Returns the price from which a property became cheaper, or null. It must have been public for a whole day, so that a
 * corrected mistake is no drop, and no past price may be as low as the current one. A hidden price and a lowest price
 * have none.
 */
export function formerPrice(property: PricedProperty): number | null {
  const { price, priceUnit, pastPrices = [] } = property
  const first = pastPrices.find(hasStood)
  if (!first || price === null || priceUnit === PRICE_UNIT_FROM) return null
  const isLowest = pastPrices.every((past) => past.price > price)
  return isLowest && isPriceShown(property) ? first.price : null
}

/** Returns true if a past price was public for a whole day, or if its first day is unknown. */
function hasStood({ since, until }: PastPrice): boolean {
  return since === undefined || Date.parse(until) - Date.parse(since) >= STANDING_DAYS * DAY_MS
}

/**
 * Returns the past prices to store with a property that replaces `before`, which is null if it never was public. A rise
 * removes the past prices above the new one. A return to a past price restores the state before that price changed, so
 * that a corrected mistake is neither a drop nor a rise. A price that changes while it is hidden has no past prices.
 * `firstSeen` is the local time of the property's first import, or null if it is unknown.
 */
export function nextPastPrices(
  before: PricedProperty | null,
  next: PricedProperty,
  settings: PublishSettings,
  now: Date,
  firstSeen: string | null = null,
): PastPrice[] {
  const { pastPrices = [] } = before ?? next
  const recent =
    next.marquee === MARQUEE.newPrice
      ? pastPrices
      : pastPrices.filter(({ until }) => until >= firstShownDay(now))
  if (!before) return recent
  if (!isSameKind(before, next)) return []
  const { price } = next
  if (price === before.price) return recent
  if (price === null || before.price === null) return []
  if (!isPublic(before, settings) || !isPublic(next, settings)) return []
  const returned = recent.findIndex((past) => past.price === price)
  if (returned >= 0) return recent.slice(0, returned)
  const comparable = price > before.price ? recent.filter((past) => past.price < price) : recent
  const until = brusselsDay(now)
  const starts = [before.startCommercialisation, firstSeen].map((time) => time?.slice(0, 10) ?? '')
  const firstDay = starts.filter((day) => day !== '' && day <= until).toSorted()[0]
  const since = pastPrices.at(-1)?.until ?? firstDay
  return [...comparable, { price: before.price, ...(since && { since }), until }]
}

/** Returns the earliest day (ISO) on which a price may have changed whose former value is still shown. */
export function firstShownDay(now: Date): string {
  return brusselsDay(daysBefore(now, SHOWN_DAYS))
}

function isPublic(property: PricedProperty, settings: PublishSettings): boolean {
  return isUnitAvailable(property, settings) && isPriceShown(property)
}

/** Returns true if two prices can be compared: a sale price or a rent, in the same currency and unit. */
function isSameKind(before: PricedProperty, next: PricedProperty): boolean {
  return kindOf(before) === kindOf(next)
}

function kindOf({ goal, currency, priceUnit, priceUnitText }: PricedProperty): string {
  return JSON.stringify([goal, currency, priceUnit, priceUnitText])
}
