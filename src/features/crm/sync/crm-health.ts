/** The state of the sync with the agency's CRM; `off` where none is configured. */
export type CrmHealth = 'ok' | 'starting' | 'late' | 'held' | 'paused' | 'off'

interface CrmFacts {
  /** False if listings come in files, which are never late. */
  isRequested: boolean
  isHeld: boolean
  isPaused: boolean
  /** The time of the first run (ISO), or null. */
  startedAt: string | null
  lastGoodAt: string | null
}

const HOUR_MS = 3_600_000
const LATE_MS = 6 * HOUR_MS

/** Returns the state of a configured sync at `now`; states that need staff have priority. */
export function crmHealth(facts: CrmFacts, now: Date): Exclude<CrmHealth, 'off'> {
  const { isRequested, isHeld, isPaused, startedAt, lastGoodAt } = facts
  if (isHeld) return 'held'
  if (isPaused) return 'paused'
  if (!isRequested) return lastGoodAt === null ? 'starting' : 'ok'
  const age = (at: string) => now.getTime() - Date.parse(at)
  if (lastGoodAt !== null) return age(lastGoodAt) > LATE_MS ? 'late' : 'ok'
  return startedAt !== null && age(startedAt) > HOUR_MS ? 'late' : 'starting'
}
