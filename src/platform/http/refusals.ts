/** The maximum number of keys. The oldest ones are removed, and D1 then checks them again. */
const MAX_KEYS = 5000

/** The end (ms) of each refusal that this isolate knows, by key. Repeated calls then need no query of D1. */
export const refusals = new Map<string, number>()

/** Returns the milliseconds that a key must still wait according to this isolate, or 0 if D1 must be queried. */
export function waitKnown(key: string, now: Date): number {
  return Math.max(0, (refusals.get(key) ?? 0) - now.getTime())
}

/** Stores a refusal by D1. */
export function rememberRefusal(key: string, endsAt: number): void {
  refusals.delete(key)
  refusals.set(key, endsAt)
  const [oldest] = refusals.keys()
  if (refusals.size > MAX_KEYS && oldest !== undefined) refusals.delete(oldest)
}
