import type { LeadScope } from '../../../data/leads/lead-scope'
import type { Account } from '../../../domain/people/account'
import { mayDo } from '../../../domain/people/rights'

/** The leads that a colleague sees. */
export function scopeOf({ id, email, role }: Account): LeadScope {
  return mayDo(role, 'leads.all') ? 'all' : { accountId: id, email }
}
