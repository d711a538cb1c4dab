import type { View } from '../../../components/ui/view'
import type { ListedLead } from '../../../features/leads/find-leads'
import { isClosed } from '../../../features/leads/lead-status'
import { formatDate } from '../../../platform/format/dates'
import { StaffMemberName } from '../../parts/staff-member-name'

interface LeadStateProps {
  view: View
  lead: Pick<ListedLead, 'status' | 'assignee' | 'due'>
}

/** The state, assignee and due date of a lead. */
export function LeadState({ view: { t }, lead }: LeadStateProps) {
  const { status, assignee, due } = lead
  return (
    <>
      <span className={isClosed(status) ? 'lead-state closed' : 'lead-state'}>
        {t(`lead.status.${status}`)}
      </span>
      {assignee ? (
        <small className="muted">
          <StaffMemberName {...assignee} />
        </small>
      ) : null}
      {due ? <small>{t('staff.lead.until', { day: formatDate(due) })}</small> : null}
    </>
  )
}
