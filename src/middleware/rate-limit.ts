import type { Context } from 'hono'
import { primaryDb } from '../data/db/db'
import {
  countCall,
  type LimitName,
  type RateAnswer,
  type RateOptions,
} from '../data/people/rate-limits'
import { callerKey } from '../domain/people/caller'
import type { AppEnv } from '../env'

/** The caller's address for rate limits, from the edge's own header alone: visitors can write the others. */
export function callerOf(c: Context<AppEnv>): string {
  return callerKey(c.req.header('CF-Connecting-IP'))
}

export function rateOptions(c: Context<AppEnv>): RateOptions {
  const factor = Number(c.env.RATE_LIMIT_FACTOR)
  return { factor: factor > 0 ? factor : 1, now: new Date() }
}

/** Counts this call under a limit; one too many gets its `Retry-After` here, its words elsewhere. */
export async function countThisCall(c: Context<AppEnv>, name: LimitName): Promise<RateAnswer> {
  const answer = await countCall(primaryDb(c.env.DB), name, callerOf(c), rateOptions(c))
  if (!answer.allowed) c.header('Retry-After', String(answer.retryAfterSeconds))
  return answer
}
