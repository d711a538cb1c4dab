import { withTimeout } from './timeout'

interface Flight<Result> {
  startedAt: number
  result: Promise<Result>
}

/** Does work for each key once at a time in this isolate; requests that come meanwhile share its result. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>()
  readonly #timeoutMs: number

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  /**
   * Returns the result of `work`, or of the same work that another request began. Rejects as `work` does, and when
   * it takes too long. `waitUntil` lets the work go on when the visitor leaves.
   */
  run(
    key: string,
    waitUntil: (promise: Promise<unknown>) => void,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const now = Date.now()
    const other = this.#flights.get(key)
    // A promise may never settle, as it ends with the request that made it.
    const isRunning = other && now - other.startedAt <= this.#timeoutMs
    const flight = isRunning ? other : { startedAt: now, result: work() }
    if (flight !== other) {
      this.#flights.set(key, flight)
      const end = () => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      }
      waitUntil(flight.result.then(end, end))
    }
    return withTimeout(flight.result, this.#timeoutMs)
  }
}
