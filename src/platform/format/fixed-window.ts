/**
 * Counts events by key in windows of `ms` milliseconds, in memory. A window begins with the first event after the last
 * one ended. It also restarts if there are more than `mostKeys` keys or if the clock was set back.
 */
export class FixedWindow {
  readonly #ms: number
  readonly #maxKeys: number
  readonly #counts = new Map<string, number>()
  #endsAt = 0

  constructor(ms: number, maxKeys = Number.POSITIVE_INFINITY) {
    this.#ms = ms
    this.#maxKeys = maxKeys
  }

  /** Counts an event at `now` (ms since 1970). Returns the number of events with its key in this window. */
  count(now: number, key = ''): number {
    const remaining = this.#endsAt - now
    if (remaining <= 0 || remaining > this.#ms || this.#counts.size > this.#maxKeys) {
      this.clear()
      this.#endsAt = now + this.#ms
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count
  }

  clear(): void {
    this.#counts.clear()
    this.#endsAt = 0
  }
}
