import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import {
  type AuditAction,
  DOCUMENT_VERBS,
  isNamedAction,
} from '../../../platform/audit/audit-action'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { LocalTime } from '../../../staff/parts/local-time'
import { StaffTable } from '../../../staff/parts/staff-table'
import { leadChange } from './lead-change'
import type { Subject } from './subjects'

interface AuditListProps {
  view: View
  auditEntries: ListedAuditEntry[]
  /** The subjects by the id of the entry. Absent on the page of the subject itself. */
  subjects?: ReadonlyMap<number, Subject>
  /** The kinds of documents of the entries. */
  kinds?: readonly DocumentKind[]
}

/** A list of audit entries, newest first. */
export function AuditList({ view, auditEntries, subjects, kinds = [] }: AuditListProps) {
  const { t } = view
  if (auditEntries.length === 0) return <p className="muted">{t('staff.audit.none')}</p>
  return (
    <StaffTable
      columns={[
        { heading: t('staff.audit.when') },
        { heading: t('staff.audit.who') },
        { heading: t('staff.audit.what') },
      ]}
    >
      {auditEntries.map((auditEntry) => (
        <tr key={auditEntry.id}>
          <th scope="row">
            <LocalTime iso={new Date(auditEntry.at).toISOString()} />
          </th>
          <td data-name={t('staff.audit.who')}>{auditEntry.by ?? t('staff.audit.gone')}</td>
          <td data-name={t('staff.audit.what')}>
            <What
              view={view}
              auditEntry={auditEntry}
              subject={subjects?.get(auditEntry.id)}
              kinds={kinds}
            />
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

interface WhatProps {
  view: View
  auditEntry: ListedAuditEntry
  subject: Subject | undefined
  kinds: readonly DocumentKind[]
}

function What({ view, auditEntry, subject, kinds }: WhatProps) {
  const { t } = view
  const { action, detail } = auditEntry
  return (
    <>
      {actionText(view, action, kinds)}
      {subject ? <SubjectLine subject={subject} /> : null}
      {detail.home && !subject?.property ? (
        <small className="muted">{t('staff.import.item', { id: detail.home })}</small>
      ) : null}
      {subject?.property ? <SubjectLine subject={subject.property} /> : null}
      {leadChange(view, auditEntry).map((text) => (
        <small key={text} className="muted">
          {text}
        </small>
      ))}
      {detail.from && detail.to ? (
        <small className="muted">
          {t('staff.audit.role', {
            from: t(`staff.role.${detail.from}`),
            to: t(`staff.role.${detail.to}`),
          })}
        </small>
      ) : null}
    </>
  )
}

function SubjectLine({ subject: { name, href } }: { subject: Subject }) {
  return <small className="muted">{href ? <a href={href}>{name}</a> : name}</small>
}

function actionText({ t }: View, action: AuditAction, kinds: readonly DocumentKind[]): string {
  if (isNamedAction(action)) return t(`audit.${action}`)
  const [kind, verb] = action.split('.')
  const object = kinds.find((one) => one.kind === kind)?.objectText
  const known = DOCUMENT_VERBS.find((one) => one === verb)
  return object && known ? t(`audit.document.${known}`, { object: t(object) }) : action
}
