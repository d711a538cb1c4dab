import { z } from 'zod'

/** The last day on which a listing stands at the top of its lists; null where it is not pinned. */
export const pinnedUntil = z.iso.date().nullable().default(null)

/** Further ahead, a pin would be forgotten. */
const MAX_DAYS = 366
const DAY_MS = 86_400_000

type PinIssue = 'past' | 'far'

/** Why a listing can't be pinned until a day, seen from `today`; null where it can. */
export function pinIssue(until: string, today: string): PinIssue | null {
  if (until < today) return 'past'
  return Date.parse(until) - Date.parse(today) > MAX_DAYS * DAY_MS ? 'far' : null
}
