import type { View } from '../../../components/ui/view'
import { STAFF, withQuery } from '../../../urls'
import { FIGURE_DAYS, type FigureScope } from './period'

interface FigureChoicesProps {
  view: View
  scope: FigureScope
}

export function figureQuery(
  { days, office }: FigureScope,
  change: Record<string, string | number> = {},
): string {
  const params = { days, ...(office && { office: office.id }), ...change }
  const entries = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}

/** The choice of a period, and of an office if the agency has several. */
export function FigureChoices({ view, scope }: FigureChoicesProps) {
  const { t, site } = view
  const { offices } = site.settings
  const links = (
    name: 'days' | 'office',
    selected: string | number,
    choices: [string | number, string][],
  ) =>
    choices.map(([value, text]) => (
      <a
        key={value}
        href={withQuery(STAFF.figures, figureQuery(scope, { [name]: value }))}
        aria-current={value === selected ? 'true' : undefined}
      >
        {text}
      </a>
    ))
  const periods = FIGURE_DAYS.map((days): [number, string] => [
    days,
    days === 365 ? t('staff.figures.year') : t('staff.figures.days', { days }),
  ])
  return (
    <div className="acts">
      {offices.length > 1 ? (
        <nav className="periods" aria-label={t('staff.office')}>
          {links('office', scope.office?.id ?? '', [
            ['', t('staff.figures.alloffices')],
            ...offices.map(({ id, name }): [number, string] => [id, name]),
          ])}
        </nav>
      ) : null}
      <nav className="periods" aria-label={t('staff.leads.period')}>
        {links('days', scope.days, periods)}
      </nav>
    </div>
  )
}
