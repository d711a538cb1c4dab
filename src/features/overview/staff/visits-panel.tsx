import type { View } from '../../../components/ui/view'
import { formatInteger } from '../../../platform/format/number'
import { STAFF } from '../../../urls'
import { dayPoints, sumOf } from '../../figures/figures.staff'
import type { DailyVisits } from '../../figures/staff/visit-series'
import { VisitPlot } from '../../visits/visits'
import { PanelHead } from './panel-head'

interface VisitsPanelProps {
  view: View
  /** The visits of the last thirty days. */
  visits: DailyVisits[]
}

/** A small chart of the visits of the last thirty days. Renders nothing if there are no visits. */
export function VisitsPanel({ view, visits }: VisitsPanelProps) {
  const { t } = view
  const total = sumOf(visits)
  if (visits.length < 2 || total === 0) return null
  return (
    <section className="panel visits-panel">
      <PanelHead
        view={view}
        title={t('staff.figures.visits')}
        href={STAFF.figures}
        link={t('staff.figures')}
      />
      <p className="number">{formatInteger(total)}</p>
      <p className="small muted">{t('staff.leads.days', { days: visits.length })}</p>
      <div className="visit-graph small-plot">
        <VisitPlot view={view} points={dayPoints(visits)} />
      </div>
    </section>
  )
}
