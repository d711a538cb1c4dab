import type { Context } from 'hono'
import { log } from '../log'
import { NotReadyError } from '../not-ready'

const LINES = 'application/x-ndjson'

/** Returns true if the client accepts the progress of the work as JSON lines. */
export function isLinesRequest(c: Context): boolean {
  return c.req.header('Accept') === LINES
}

/** Responds with one JSON line for each step of the work. The last line is its result. */
export function progressLines(
  context: Pick<ExecutionContext, 'waitUntil'>,
  work: (onLine: (line: object) => void) => Promise<object>,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  // If the client disconnects, the work continues without output.
  const write = (line: object) =>
    writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => undefined)
  const done = work((line) => void write(line))
    .catch((error) => {
      log('request failed', { error })
      const message = error instanceof NotReadyError ? error.message : 'Unexpected error'
      return { status: 'failed', issues: [{ path: [], message }] }
    })
    .then(write)
    .finally(() => writer.close().catch(() => undefined))
  context.waitUntil(done)
  return new Response(readable, { headers: { 'Content-Type': LINES } })
}
