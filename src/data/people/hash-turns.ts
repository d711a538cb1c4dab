/** A hash takes a quarter of a second in which its isolate does nothing else, kept pages included. */
const MOST = 2

let taken = 0

/** Seconds after which somebody who got no turn may try again. */
export const TURN_SECONDS = 2

/** Does work that hashes a password; null, and nothing is done, while two are under way in this isolate. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (taken >= MOST) return null
  taken++
  try {
    return await work()
  } finally {
    taken--
  }
}
