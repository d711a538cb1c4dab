import { monthsBefore } from '../../../platform/format/time-before'
import { distanceKm, type Point } from '../../../platform/geo/coordinates'

/** A property that was sold or let. */
export interface SoldListing {
  webId: number
  point: Point
  /** The date at which it came on the market, ISO. */
  started: string
  /** The time at which it was sold or let, ISO, or null if that is unknown. */
  leftAt: string | null
}

/** The properties that the agency sold or let near a point, as numbers. */
export interface SoldSummary {
  count: number
  /** The numbers of each type, the most frequent first. */
  kinds: { webId: number; count: number }[]
  /** The median of the days on the market, or null if too few are known. */
  medianDays: number | null
}

export const NEARBY_KM = 2
const PERIOD_MONTHS = 24
/** Fewer would say something about a single property. */
const MIN_COUNT = 3
const DAY_MS = 86_400_000

/**
 * Returns a summary of what was sold or let within 2 km and two years, or null for fewer than three properties. A
 * property without a known date counts if it came on the market within the two years.
 */
export function summariseSold(
  listings: readonly SoldListing[],
  centre: Point,
  now: Date,
): SoldSummary | null {
  const since = monthsBefore(now, PERIOD_MONTHS).toISOString()
  const nearby = listings.filter(
    ({ leftAt, started, point }) =>
      (leftAt ?? started) >= since && distanceKm(centre, point) <= NEARBY_KM,
  )
  if (nearby.length < MIN_COUNT) return null
  const counts = Map.groupBy(nearby, ({ webId }) => webId)
  const kinds = [...counts].map(([webId, group]) => ({ webId, count: group.length }))
  return {
    count: nearby.length,
    kinds: kinds.sort((a, b) => b.count - a.count || a.webId - b.webId),
    medianDays: median(nearby.flatMap(daysOnMarket)),
  }
}

/** Returns the days on the market, or none if the end is unknown or before the start. */
function daysOnMarket({ started, leftAt }: SoldListing): number[] {
  if (leftAt === null) return []
  const days = (Date.parse(leftAt.slice(0, 10)) - Date.parse(started.slice(0, 10))) / DAY_MS
  return days >= 0 ? [days] : []
}

/** Returns the lower median, which half of the values do not exceed. Returns null for too few values. */
function median(values: number[]): number | null {
  if (values.length < MIN_COUNT) return null
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
}
