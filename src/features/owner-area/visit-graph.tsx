import type { View } from '../../components/ui/view'
import { formatDate } from '../../platform/format/dates'
import { graphSpan } from '../../platform/format/graph-scale'
import { formatInteger } from '../../platform/format/number'
import { VisitPlot } from '../visits/visits'
import type { GraphPoint } from './history'

const TITLES = { day: 'history.graphday', week: 'history.graphweek' } as const

interface VisitGraphProps {
  view: View
  /** At least two points. */
  points: readonly GraphPoint[]
}

/** The visits to the page as a line drawn on the server, as a sentence, and as a table. */
export function VisitGraph({ view, points }: VisitGraphProps) {
  const { t } = view
  const span = graphSpan(points.map(({ label }) => label))
  const compared = points.some(({ compare }) => compare !== null)
  return (
    <figure className="panel visit-graph">
      <figcaption>
        <h2>{t(span ? TITLES[span] : 'history.graph')}</h2>
        {compared && (
          <p className="legend">
            <span className="yours">{t('history.yours')}</span>
            <span className="similar">{t('history.similar')}</span>
          </p>
        )}
      </figcaption>
      <VisitPlot view={view} points={points} />
      <details className="figures">
        <summary>{t('history.graphtable')}</summary>
        <Figures view={view} points={points} compared={compared} />
      </details>
    </figure>
  )
}

function Figures({ view, points, compared }: VisitGraphProps & { compared: boolean }) {
  const { t } = view
  return (
    <div className="table-box">
      <table className="table day-table">
        <thead>
          <tr>
            <th scope="col">{t('history.graphdate')}</th>
            <th scope="col" className="table-end">
              {t('history.yours')}
            </th>
            {compared && (
              <th scope="col" className="table-end">
                {t('history.similar')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value, compare }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the CRM's labels may repeat
            <tr key={index}>
              <th scope="row">{formatDate(label) || label}</th>
              <td className="table-end">{formatInteger(value)}</td>
              {compared && (
                <td className="table-end">{compare === null ? '' : formatInteger(compare)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
