import { FixedWindow } from './format/fixed-window'

const MAX_LENGTH = 500
const PERSONAL = /[^\s@]{1,64}@[^\s@]+|\+?\d[\d\s./-]{7,}\d/g

/**
 * Logs one JSON object per line. Pass IDs and keys, never a visitor's input. The query values of URLs and cache keys
 * are removed, because they contain filters or a tile host's key.
 */
export function log(event: string, details: Record<string, unknown> = {}): void {
  const { error, ...rest } = details
  const fields = Object.entries(rest).map(([name, value]) => [name, withoutValues(value)])
  console.warn(
    JSON.stringify({
      event,
      ...Object.fromEntries(fields),
      ...(error ? { error: describeError(error) } : {}),
    }),
  )
}

function withoutValues(detail: unknown): unknown {
  return typeof detail === 'string' ? detail.split(/[?=]/)[0]?.slice(0, MAX_LENGTH) : detail
}

/**
 * Returns an error in one line, with personal addresses and numbers masked. For a failed query only the cause is
 * logged, because its message contains the statement and all bound values.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return maskContacts(String(error), MAX_LENGTH)
  const cause = error.message.startsWith('Failed query') ? error.cause : error
  if (!(cause instanceof Error)) return `${error.name}: failed query`
  return maskContacts(`${cause.name}: ${cause.message}`, MAX_LENGTH)
}

/** Returns the text with e-mail addresses and telephone numbers masked, cut to `maxLength` characters. */
export function maskContacts(text: string, maxLength: number): string {
  return text
    .slice(0, 4 * maxLength)
    .replace(PERSONAL, '…')
    .slice(0, maxLength)
}

type SecurityEvent =
  | 'log-in succeeded'
  | 'log-in refused'
  | 'log-in limited'
  | 'password link requested'
  | 'login link requested'
  | 'password set'
  | 'code requested'
  | 'code refused'
  | 'code limited'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey refused'
  | 'second factor on'
  | 'second factor off'
  | 'second factor reset'
  | 'person erased'
  | 'other origin refused'
  | 'staff session refused'
  | 'staff role refused'
  | 'staff token refused'

/** The maximum number of lines of one security event that an isolate writes per minute. */
const LINES_A_MINUTE = 60

const written = new FixedWindow(60_000)

/** Logs a security event with account ID, realm and role, never with an address or name. */
export function logSecurity(
  event: SecurityEvent,
  details: { realm?: string; account?: number; role?: string; by?: 'link' | 'passkey' } = {},
): void {
  const lines = written.count(Date.now(), event)
  if (lines > LINES_A_MINUTE) return
  const isLast = lines === LINES_A_MINUTE
  log('security', { what: event, ...details, ...(isLast && { more: 'not logged this minute' }) })
}
