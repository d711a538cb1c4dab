import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { type Caller, readCaller } from './caller'
import {
  countCall,
  knownSeconds,
  type LimitName,
  type RateAnswer,
  type RateOptions,
} from './rate-limits'

/** Returns the caller for rate limits, from the edge's own header alone: visitors can write the others. */
export function callerOf(c: Context<AppEnv>): Caller {
  return readCaller(c.req.header('CF-Connecting-IP'))
}

export function rateOptions(c: Context<AppEnv>): RateOptions {
  const factor = Number(c.env.RATE_LIMIT_FACTOR)
  return { factor: factor > 0 ? factor : 1, now: new Date() }
}

/** Seconds that this isolate already knows a caller has to wait under a limit; asks D1 nothing. */
export async function knownWait(c: Context<AppEnv>, name: LimitName): Promise<number> {
  return knownSeconds(primaryDb(c.env.DB), name, callerOf(c).address, new Date())
}

/** The limit of a /48, as a multiple of the limit of one address. */
export const NETWORK_FACTOR = 10

/** Counts this call under a limit, for its address and its network. */
export async function countCaller(c: Context<AppEnv>, name: LimitName): Promise<RateAnswer> {
  const db = primaryDb(c.env.DB)
  const { address, network } = callerOf(c)
  const { factor, now } = rateOptions(c)
  const answer = await countCall(db, name, address, { factor, now })
  if (!answer.allowed || network === null) return answer
  return countCall(db, name, network, { factor: factor * NETWORK_FACTOR, now })
}

/** As `countCaller`; one too many gets its `Retry-After` here, its words elsewhere. */
export async function countThisCall(c: Context<AppEnv>, name: LimitName): Promise<RateAnswer> {
  const answer = await countCaller(c, name)
  if (!answer.allowed) c.header('Retry-After', String(answer.retryAfterSeconds))
  return answer
}
