import { brusselsDay, instantOf } from '../../platform/format/local-time'
import { daysAfter } from '../../platform/format/time-before'

/** The subject of the mails: the listings of a list, or the favourites of a visitor. */
export type SearchKind = 'list' | 'kept'

export const FREQUENCIES = ['now', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** `asked`: not confirmed yet; `on`: it gets mails; `paused`: it gets none. */
export type SearchState = 'asked' | 'on' | 'paused'

/** The months after which a search ends, unless it is renewed. */
export const SEARCH_MONTHS = 12
/** The days after which an unconfirmed search is deleted. */
export const CONFIRM_DAYS = 7
/** The number of days before the end at which a mail announces it. */
const REMIND_DAYS = 21

const DAY_MS = 86_400_000
/** The minimum time between mails, because an import arrives in parts, minutes apart. */
const AT_ONCE_MS = 10 * 60_000
/** The time and weekday of digests. Weekly digests are sent on Mondays. */
const MORNING = 'T08:00:00'
const MONDAY = 1

/** Returns the time (ms) from which a search that is mailed at `now` may be mailed again. */
export function nextMailAt(frequency: Frequency, now: number): number {
  if (frequency === 'now') return now + AT_ONCE_MS
  const today = brusselsDay(new Date(now))
  const days = Array.from({ length: 8 }, (_, index) => daysAfter(today, index))
  const mornings = days.filter((day) => frequency === 'daily' || weekday(day) === MONDAY)
  const instants = mornings.map((day) => instantOf(day + MORNING)?.getTime() ?? 0)
  return instants.find((at) => at > now) ?? now + DAY_MS
}

/** Returns the time (ms) from which the first mail of a search may be sent. Digests wait for their morning. */
export function firstMailAt(frequency: Frequency, now: number): number {
  return frequency === 'now' ? now : nextMailAt(frequency, now)
}

/** Returns the time (ms) at which a search ends that is confirmed or renewed at `now`. */
export function searchEnd(now: number): number {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + SEARCH_MONTHS)
  return end.getTime()
}

/** Returns the time (ms) at which a search is deleted that was requested at `now` and is never confirmed. */
export function unconfirmedEnd(now: number): number {
  return now + CONFIRM_DAYS * DAY_MS
}

/** Returns the time (ms) before which a search must end to be announced. */
export function reminderFrom(now: number): number {
  return now + REMIND_DAYS * DAY_MS
}

function weekday(day: string): number {
  return new Date(day).getUTCDay()
}
