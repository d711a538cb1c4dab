import type { Context } from 'hono'
import type { AppEnv } from '../env'

/** Returns `path` if it is a page path of this site, or null. The value comes from a request and is not trusted. */
export function sitePath(path: string | undefined): string | null {
  return path && /^\/[a-z]{2}\/(?:[\w-]+\/)*[\w-]*(?:#(?:m-\d+|footer))?$/.test(path) ? path : null
}

/** Returns the page of the site from which a section is edited: from the query, or else from the posted form. */
export function returnOf(
  c: Context<AppEnv>,
  sent: Partial<Record<string, string>> = {},
): string | null {
  return sitePath(sent.return ?? c.req.query('return'))
}
