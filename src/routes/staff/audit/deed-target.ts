import type { ListedDeed } from '../../../data/people/audit'
import { STAFF } from '../../../urls'

/** The page of what a deed was done to; null where there is none. */
export function deedTarget({ action, nounId }: Pick<ListedDeed, 'action' | 'nounId'>) {
  const [noun] = action.split('.')
  if (noun === 'crm') return STAFF.crm
  if (noun === 'redirect') return STAFF.redirects
  if (nounId === null) return null
  if (noun === 'settings') return `${STAFF.settings}/${nounId}`
  if (noun === 'label') return STAFF.labels
  if (noun === 'account') return `${STAFF.accounts}/${nounId}`
  if (noun === 'owner') return `${STAFF.owners}/${nounId}`
  return noun === 'lead' ? `${STAFF.leads}/${encodeURIComponent(nounId)}` : null
}
