import type { View } from '../../../components/ui/view'
import { Bars } from './bars'
import { FigureFrame } from './figure-frame'
import { type OfficeCount, officeTable } from './figure-tables'
import type { FigureScope } from './period'

interface OfficeFigureProps {
  view: View
  scope: FigureScope
  offices: OfficeCount[]
}

/**
 * The leads and the listing visits of each office. It is not rendered if the agency has one office, or if an office is
 * selected.
 */
export function OfficeFigure({ view, scope, offices }: OfficeFigureProps) {
  const { t, site } = view
  if (scope.office || site.settings.offices.length < 2) return null
  const table = officeTable(view, offices)
  const bars = table.rows.map(([name, leads]) => ({ name: String(name), value: Number(leads) }))
  return (
    <FigureFrame
      {...{ view, scope, table }}
      figure="offices"
      title={t('staff.figures.offices')}
      text={t('staff.figures.offices.text')}
      none={t('staff.figures.noleads')}
    >
      <Bars bars={bars} />
    </FigureFrame>
  )
}
