/**
 * Counts events by key in windows of `ms` milliseconds, in memory. A window begins with the first event after the last
 * one ended. It also restarts if there are more than `mostKeys` keys or if the clock was set back.
 */
export class FixedWindow {
  readonly #ms: number
  readonly #mostKeys: number
  readonly #counts = new Map<string, number>()
  #endsAt = 0

  constructor(ms: number, mostKeys = Number.POSITIVE_INFINITY) {
    this.#ms = ms
    this.#mostKeys = mostKeys
  }

  /** Counts an event at `now` (ms since 1970). Returns the number of events with its key in this window. */
  count(now: number, key = ''): number {
    const left = this.#endsAt - now
    if (left <= 0 || left > this.#ms || this.#counts.size > this.#mostKeys) {
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
