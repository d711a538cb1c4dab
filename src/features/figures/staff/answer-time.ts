import { durationInWords } from '../../../platform/format/dates'
import type { Lang } from '../../../platform/format/lang'

const HOUR_MS = 3_600_000

/** The classes of response times and their limits in milliseconds. `later` has no limit. */
export const ANSWER_TIMES = {
  hour: HOUR_MS,
  half: 4 * HOUR_MS,
  day: 24 * HOUR_MS,
  days: 72 * HOUR_MS,
  later: Number.MAX_SAFE_INTEGER,
} as const
export type AnswerTime = keyof typeof ANSWER_TIMES

/** Returns a duration in words: in minutes below an hour, in hours below two days, in days otherwise. */
export function timeInWords(ms: number, lang: Lang): string {
  if (ms < HOUR_MS) return durationInWords(Math.max(1, Math.round(ms / 60_000)), 'minute', lang)
  if (ms < 48 * HOUR_MS) return durationInWords(Math.round(ms / HOUR_MS), 'hour', lang)
  return durationInWords(Math.round(ms / (24 * HOUR_MS)), 'day', lang)
}
