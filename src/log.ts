/** Logs one JSON object per line; pass ids and keys, never a visitor's input. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  const { error, ...rest } = details
  console.warn(JSON.stringify({ event, ...rest, ...(error ? { error: describe(error) } : {}) }))
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error)
}
