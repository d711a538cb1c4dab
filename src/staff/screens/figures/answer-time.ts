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

/** Rounds a duration: minutes below an hour, hours below two days, days otherwise. */
export function roundedTime(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.round(ms / 60_000)) }
  if (ms < 48 * HOUR_MS) return { unit: 'hours', count: Math.round(ms / HOUR_MS) }
  return { unit: 'days', count: Math.round(ms / (24 * HOUR_MS)) }
}
