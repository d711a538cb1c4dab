import { delay } from '../format/timeout'

interface RetryOptions {
  /** The most attempts, the first one included. */
  attempts: number
  /** True for errors after which another attempt may succeed; by default, for all. */
  isTransient?: (error: unknown) => boolean
  /** Milliseconds before the next attempt, by the number of failed ones; by default 0. */
  pauseMs?: (failed: number) => number
}

/** Does the work again while its errors are transient; throws the last one. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { attempts, isTransient = () => true, pauseMs }: RetryOptions,
): Promise<Result> {
  for (let failed = 1; ; failed++) {
    try {
      return await work()
    } catch (error) {
      if (failed >= attempts || !isTransient(error)) throw error
      if (pauseMs) await delay(pauseMs(failed))
    }
  }
}
