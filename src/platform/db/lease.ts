import { log } from '../log'

/**
 * A claim ends after this time unless it is renewed. A killed run renews nothing, and the cron runs every minute: another
 * run continues its work within two minutes.
 */
export const LEASE_MS = 40_000
const RENEWAL_MS = 10_000
/** A run that still works after this time is stuck: its claim is no longer renewed. */
const MAX_RENEWED_MS = 10 * 60_000

/** Returns the end (ISO) of a lease that begins now. */
export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}

/** Does the work and returns its result; `renew` writes a new end of the lease every ten seconds meanwhile. */
export async function whileLeased<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let left = MAX_RENEWED_MS / RENEWAL_MS
  const timer = setInterval(() => {
    if (left-- <= 0) return clearInterval(timer)
    renew().catch((error) => log('lease not renewed', { error }))
  }, RENEWAL_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
