import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { isNamedAction } from '../../../platform/audit/audit-action'
import { isLocalDriver } from '../../../platform/mail/outbox'
import { LocalTime } from '../../../staff/parts/local-time'
import { leadChange } from '../../audit/audit.staff'
import type { LeadNote } from '../lead-work'
import type { LeadDetails } from '../queries'

interface Step {
  at: string
  label: string
  /** The name of the actor, or null for an automatic event. */
  actorName: string | null
  text?: string
}

interface LeadTimelineProps {
  view: View
  lead: LeadDetails
  notes: LeadNote[]
  auditEntries: ListedAuditEntry[]
}

/** The timeline of a lead, oldest first: its arrival, the mails, and the actions and notes of staff. */
export function LeadTimeline({ view, lead, notes, auditEntries }: LeadTimelineProps) {
  const { t } = view
  const steps = stepsOf(view, lead, notes, auditEntries)
  return (
    <section className="panel">
      <h2>{t('staff.lead.course')}</h2>
      <ol className="trail">
        {steps.map(({ at, label, actorName, text }) => (
          <li key={at + label}>
            <p>{label}</p>
            {text ? <p className="typed">{text}</p> : null}
            <p className="small muted">
              <LocalTime iso={at} />
              {actorName ? `, ${actorName}` : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf(
  view: View,
  lead: LeadDetails,
  notes: readonly LeadNote[],
  auditEntries: readonly ListedAuditEntry[],
): Step[] {
  const { t } = view
  const sent = lead.mails.flatMap(({ sentAt, mail, driver }): Step[] => {
    if (!sentAt) return []
    const text = isLocalDriver(driver) ? 'staff.lead.mailed.stays' : 'staff.lead.mailed'
    return [{ at: sentAt, label: t(text, { email: mail.to.email }), actorName: null }]
  })
  const actionSteps = auditEntries.map((auditEntry): Step => {
    const { at, action, by } = auditEntry
    const label =
      leadChange(view, auditEntry).join(' · ') ||
      (isNamedAction(action) ? t(`audit.${action}`) : '')
    return { at: new Date(at).toISOString(), label, actorName: by ?? t('staff.audit.gone') }
  })
  const noteSteps = notes.map(({ at, text, by }): Step => {
    const author = by ?? t('staff.audit.gone')
    return { at: new Date(at).toISOString(), label: t('staff.lead.noted'), actorName: author, text }
  })
  const receivedStep = { at: lead.createdAt, label: t('staff.lead.came'), actorName: null }
  return [receivedStep, ...sent, ...actionSteps, ...noteSteps].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}
