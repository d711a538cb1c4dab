/**
 * The maximum number of concurrent hashes. A hash blocks its isolate for a quarter of a second, cached pages included.
 */
const MAX_CONCURRENT = 2

/** A hash is no longer counted after this time, because a cancelled request never reports its end. */
const TIMEOUT_MS = 10_000

/** The hashes that this isolate computes, with the times (ms) at which they are no longer counted. */
let running: { endsAt: number }[] = []

/** The seconds after which a refused request may try again. */
export const HASH_RETRY_SECONDS = 2

/**
 * Runs a task that hashes a password. Returns null without running it while two others run in this isolate. The limit
 * follows from the isolate's memory and processor, so no setting changes it.
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
