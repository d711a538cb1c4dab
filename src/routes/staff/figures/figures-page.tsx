import type { View } from '../../../components/ui/view'
import { VisitPlot } from '../../../components/visit/visit-plot'
import type { AnswerFigures } from '../../../data/figures/lead-figures'
import type { VisitedHome } from '../../../data/figures/visit-figures'
import { roundedTime } from '../../../domain/figures/answer-time'
import type { CountedSource } from '../../../domain/figures/lead-source'
import { FIGURE_DAYS, type FigurePeriod } from '../../../domain/figures/period'
import { type DailyVisits, sumOf, visitPoints } from '../../../domain/figures/visit-series'
import { formatDate } from '../../../domain/format/dates'
import { formatInteger } from '../../../domain/format/number'
import type { FormKind } from '../../../domain/lead/form-kind'
import { plural } from '../../../i18n'
import { STAFF, withQuery } from '../../../urls'
import { type Bar, Bars } from './bars'
import { FigureFrame } from './figure-frame'
import {
  answerTable,
  type FigureTable,
  homeTable,
  kindTable,
  sourceTable,
  visitTable,
} from './figure-tables'

interface FiguresPageProps {
  view: View
  period: FigurePeriod
  visits: DailyVisits[]
  kinds: { kind: FormKind; leads: number }[]
  sources: CountedSource[]
  answers: AnswerFigures
  homes: { homes: VisitedHome[]; total: number }
  /** The months after which some of the period's leads were deleted. */
  forgotten: number | null
}

const BARS_SHOWN = 10

/** The agency's figures in a period, all offices together: each as a plot with its numbers behind it. */
export function FiguresPage(props: FiguresPageProps) {
  const { view, period } = props
  const { t } = view
  return (
    <div className="figures-page">
      <div className="panel-head">
        <p className="muted">
          {t('staff.figures.text', {
            from: formatDate(period.from),
            until: formatDate(period.until),
          })}
        </p>
        <Periods view={view} period={period} />
      </div>
      <Visits {...props} />
      <div className="figure-pairs">
        <div className="stack">
          <Kinds {...props} />
          <Answers {...props} />
        </div>
        <div className="stack">
          <Sources {...props} />
          <Homes {...props} />
        </div>
      </div>
    </div>
  )
}

function Periods({ view: { t }, period }: { view: View; period: FigurePeriod }) {
  return (
    <nav className="periods" aria-label={t('staff.leads.period')}>
      {FIGURE_DAYS.map((days) => (
        <a
          key={days}
          href={withQuery(STAFF.figures, `days=${days}`)}
          aria-current={days === period.days ? 'true' : undefined}
        >
          {days === 365 ? t('staff.figures.year') : t('staff.figures.days', { days })}
        </a>
      ))}
    </nav>
  )
}

function Visits({ view, period, visits }: FiguresPageProps) {
  const { t } = view
  const { span, points } = visitPoints(visits)
  const [first] = visits
  const since = first && first.day > period.from ? first.day : null
  const sum = t('staff.figures.sum', { count: formatInteger(sumOf(visits)) })
  const counted = since ? t('staff.figures.since', { day: formatDate(since) }) : ''
  return (
    <FigureFrame
      {...{ view, period }}
      figure="visits"
      title={t(`staff.figures.visits.${span}`)}
      text={[sum, counted, t('staff.figures.visits.text')].filter(Boolean).join(' ')}
      table={visitTable(view, points, span)}
      none={t('staff.figures.novisits')}
    >
      {points.length > 1 ? (
        <div className="visit-graph">
          <VisitPlot view={view} points={points} />
        </div>
      ) : null}
    </FigureFrame>
  )
}

function Kinds({ view, period, kinds, answers, forgotten }: FiguresPageProps) {
  const { t, lang } = view
  const table = kindTable(view, kinds)
  const leads = plural(t, lang, 'staff.leads.count', answers.leads)
  return (
    <FigureFrame
      {...{ view, period }}
      figure="kinds"
      title={t('staff.figures.kinds')}
      text={
        forgotten ? `${leads}. ${plural(t, lang, 'staff.figures.forgotten', forgotten)}` : leads
      }
      table={table}
      none={t('staff.figures.noleads')}
    >
      <Bars bars={barsOf(table)} />
    </FigureFrame>
  )
}

function Sources({ view, period, sources }: FiguresPageProps) {
  const { t } = view
  const table = sourceTable(view, sources)
  return (
    <FigureFrame
      {...{ view, period }}
      figure="sources"
      title={t('staff.figures.sources')}
      text={t('staff.figures.sources.text')}
      table={table}
      none={t('staff.figures.noleads')}
    >
      <Bars bars={barsOf(table)} />
    </FigureFrame>
  )
}

function Answers({ view, period, answers }: FiguresPageProps) {
  const { t, lang } = view
  const table = answerTable(view, answers)
  const { unit, count } = roundedTime(answers.median ?? 0)
  const half =
    answers.median === null ? '' : `${plural(t, lang, `staff.figures.half.${unit}`, count)} `
  return (
    <FigureFrame
      {...{ view, period }}
      figure="answers"
      title={t('staff.figures.answers')}
      text={half + t('staff.figures.answers.text')}
      table={answers.leads === 0 ? { ...table, rows: [] } : table}
      none={t('staff.figures.noleads')}
    >
      <Bars bars={barsOf(table)} />
    </FigureFrame>
  )
}

function Homes({ view, period, homes: { homes, total } }: FiguresPageProps) {
  const { t, lang } = view
  const table = homeTable(view, homes)
  const bars = homes.slice(0, BARS_SHOWN).map(({ home, visits }, at) => ({
    name: String(home.id),
    label: (
      <a href={`${STAFF.listings}/${home.id}`}>
        {table.rows[at]?.[0]}, {table.rows[at]?.[1]}
      </a>
    ),
    value: visits,
  }))
  return (
    <FigureFrame
      {...{ view, period }}
      figure="homes"
      title={t('staff.figures.homes')}
      text={plural(t, lang, 'staff.figures.homes.text', total)}
      table={table}
      none={t('staff.figures.nohomes')}
    >
      <Bars bars={bars} />
    </FigureFrame>
  )
}

/** The first lines of a table as bars. */
function barsOf({ rows }: FigureTable): Bar[] {
  return rows
    .slice(0, BARS_SHOWN)
    .map(([name, value]) => ({ name: String(name), value: Number(value) }))
}
