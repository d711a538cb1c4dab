/** The state of outgoing mail: mails are sent, one is waiting too long, or one was given up. */
type MailHealth = 'ok' | 'late' | 'dead'

interface MailFacts {
  /** True if a working mail driver is configured. */
  canLeave: boolean
  /** True if a mail was given up after its last attempt. */
  hasDead: boolean
  /** The creation time (ISO) of the oldest queued mail; null if the queue is empty. */
  waitingSince: string | null
}

/** Attempts follow each other by the minute, so a mail that is queued for longer has a problem. */
const LATE_AFTER_MS = 15 * 60_000

/** Returns the state of outgoing mail at `now`. */
export function mailHealth({ canLeave, hasDead, waitingSince }: MailFacts, now: Date): MailHealth {
  if (!canLeave || hasDead) return 'dead'
  if (waitingSince === null) return 'ok'
  return now.getTime() - Date.parse(waitingSince) > LATE_AFTER_MS ? 'late' : 'ok'
}

const DAY_MS = 86_400_000

interface ProblemState {
  /** The time at which the oldest mail was queued, or the last one given up (ISO); null without any. */
  at: string | null
  /** The time of the agency's last alarm of this kind (ISO). */
  notifiedAt: string | null
}

/**
 * Returns true if the agency should be notified of waiting or given-up mails: once for each `at`, at most once a day,
 * and of given-up mails only for two days.
 */
export function shouldNotify(
  kind: 'late' | 'dead',
  { at, notifiedAt }: ProblemState,
  now: Date,
): boolean {
  if (at === null) return false
  const age = now.getTime() - Date.parse(at)
  if (kind === 'late' ? age <= LATE_AFTER_MS : age > 2 * DAY_MS) return false
  if (notifiedAt === null) return true
  return notifiedAt < at && now.getTime() - Date.parse(notifiedAt) >= DAY_MS
}
