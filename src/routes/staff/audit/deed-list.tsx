import type { View } from '../../../components/ui/view'
import type { ListedDeed } from '../../../data/people/audit'
import { LocalTime } from '../parts/local-time'
import { StaffTable } from '../parts/staff-table'
import { deedTarget } from './deed-target'
import { leadChange } from './lead-change'

interface DeedListProps {
  view: View
  deeds: ListedDeed[]
  /** True where each names the thing that it was done to. */
  linked?: boolean
}

/** What colleagues did, the last first. */
export function DeedList({ view, deeds, linked = false }: DeedListProps) {
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
            <What view={view} deed={deed} linked={linked} />
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function What({ view, deed, linked }: { view: View; deed: ListedDeed; linked: boolean }) {
  const { t } = view
  const { action, colleague, detail } = deed
  const target = linked ? deedTarget(deed) : null
  const text = t(`audit.${action}`)
  return (
    <>
      {target ? <a href={target}>{text}</a> : text}
      {linked && colleague ? <small className="muted">{colleague}</small> : null}
      {detail.home ? (
        <small className="muted">{t('staff.import.item', { id: detail.home })}</small>
      ) : null}
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
