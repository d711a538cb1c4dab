import { withTimeout } from './timeout'

interface Flight<Result> {
  startedAt: number
  result: Promise<Result>
}

/** Runs work for each key once at a time in this isolate. Concurrent requests share its result. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>()
  readonly #timeoutMs: number

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  /**
   * Returns the result of `work`, or of the same work that another request started. Rejects as `work` does, and if it
   * takes too long. `waitUntil` lets the work continue if the visitor leaves.
   */
  run(
    key: string,
    waitUntil: (promise: Promise<unknown>) => void,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const now = Date.now()
    const other = this.#flights.get(key)
    // A promise may stay pending forever, because it ends with the request that created it.
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
