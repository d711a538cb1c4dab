import { managerNamesOf } from '../../../features/accounts/members'
import type { LeadScope } from '../../../features/leads/lead-scope'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'

/** Returns the scope of leads that an account may see. */
export async function scopeOf(db: Db, account: Account): Promise<LeadScope> {
  if (mayDo(account.role, 'leads.all')) return 'all'
  return { accountId: account.id, ...(await managerNamesOf(db, account)) }
}
