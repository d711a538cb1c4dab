import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { STAFF } from '../urls'

/** Returns the page of the form that posts to this address of the staff area: its parent address. */
export function staffFormPage(c: Context<AppEnv>): string {
  const { path } = c.req
  return path.startsWith(`${STAFF.imports}/`) ? STAFF.imports : path.replace(/\/[^/]*$/, '')
}
