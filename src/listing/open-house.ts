import { z } from 'zod'
import type { CalendarEvent } from '../platform/format/icalendar'
import { periodOf } from '../platform/format/local-time'
import { favouriteId } from './filter/favourite-ids'
import type { ListingCard } from './listing-types'
import type { OpenHouse } from './property'

/** A time of the day as staff write it: `9:30`, `9u30`, `9h30` or `9.30`. It becomes `09:30`. */
export const clock = z
  .string()
  .trim()
  .transform((text) => text.replace(/[uh.]/, ':').padStart(5, '0'))
  .pipe(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'field.wrong.time'))

export const enteredDay = z
  .object({ date: z.iso.date(), from: clock, until: clock })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'field.wrong.until',
  })

export const enteredOpenHouses = z.array(enteredDay).max(10).default([])

/** Returns the open house days from `today` on, the first one first. They are absent if there are none. */
export function nextOpenHouses(
  all: readonly OpenHouse[],
  today: string,
): { openHouses?: OpenHouse[] } {
  const key = ({ date, from }: OpenHouse) => `${date} ${from}`
  const days = all
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => key(a).localeCompare(key(b)))
  return days.length > 0 ? { openHouses: days } : {}
}

/**
 * Returns the ID and the time of an open house day in calendars, or null if its date or a time does not exist. The ID is
 * the same in each calendar of the site with this origin.
 */
export function openHouseSlot(
  listing: Pick<ListingCard, 'kind' | 'id'>,
  { date, from, until }: OpenHouse,
  origin: string,
): Pick<CalendarEvent, 'uid' | 'time'> | null {
  const time = periodOf(date, { from, to: until })
  if (!time) return null
  const { hostname } = new URL(origin)
  return {
    uid: `open-house-${favouriteId(listing)}-${date}-${from.replace(':', '')}@${hostname}`,
    time,
  }
}
