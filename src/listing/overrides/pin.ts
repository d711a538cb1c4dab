import { z } from 'zod'

/** The last day on which a listing is pinned to the top of its lists, or null if it is not pinned. */
export const pinnedUntil = z.iso.date().nullable().default(null)

/** The maximum duration. Staff would not remember a longer pin. */
const MAX_DAYS = 366
const DAY_MS = 86_400_000

type PinIssue = 'past' | 'far'

/** Returns the reason why a listing can't be pinned until a day, relative to `today`, or null if it can. */
export function pinIssue(until: string, today: string): PinIssue | null {
  if (until < today) return 'past'
  return Date.parse(until) - Date.parse(today) > MAX_DAYS * DAY_MS ? 'far' : null
}
