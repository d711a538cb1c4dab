import type { CalendarEvent } from '../platform/format/icalendar'
import { periodOf } from '../platform/format/local-time'
import type { OpenHouse } from './property'

/**
 * Returns the ID and the time of an open house day in calendars, or null if its date or a time does not exist. The ID is
 * the same in each calendar of the site with this origin.
 */
export function openHouseSlot(
  propertyId: number,
  { date, from, until }: OpenHouse,
  origin: string,
): Pick<CalendarEvent, 'uid' | 'time'> | null {
  const time = periodOf(date, { from, to: until })
  if (!time) return null
  const { hostname } = new URL(origin)
  return {
    uid: `open-house-${propertyId}-${date}-${from.replace(':', '')}@${hostname}`,
    time,
  }
}
