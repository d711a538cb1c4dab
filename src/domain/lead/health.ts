/** The state of outgoing mail: mails leave, one waits for too long, or one was given up. */
type MailHealth = 'ok' | 'late' | 'dead'

/** The state of the sync with the agency's CRM; `off` where none is configured. */
export type CrmHealth = 'ok' | 'starting' | 'late' | 'held' | 'paused' | 'off'

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
