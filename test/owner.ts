import { findAccount } from '../src/site/accounts/queries'
import { startSession } from '../src/site/accounts/sessions'
import { db, get } from './agency'
import { getWith } from './worker'

export const OWNER = { email: 'owner@example.com', password: 'lindehof-owner' }
export const OTHER = { email: 'owner2@example.com', password: 'lindehof-owner2' }

/** Properties of the demo's owners. */
export const HOME = 410004
export const OTHER_HOME = 410021

/** Posts to the owners' API as a browser's form does, or as a script; `limits` are a deployment's. */
export function post(
  path: string,
  fields: Record<string, string>,
  { cookie = '', accept = 'text/html', address = '192.0.2.1', limits = false } = {},
): Promise<Response> {
  const headers = { Accept: accept, Cookie: cookie, 'CF-Connecting-IP': address }
  const init = { method: 'POST', headers, body: new URLSearchParams(fields) }
  return limits ? getWith({ RATE_LIMIT_FACTOR: '1' }, path, init) : get(path, init)
}

/** Returns the cookie of a session, begun without the password, whose hash takes time. */
export async function cookieOf({ email }: typeof OWNER): Promise<string> {
  const account = await findAccount(db, email)
  if (!account) throw new Error(`There is no account of ${email}`)
  return `sid=${await startSession(db, { account, userAgent: 'test' }, undefined, new Date())}`
}

/** A page as the holder of a cookie gets it. */
export function getAs(cookie: string, path: string): Promise<Response> {
  return get(path, { headers: { Cookie: cookie, Accept: 'text/html' } })
}
