import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env'
import { log } from '../log'

/** Returns the result of the bucket. Throws a 503 response with `Retry-After` if the bucket fails. */
export async function or503<Result>(c: Context<AppEnv>, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    log('file not read', { error })
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '30' }
    throw new HTTPException(503, { res: c.json({ status: 'failed', issues: [] }, 503, headers) })
  }
}
