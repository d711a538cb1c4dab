import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import type { LeadCounts } from '../../../features/leads/lead-counts'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import type { Overview } from './overview-queries'

interface KpisProps {
  view: View
  overview: Overview
  /** Null if the account may not see leads. */
  counts: LeadCounts | null
  /** The number of failed and of pending mails. */
  mails: { failed: number; pending: number }
}

/** Key figures of the site. */
export function Kpis({ view, overview, counts, mails }: KpisProps) {
  const { t, lang } = view
  return (
    <ul className="kpis">
      <Kpi number={overview.properties} label={t('staff.kpi.online')}>
        {plural(t, lang, 'staff.kpi.projects', overview.projects)}
      </Kpi>
      {counts ? (
        <>
          <Kpi number={counts.week} label={t('staff.kpi.leads')} href={STAFF.leads}>
            {t('staff.kpi.fresh', { count: counts.fresh })}
          </Kpi>
          <Kpi
            number={mails.failed}
            label={t('staff.kpi.dead')}
            href={mails.failed > 0 ? withQuery(STAFF.leads, 'status=all&failed=yes') : undefined}
            bad={mails.failed > 0}
          >
            {plural(t, lang, 'staff.kpi.pending', mails.pending)}
          </Kpi>
        </>
      ) : null}
      <Kpi number={overview.errors} label={t('staff.kpi.errors')} href={STAFF.errors}>
        {plural(t, lang, 'staff.kpi.kinds', overview.errorKinds)}
      </Kpi>
    </ul>
  )
}

interface KpiProps {
  number: number
  label: string
  href?: string
  bad?: boolean
  children: ReactNode
}

function Kpi({ number, label, href, bad = false, children }: KpiProps) {
  return (
    <li className={bad ? 'panel bad' : 'panel'}>
      <p className="number">{number}</p>
      <p className="of">{href ? <a href={href}>{label}</a> : label}</p>
      <p className="small muted">{children}</p>
    </li>
  )
}
