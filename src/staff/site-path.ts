import type { Context } from 'hono'
import type { AppEnv } from '../env'

/** `path` when it is a page path of this site, else null; it comes from outside and is not trusted. */
export function sitePath(path: string | undefined): string | null {
  return path && /^\/[a-z]{2}\/(?:[\w-]+\/)*[\w-]*(?:#(?:m-\d+|footer))?$/.test(path) ? path : null
}

/** The page that somebody came from to edit a part of it: from the address of a form, else from the form itself. */
export function returnOf(
  c: Context<AppEnv>,
  sent: Partial<Record<string, string>> = {},
): string | null {
  return sitePath(sent.return ?? c.req.query('return'))
}
