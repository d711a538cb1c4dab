import type { View } from '../../../components/ui/view'
import type { ListedDeed } from '../../../platform/audit/audit'
import { LocalTime } from '../../parts/local-time'
import { StaffTable } from '../../parts/staff-table'
import { leadChange } from './lead-change'
import type { Subject } from './subjects'

interface DeedListProps {
  view: View
  deeds: ListedDeed[]
  /** The subject of each, by the id of the entry; absent on the page of that subject. */
  subjects?: ReadonlyMap<number, Subject>
}

/** What colleagues did, the last first. */
export function DeedList({ view, deeds, subjects }: DeedListProps) {
  const { t } = view
  if (deeds.length === 0) return <p className="muted">{t('staff.audit.none')}</p>
  return (
    <StaffTable
      columns={[
        { heading: t('staff.audit.when') },
        { heading: t('staff.audit.who') },
        { heading: t('staff.audit.what') },
      ]}
    >
      {deeds.map((deed) => (
        <tr key={deed.id}>
          <th scope="row">
            <LocalTime iso={new Date(deed.at).toISOString()} />
          </th>
          <td data-name={t('staff.audit.who')}>{deed.by ?? t('staff.audit.gone')}</td>
          <td data-name={t('staff.audit.what')}>
            <What view={view} deed={deed} subject={subjects?.get(deed.id)} />
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function What({ view, deed, subject }: { view: View; deed: ListedDeed; subject?: Subject }) {
  const { t } = view
  const { action, detail } = deed
  return (
    <>
      {t(`audit.${action}`)}
      {subject ? <SubjectLine subject={subject} /> : null}
      {detail.home && !subject?.home ? (
        <small className="muted">{t('staff.import.item', { id: detail.home })}</small>
      ) : null}
      {subject?.home ? <SubjectLine subject={subject.home} /> : null}
      {leadChange(view, deed).map((text) => (
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
