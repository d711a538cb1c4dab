import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { type Caller, readCaller } from './caller'
import {
  countCall,
  countSite,
  knownSeconds,
  type LimitName,
  type RateAnswer,
  type RateOptions,
} from './rate-limits'

/** Returns the caller for rate limits. It uses only the header of the edge, because clients can set the others. */
export function callerOf(c: Context<AppEnv>): Caller {
  return readCaller(c.req.header('CF-Connecting-IP'))
}

export function rateOptions(c: Context<AppEnv>): RateOptions {
  const factor = Number(c.env.RATE_LIMIT_FACTOR)
  return { factor: factor > 0 ? factor : 1, now: new Date() }
}

/** Returns the seconds that this call has to wait according to this isolate. It sends no query to D1. */
export async function knownWait(c: Context<AppEnv>, name: LimitName): Promise<number> {
  const { address, network } = callerOf(c)
  const callers = network === null ? [address] : [address, network]
  return knownSeconds(primaryDb(c.env.DB), name, callers, new Date())
}

/** The limit of a /48, as a multiple of the limit of one address. */
export const NETWORK_FACTOR = 10

/**
 * Counts this call for the site, its address and its network. A call that is known to be refused counts for none of
 * them, so that one network cannot use up the limit of the site.
 */
async function countCaller(c: Context<AppEnv>, name: LimitName): Promise<RateAnswer> {
  const known = await knownWait(c, name)
  if (known > 0) return { allowed: false, retryAfterSeconds: known }
  const db = primaryDb(c.env.DB)
  const { address, network } = callerOf(c)
  const { factor, now } = rateOptions(c)
  const ofSite = await countSite(db, name, { factor, now })
  if (!ofSite.allowed) return ofSite
  const answer = await countCall(db, name, address, { factor, now })
  if (!answer.allowed || network === null) return answer
  return countCall(db, name, network, { factor: factor * NETWORK_FACTOR, now })
}

/** Counts this call. If a limit is exceeded, sets `Retry-After`; the caller creates the response. */
export async function countThisCall(c: Context<AppEnv>, name: LimitName): Promise<RateAnswer> {
  const answer = await countCaller(c, name)
  if (!answer.allowed) c.header('Retry-After', String(answer.retryAfterSeconds))
  return answer
}
