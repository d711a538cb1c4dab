import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../env'
import { readJson } from '../../platform/format/json'
import { truncate } from '../../platform/format/text'
import { readCookie, writeCookie } from '../../platform/http/cookies'
import { EMAIL } from '../../site/forms/patterns'
import { readSentRequest, type SentRequest } from './sent-request'

const COOKIE = 'sent'
const MAX_AGE_SECONDS = 30 * 60

/**
 * Stores the facts of the thank-you page in a cookie of this browser. The page's address is the same for every visitor,
 * so it cannot contain facts about one of them.
 */
export function storeSentRequest(c: Context<AppEnv>, request: SentRequest): void {
  writeCookie(c, COOKIE, JSON.stringify(request), MAX_AGE_SECONDS)
}

/** Returns the form that this browser sent within the last half hour, or null. */
export function lastSentRequest(c: Context<AppEnv>): SentRequest | null {
  return readSentRequest(readCookie(c, COOKIE))
}

const SEARCH_COOKIE = 'search'
/**
 * The maximum length of a text in characters: a cookie has at most 4,096 bytes, and a character may become nine of
 * them.
 */
const MAX_SENTENCE = 250

/** A requested saved search as the visitor typed it. */
interface RequestedSearch {
  email: string
  sentence: string
}

/**
 * Stores the text and email address that the next page of a requested saved search repeats; neither may be in its
 * address.
 */
export function storeRequestedSearch(
  c: Context<AppEnv>,
  { email, sentence }: RequestedSearch,
): void {
  const search = { email, sentence: truncate(sentence, MAX_SENTENCE) }
  writeCookie(c, SEARCH_COOKIE, JSON.stringify(search), MAX_AGE_SECONDS)
}

const requestedSearch = z.object({
  email: z.string().max(254).regex(EMAIL),
  sentence: z.string().min(1).max(MAX_SENTENCE),
})

/** Returns the saved search that this browser requested within the last half hour, or null. */
export function lastRequestedSearch(c: Context<AppEnv>): RequestedSearch | null {
  return requestedSearch.safeParse(readJson(readCookie(c, SEARCH_COOKIE))).data ?? null
}
