const MAX_WAIT_MS = 10_000
const PAUSE_MS = 100

/** Repeats a statement or batch, which changes nothing when SQLite refuses it because another process writes. */
export async function retryWhileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/**
 * Returns true for an error of a local D1 database that another process locks. A bookmark that fails rolls back the
 * transaction too.
 */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    /SQLITE_BUSY|database is locked|Failed to get session commit token/.test(error.message)
  )
}
