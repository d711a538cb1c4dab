import { get } from './agency'
import { getWith } from './worker'

export const OWNER = { email: 'owner@example.com', password: 'lindehof-owner' }
export const OTHER = { email: 'owner2@example.com', password: 'lindehof-owner2' }

/** Homes of the demo's owners. */
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

/** Logs somebody in; answers the cookie of their browser. */
export async function cookieOf(who: typeof OWNER): Promise<string> {
  const response = await post('/api/login', { ...who, langid: '1' })
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** A page as the holder of a cookie gets it. */
export function getAs(cookie: string, path: string): Promise<Response> {
  return get(path, { headers: { Cookie: cookie, Accept: 'text/html' } })
}
