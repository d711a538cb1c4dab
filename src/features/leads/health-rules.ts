/** The state of outgoing mail: mails leave, one waits for too long, or one was given up. */
type MailHealth = 'ok' | 'late' | 'dead'

interface MailFacts {
  /** True when a working driver is configured. */
  canLeave: boolean
  /** True when a mail was given up after its last attempt. */
  hasDead: boolean
  /** Creation time (ISO) of the oldest mail that is still queued; null when the queue is empty. */
  waitingSince: string | null
}

/** Attempts follow each other by the minute, so a mail that still waits now has a reason. */
const LATE_AFTER_MS = 15 * 60_000

/** The state of outgoing mail at `now`. */
export function mailHealth({ canLeave, hasDead, waitingSince }: MailFacts, now: Date): MailHealth {
  if (!canLeave || hasDead) return 'dead'
  if (waitingSince === null) return 'ok'
  return now.getTime() - Date.parse(waitingSince) > LATE_AFTER_MS ? 'late' : 'ok'
}

const DAY_MS = 86_400_000

interface Trouble {
  /** When the oldest mail was queued, or the last one given up (ISO); null without any. */
  at: string | null
  /** When the agency was last told of the same (ISO). */
  toldAt: string | null
}

/**
 * True when the agency is to be told that mails wait, or were given up: once for all of one time, at
 * most once a day, and of what was given up only while it is news.
 */
export function isWorthTelling(kind: 'late' | 'dead', { at, toldAt }: Trouble, now: Date): boolean {
  if (at === null) return false
  const age = now.getTime() - Date.parse(at)
  if (kind === 'late' ? age <= LATE_AFTER_MS : age > 2 * DAY_MS) return false
  if (toldAt === null) return true
  return toldAt < at && now.getTime() - Date.parse(toldAt) >= DAY_MS
}
