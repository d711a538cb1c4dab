import type { View } from '../../../components/ui/view'
import { brusselsTime, formatDate, formatDateTime } from '../../../platform/format/dates'
import { pick } from '../../../platform/format/lang'
import type { Planned } from '../../../site/revisions/schedule'
import { STAFF } from '../../../urls'
import type { PopupMoment } from '../../popup/popup-timing'

interface ThisWeekProps {
  view: View
  planned: Planned[]
  popup: PopupMoment[]
  /** True if the account may open the settings. */
  mayPopup: boolean
}

interface Line {
  /** The Belgian time, for sorting. */
  at: string
  label: string
  timeText: string
  href: string | null
}

/** The content that will be published or unpublished within a week. Renders nothing if there is none. */
export function ThisWeek(props: ThisWeekProps) {
  const { t } = props.view
  const lines = [...plannedLines(props), ...popupLines(props)].sort((a, b) =>
    a.at.localeCompare(b.at),
  )
  if (lines.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('staff.start.week')}</h2>
      <ul className="rows">
        {lines.map(({ at, label, timeText, href }) => (
          <li key={`${at} ${label} ${timeText}`}>
            {href ? <a href={href}>{label}</a> : label}
            <small className="muted">{timeText}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function plannedLines({ view: { t, lang }, planned }: ThisWeekProps): Line[] {
  return planned.map(({ kind, id, name, at, isEnd }) => {
    const time = brusselsTime(at) ?? ''
    return {
      at: time,
      label: t(kind.nameText, {
        name: typeof name === 'string' ? name : pick(name, lang),
      }),
      timeText: t(isEnd ? 'staff.start.ends' : 'staff.start.appears', { at: formatDateTime(time) }),
      href: `${kind.path}/${id}`,
    }
  })
}

function popupLines({ view: { t }, popup, mayPopup }: ThisWeekProps): Line[] {
  return popup.map(({ day, isEnd }) => ({
    at: day,
    label: t('staff.start.popup'),
    timeText: t(isEnd ? 'staff.start.popup.ends' : 'staff.start.appears', { at: formatDate(day) }),
    href: mayPopup ? `${STAFF.settings}/popup` : null,
  }))
}
