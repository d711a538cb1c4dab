import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { STAFF } from '../../urls'

/** The page of the form that posts to this address of the staff area. */
export function staffFormPage(c: Context<AppEnv>): string {
  const { path } = c.req
  const [, lead] = /^\/staff\/(leads\/[^/]+)\/crm$/.exec(path) ?? []
  if (lead) return `${STAFF.overview}/${lead}`
  const [, owner] = /^\/staff\/(owners\/\d+)\/view$/.exec(path) ?? []
  if (owner) return `${STAFF.overview}/${owner}`
  return path.startsWith(`${STAFF.crm}/`) ? STAFF.crm : STAFF.overview
}
