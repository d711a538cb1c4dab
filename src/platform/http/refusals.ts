/** Beyond so many, the oldest are forgotten: D1 then refuses them itself. */
const MOST = 5000

/** Until when (ms) this isolate knows that a limit refuses a key: floods cost D1 nothing. */
export const refusals = new Map<string, number>()

/** Milliseconds that a key must still wait, as far as this isolate knows; 0 when it may ask D1. */
export function waitKnown(key: string, now: Date): number {
  return Math.max(0, (refusals.get(key) ?? 0) - now.getTime())
}

/** Remembers a refusal of D1's. */
export function rememberRefusal(key: string, until: number): void {
  refusals.delete(key)
  refusals.set(key, until)
  const [oldest] = refusals.keys()
  if (refusals.size > MOST && oldest !== undefined) refusals.delete(oldest)
}
