import { log } from '../log'

/**
 * The duration of a claim unless it is renewed. A killed run no longer renews its claim. As the cron runs every minute,
 * another run continues the work within two minutes.
 */
export const LEASE_MS = 40_000
const RENEWAL_MS = 10_000
/** The maximum duration of renewals. A run that takes longer is stuck, and its claim is no longer renewed. */
const MAX_RENEWED_MS = 10 * 60_000

/** Returns the end (ISO) of a lease that begins now. */
export function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}

/** Runs the work and returns its result. Meanwhile `renew` is called every ten seconds to extend the lease. */
export async function whileLeased<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewalsLeft = MAX_RENEWED_MS / RENEWAL_MS
  const timer = setInterval(() => {
    if (renewalsLeft-- <= 0) return clearInterval(timer)
    renew().catch((error) => log('lease not renewed', { error }))
  }, RENEWAL_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
