import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { isEarlyToken } from '../listing/queries/early-access'
import { primaryDb } from '../platform/db/db'
import { EARLY_PARAM } from '../urls'

/**
 * Returns the valid token for a property that is not public yet, or null. It is in the address of the request, or in that
 * of the page with the posted form.
 */
export async function findEarlyToken(
  c: Context<AppEnv>,
  id: number,
  address = c.req.url,
): Promise<string | null> {
  const token = URL.parse(address, c.req.url)?.searchParams.get(EARLY_PARAM)
  const isValid = token && (await isEarlyToken(primaryDb(c.env.DB), token, id))
  return isValid ? token : null
}

/** Returns the path of a form's page without its token, which must not be stored with a lead. */
export function withoutEarlyToken(page: string | null): string | null {
  return page?.includes(`${EARLY_PARAM}=`) ? (page.split('?')[0] ?? null) : page
}
