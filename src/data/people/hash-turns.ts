/** A hash takes a quarter of a second in which its isolate does nothing else, kept pages included. */
const MOST = 2

/** A turn ends by itself after this time: a request that is cancelled with its visitor never gives it back. */
const LONGEST_MS = 10_000

let turns: { over: number }[] = []

/** Seconds after which somebody who got no turn may try again. */
export const TURN_SECONDS = 2

/** Does work that hashes a password; null, and nothing is done, while two, times the factor, are under way in this isolate. */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  { factor, now }: { factor: number; now: Date },
): Promise<Result | null> {
  turns = turns.filter(({ over }) => over > now.getTime())
  if (turns.length >= MOST * factor) return null
  const turn = { over: now.getTime() + LONGEST_MS }
  turns.push(turn)
  try {
    return await work()
  } finally {
    turns = turns.filter((one) => one !== turn)
  }
}
