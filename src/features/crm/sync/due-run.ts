import { brusselsTime } from '../../../platform/format/dates'
import type { Lang } from '../../../platform/format/lang'

/** Everything the CRM has, or only what changed since the run before. */
export type RunMode = 'all' | 'changes'

export interface Schedule {
  lastGoodAt: string | null
  lastFullAt: string | null
  /** No run before this, after one that failed. */
  nextAt: string | null
  wanted: RunMode | null
  pausedAt: string | null
}

const NIGHTLY = 'T03:00:00'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Changes that fail for as long are given up for a run of everything. */
const CHANGES_FAIL_MS = 6 * HOUR_MS

/**
 * The run that is to start now, if any: what staff asked for; everything at first, nightly at three in
 * Brussels and after six hours without a good run; else changes, `everySeconds` after the last run.
 */
export function dueRun(
  schedule: Schedule,
  lastStartedAt: string | null,
  everySeconds: number,
  now: Date,
): RunMode | null {
  const { wanted, lastGoodAt, lastFullAt, nextAt, pausedAt } = schedule
  if (pausedAt !== null) return null
  if (wanted !== null) return wanted
  if (nextAt !== null && Date.parse(nextAt) > now.getTime()) return null
  if (lastFullAt === null || isBeforeNight(lastFullAt, now)) return 'all'
  if (ageOf(lastStartedAt, now) < everySeconds * 1000) return null
  return ageOf(lastGoodAt, now) > CHANGES_FAIL_MS ? 'all' : 'changes'
}

/** Minutes to wait after each failure in a row. */
const PAUSES = [1, 2, 5, 15, 30, 60] as const
export const MAX_ATTEMPTS = PAUSES.length

/** A past run, and the languages that the CRM did not give in it. */
export interface PastRun {
  isFailed: boolean
  /** It read the changes since this date of the CRM; null for everything. */
  since: string | null
  skipped: readonly Lang[]
}

/** After as many runs without a language in a row, it is left to the nightly run. */
export const MAX_LANGUAGE_RETRIES = 6

/**
 * Returns the date from which the next run reads again (null in it for everything), as the last runs skipped one
 * of these languages; null if none is missing. `runs` are the newest first.
 */
export function unreadSince(
  runs: readonly PastRun[],
  langs: readonly Lang[],
): { since: string | null } | null {
  const read = runs.filter(({ isFailed }) => !isFailed)
  const isSkipping = ({ skipped }: PastRun) => skipped.some((lang) => langs.includes(lang))
  const complete = read.findIndex((run) => !isSkipping(run))
  const count = complete < 0 ? read.length : complete
  const [last] = read
  return last && count > 0 && count <= MAX_LANGUAGE_RETRIES ? { since: last.since } : null
}

/** When to try again after `failures` in a row, with a fifth of chance; the CRM's own wish goes first. */
export function retryAt(
  failures: number,
  retryAfterSeconds: number | null,
  now: Date,
  chance: number,
): Date {
  const minutes = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0]
  const pauseMs = minutes * 60_000 * (0.8 + 0.4 * chance)
  return new Date(now.getTime() + Math.max((retryAfterSeconds ?? 0) * 1000, pauseMs))
}

/** True when three o'clock in Brussels has passed since. */
function isBeforeNight(lastFullAt: string, now: Date): boolean {
  const local = brusselsTime(now.getTime()) ?? ''
  const today = local.slice(0, 10) + NIGHTLY
  const yesterday = (brusselsTime(now.getTime() - DAY_MS) ?? '').slice(0, 10) + NIGHTLY
  const night = local >= today ? today : yesterday
  return (brusselsTime(Date.parse(lastFullAt)) ?? '') < night
}

function ageOf(at: string | null, now: Date): number {
  return at === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(at)
}
