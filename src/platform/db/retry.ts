import { delay } from '../format/timeout'

interface RetryOptions {
  /** The maximum number of attempts, including the first. */
  attempts: number
  /** True for errors after which another attempt may succeed; by default, for all. */
  isTransient?: (error: unknown) => boolean
  /** Milliseconds before the next attempt, by the number of failed attempts. Default: 0. */
  pauseMs?: (failed: number) => number
}

/** Repeats the work while its errors are transient. Throws the last error. */
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
