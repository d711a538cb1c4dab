/** Prints one line and ends the process as failed. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
