import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { countMatchingLeads } from '../find-leads'
import { leadFilter } from '../lead-filter'
import { scopeOf } from './lead-scope'

/** The filter for leads that wait for the account: new, assigned to it or unassigned, and in need of an answer. */
export const WAITING_LEADS = leadFilter({ status: 'new', who: 'me', kind: 'asks' })

/** Returns the number of leads that wait for the account, or 0 if it may not see leads. */
export async function countWaitingLeads(db: Db, account: Account): Promise<number> {
  if (!mayDo(account.role, 'leads')) return 0
  const scope = await scopeOf(db, account)
  return countMatchingLeads(db, {
    scope,
    reader: account.id,
    filter: WAITING_LEADS,
    now: new Date(),
  })
}
