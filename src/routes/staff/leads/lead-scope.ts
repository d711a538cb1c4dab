import type { Db } from '../../../data/db/db'
import type { LeadScope } from '../../../data/leads/lead-scope'
import { managerNamesOf } from '../../../data/people/members'
import type { Account } from '../../../domain/people/account'
import { mayDo } from '../../../domain/people/rights'

/** The leads that a colleague sees. */
export async function scopeOf(db: Db, account: Account): Promise<LeadScope> {
  if (mayDo(account.role, 'leads.all')) return 'all'
  return { accountId: account.id, ...(await managerNamesOf(db, account)) }
}
