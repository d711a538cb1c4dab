import { brusselsTime } from '../../../platform/format/dates'
import type { Lang } from '../../../platform/format/lang'

/** `all` reads every record of the CRM, `changes` only those that changed since the last run. */
export type RunMode = 'all' | 'changes'

export interface Schedule {
  lastGoodAt: string | null
  lastFullAt: string | null
  /** The earliest time of the next run after a failed one. */
  nextAt: string | null
  wanted: RunMode | null
  pausedAt: string | null
}

const NIGHTLY = 'T03:00:00'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The time after which failing runs of changes are replaced by a full run. */
const CHANGES_FAIL_MS = 6 * HOUR_MS

/**
 * Returns the run that is due, or null: the one that staff requested; a full run at first, nightly at three in Brussels
 * and after six hours without a successful run; else changes, `everySeconds` after the last run.
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

/** The minutes to wait after each consecutive failure. */
const PAUSES = [1, 2, 5, 15, 30, 60] as const
export const MAX_ATTEMPTS = PAUSES.length

/** A past run, and the languages that the CRM did not return in it. */
export interface PastRun {
  isFailed: boolean
  /** The date in the CRM since which changes were read; null for a full run. */
  since: string | null
  skipped: readonly Lang[]
}

/** The number of consecutive runs without a language after which it is left to the nightly run. */
export const MAX_LANGUAGE_RETRIES = 6

/**
 * Returns the date since which the next run reads again (null in it for everything), because the last runs skipped one
 * of these languages. Returns null if none is missing. `runs` are sorted, the newest first.
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

/**
 * Returns the time of the next try after `failures` in a row, with a random variation of a fifth. A delay that the CRM
 * requests has priority.
 */
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

/** Returns true if three o'clock in Brussels has passed since. */
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
