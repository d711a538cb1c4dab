import { brusselsDay, instantOf } from '../../platform/format/local-time'

/** Of what mails are wanted: the homes of a list, or some homes that a visitor keeps. */
export type SearchKind = 'list' | 'kept'

export const FREQUENCIES = ['now', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** `asked`: not confirmed by its mail; `on`: it gets mails; `paused`: it gets none. */
export type SearchState = 'asked' | 'on' | 'paused'

/** A search ends by itself after so many months, unless it is renewed. */
export const SEARCH_MONTHS = 12
/** One that nobody confirms is deleted after so many days. */
export const CONFIRM_DAYS = 7
/** A mail so many days before says that it ends. */
const REMIND_DAYS = 21

const DAY_MS = 86_400_000
/** An import comes in parts, minutes apart: one mail tells of them. */
const AT_ONCE_MS = 10 * 60_000
/** Digests leave in the morning, those of a week on Mondays. */
const MORNING = 'T08:00:00'
const MONDAY = 1

/** When a search that is mailed at `now` may be mailed again (ms). */
export function nextMailAt(frequency: Frequency, now: number): number {
  if (frequency === 'now') return now + AT_ONCE_MS
  const today = brusselsDay(new Date(now))
  const days = Array.from({ length: 8 }, (_, index) => dayAfter(today, index))
  const mornings = days.filter((day) => frequency === 'daily' || weekday(day) === MONDAY)
  const instants = mornings.map((day) => instantOf(day + MORNING)?.getTime() ?? 0)
  return instants.find((at) => at > now) ?? now + DAY_MS
}

/** When the first mail of a search may leave: at once is at once, digests wait for their morning. */
export function firstMailAt(frequency: Frequency, now: number): number {
  return frequency === 'now' ? now : nextMailAt(frequency, now)
}

/** The moment (ms) at which a search ends that is confirmed or renewed at `now`. */
export function searchEnd(now: number): number {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + SEARCH_MONTHS)
  return end.getTime()
}

/** The moment (ms) at which a search is deleted that was asked for at `now` and is never confirmed. */
export function unconfirmedEnd(now: number): number {
  return now + CONFIRM_DAYS * DAY_MS
}

/** Searches that end before this moment (ms) are told so. */
export function reminderFrom(now: number): number {
  return now + REMIND_DAYS * DAY_MS
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function weekday(day: string): number {
  return new Date(day).getUTCDay()
}
