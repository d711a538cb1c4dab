import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { isSigned, sign } from '../db/signing'
import { MAILED_LINK_DAYS } from '../i18n/promises'

/** The seconds that a signed link is valid, in a response and in a mail. */
export const LINK_SECONDS = { now: 600, mail: MAILED_LINK_DAYS * 86_400 } as const

/** Returns the path with a signature that is valid for some seconds. */
export async function signedPath(
  c: Context<AppEnv>,
  path: string,
  seconds: number,
): Promise<string> {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds
  const key = await sign(primaryDb(c.env.DB), `${path} ${expiresAt}`)
  return `${path}?until=${expiresAt}&key=${key}`
}

/** Returns true if the request's URL has a valid signature that has not expired. */
export async function cameBySignedLink(c: Context<AppEnv>): Promise<boolean> {
  const { until = '', key = '' } = c.req.query()
  if (!/^\d{1,12}$/.test(until) || Number(until) < Date.now() / 1000) return false
  return isSigned(primaryDb(c.env.DB), `${c.req.path} ${until}`, key)
}
