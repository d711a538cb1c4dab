import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { isSigned, sign } from '../db/signing'
import { MAILED_LINK_DAYS } from '../i18n/promises'

/** Seconds that a signed link is valid: one in an answer, and one in a mail. */
export const LINK_SECONDS = { now: 600, mail: MAILED_LINK_DAYS * 86_400 } as const

/** Returns a path that only we can have given out, for a while. */
export async function signedPath(
  c: Context<AppEnv>,
  path: string,
  seconds: number,
): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + seconds
  const key = await sign(primaryDb(c.env.DB), `${path} ${until}`)
  return `${path}?until=${until}&key=${key}`
}

/** Returns true if this request's address carries our signature and is not over its time. */
export async function cameBySignedLink(c: Context<AppEnv>): Promise<boolean> {
  const { until = '', key = '' } = c.req.query()
  if (!/^\d{1,12}$/.test(until) || Number(until) < Date.now() / 1000) return false
  return isSigned(primaryDb(c.env.DB), `${c.req.path} ${until}`, key)
}
