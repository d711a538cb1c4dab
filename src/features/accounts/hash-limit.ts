/** A hash takes a quarter of a second, in which its isolate does nothing else, not even send cached pages. */
const MAX_CONCURRENT = 2

/** A hash stops counting after this time: a request that is cancelled with its visitor never reports its end. */
const TIMEOUT_MS = 10_000

/** The times (ms) at which the hashes that this isolate computes stop counting. */
let running: { endsAt: number }[] = []

/** Seconds after which a refused request may try again. */
export const HASH_RETRY_SECONDS = 2

/**
 * Does work that hashes a password. Returns null and does nothing while two of them run in this isolate: a limit
 * of its memory and processor, which no setting changes.
 */
export async function limitHashing<Result>(
  work: () => Promise<Result>,
  now: Date,
): Promise<Result | null> {
  running = running.filter(({ endsAt }) => endsAt > now.getTime())
  if (running.length >= MAX_CONCURRENT) return null
  const hash = { endsAt: now.getTime() + TIMEOUT_MS }
  running.push(hash)
  try {
    return await work()
  } finally {
    running = running.filter((other) => other !== hash)
  }
}
