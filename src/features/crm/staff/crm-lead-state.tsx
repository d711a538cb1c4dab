import type { View } from '../../../components/ui/view'
import type { CrmLeadState as Standing } from '../../leads/queries'

/** A lead's state in the CRM. A state that needs attention is highlighted. */
export function CrmLeadState({ view, state }: { view: View; state: Standing['state'] }) {
  const isBad = state === 'refused' || state === 'unknown'
  return (
    <span className={isBad ? 'lead-state dead' : 'lead-state'}>
      {view.t(`staff.crm.lead.${state}`)}
    </span>
  )
}
