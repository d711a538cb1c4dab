import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { managerNamesOf } from '../../../site/accounts/members'
import { type LeadFilter, leadFilter } from '../lead-filter'
import type { LeadScope } from '../lead-scope'

/** Returns the scope of leads that an account may see. */
export async function scopeOf(db: Db, account: Account): Promise<LeadScope> {
  if (mayDo(account.role, 'leads.all')) return 'all'
  return { accountId: account.id, ...(await managerNamesOf(db, account)) }
}

/**
 * Returns the filter of the list next to a lead. A form is posted without it, so it is then that of the page with the
 * form.
 */
export function listFilterOf(c: Context<AppEnv>): LeadFilter {
  if (c.req.method === 'GET') return leadFilter(c.req.query())
  const page = URL.parse(c.req.header('Referer') ?? '')
  return leadFilter(Object.fromEntries(page?.searchParams ?? []))
}
