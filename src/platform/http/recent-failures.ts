const MAX_KEYS = 5000

/** The recent failed fetches of this isolate, by key. The oldest is removed if there are too many. */
export class RecentFailures {
  readonly #until = new Map<string, number>()
  readonly #ms: number

  constructor(ms: number) {
    this.#ms = ms
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? 0) > Date.now()
  }

  add(key: string): void {
    this.#until.delete(key)
    this.#until.set(key, Date.now() + this.#ms)
    const [oldest] = this.#until.keys()
    if (this.#until.size > MAX_KEYS && oldest !== undefined) this.#until.delete(oldest)
  }
}
