import type { Context } from 'hono'
import { readSentRequest, type SentRequest, writeSentRequest } from '../../domain/lead/sent-request'
import type { AppEnv } from '../../env'
import { readCookie, writeCookie } from '../../middleware/session'

const COOKIE = 'sent'
const MAX_AGE_SECONDS = 30 * 60

/**
 * Stores what the thank-you page shows in a cookie of this browser. The page's address is the same for
 * every visitor, so it cannot tell anything about one of them.
 */
export function storeSentRequest(c: Context<AppEnv>, request: SentRequest): void {
  writeCookie(c, COOKIE, writeSentRequest(request), MAX_AGE_SECONDS)
}

/** Returns the form that this browser sent within the last half hour, or null. */
export function lastSentRequest(c: Context<AppEnv>): SentRequest | null {
  return readSentRequest(readCookie(c, COOKIE))
}
