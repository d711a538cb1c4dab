/** The maximum time that a request waits for D1. */
export const D1_TIMEOUT_MS = 3000

/** Thrown if a service does not respond in time. */
export class TimeoutError extends Error {}

/** Resolves after `ms` milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Returns the result of `work`. Rejects with a `TimeoutError` if the service, by default D1, takes longer than `ms`. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  ms = D1_TIMEOUT_MS,
  service = 'D1 DB',
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const error = new TimeoutError(`${service} did not answer within ${ms} ms`)
  const timer = setTimeout(() => late.reject(error), ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
