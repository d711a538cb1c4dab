import type { View } from '../../../components/ui/view'
import type { LeadNote } from '../../../features/leads/lead-work'
import type { LeadDetails } from '../../../features/leads/queries'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { LocalTime } from '../../parts/local-time'
import { leadChange } from '../audit/lead-change'

interface Step {
  at: string
  what: string
  /** The name of the actor, or null for an automatic event. */
  by: string | null
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
      <ol className="rows">
        {steps.map(({ at, what, by, text }) => (
          <li key={at + what}>
            <p>{what}</p>
            {text ? <p className="typed">{text}</p> : null}
            <p className="small muted">
              <LocalTime iso={at} />
              {by ? `, ${by}` : null}
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
  const sent = lead.mails.flatMap(({ sentAt, mail }): Step[] =>
    sentAt
      ? [{ at: sentAt, what: t('staff.lead.mailed', { email: mail.to.email }), by: null }]
      : [],
  )
  const done = auditEntries.map((auditEntry): Step => {
    const { at, action, by } = auditEntry
    const what = leadChange(view, auditEntry).join(' · ') || t(`audit.${action}`)
    return { at: new Date(at).toISOString(), what, by: by ?? t('staff.audit.gone') }
  })
  const noted = notes.map(({ at, text, by }): Step => {
    const who = by ?? t('staff.audit.gone')
    return { at: new Date(at).toISOString(), what: t('staff.lead.noted'), by: who, text }
  })
  const came = { at: lead.createdAt, what: t('staff.lead.came'), by: null }
  return [came, ...sent, ...done, ...noted].toSorted((a, b) => a.at.localeCompare(b.at))
}
