/** The state of the sync with the agency's CRM; `off` where none is configured. */
export type CrmHealth = 'ok' | 'starting' | 'late' | 'held' | 'paused' | 'off'

interface CrmFacts {
  /** False where listings come by files, whenever somebody sends one: they are never late. */
  isRequested: boolean
  isHeld: boolean
  isPaused: boolean
  /** When it first ran (ISO); null before. */
  startedAt: string | null
  lastGoodAt: string | null
}

const HOUR_MS = 3_600_000
const LATE_MS = 6 * HOUR_MS

/** The state of a configured sync at `now`: what waits for a person goes first. */
export function crmHealth(facts: CrmFacts, now: Date): Exclude<CrmHealth, 'off'> {
  const { isRequested, isHeld, isPaused, startedAt, lastGoodAt } = facts
  if (isHeld) return 'held'
  if (isPaused) return 'paused'
  if (!isRequested) return lastGoodAt === null ? 'starting' : 'ok'
  const age = (at: string) => now.getTime() - Date.parse(at)
  if (lastGoodAt !== null) return age(lastGoodAt) > LATE_MS ? 'late' : 'ok'
  return startedAt !== null && age(startedAt) > HOUR_MS ? 'late' : 'starting'
}
