import type { View } from '../../../components/ui/view'
import { formatDate } from '../../../platform/format/dates'
import { formatInteger } from '../../../platform/format/number'
import { plural } from '../../../platform/i18n'
import type { LeadKind } from '../../../site/forms/forms'
import { STAFF } from '../../../urls'
import { VisitPlot } from '../../visits/visits'
import { timeInWords } from './answer-time'
import { type Bar, Bars } from './bars'
import { FigureChoices } from './figure-choices'
import { FigureFrame } from './figure-frame'
import {
  answerTable,
  type EmbedCount,
  embedTable,
  type FigureTable,
  kindTable,
  type OfficeCount,
  requestTable,
  sourceTable,
  visitedListingTable,
  visitTable,
} from './figure-tables'
import type { AnswerFigures } from './lead-figures'
import type { SourceCount } from './lead-source'
import { OfficeFigure } from './office-figure'
import type { FigureScope } from './period'
import type { RequestedListing } from './request-figures'
import type { VisitedListing } from './visit-figures'
import { type DailyVisits, sumOf, visitPoints } from './visit-series'

interface FiguresPageProps {
  view: View
  scope: FigureScope
  offices: OfficeCount[]
  visits: DailyVisits[]
  kinds: { kind: LeadKind; leads: number }[]
  sources: SourceCount[]
  embeds: readonly EmbedCount[]
  answers: AnswerFigures
  listings: { listings: VisitedListing[]; total: number }
  /** The listings with the most requests for a visit. */
  requested: RequestedListing[]
  /** The months after which some leads of the period were deleted, or null. */
  retentionMonths: number | null
}

const BARS_SHOWN = 10

/** The figures of the agency or of one office in a period, each as a chart with its numbers. */
export function FiguresPage(props: FiguresPageProps) {
  const { view, scope, offices } = props
  const { t } = view
  return (
    <div className="stack">
      <div className="panel-head">
        <p className="muted">
          {t('staff.figures.text', {
            from: formatDate(scope.from),
            until: formatDate(scope.until),
          })}
        </p>
        <FigureChoices view={view} scope={scope} />
      </div>
      <Totals {...props} />
      <Visits {...props} />
      <OfficeFigure {...{ view, scope, offices }} />
      <div className="panel-grid">
        <div className="stack">
          <Kinds {...props} />
          <Answers {...props} />
        </div>
        <div className="stack">
          <Sources {...props} />
          <Embeds {...props} />
          <Homes {...props} />
        </div>
      </div>
      <Requests {...props} />
    </div>
  )
}

/** The sums of the period, and the median response time if there were answers. */
function Totals({ view: { t, lang }, visits, answers: { leads, median } }: FiguresPageProps) {
  const totals = [
    { term: t('staff.figures.visits'), value: formatInteger(sumOf(visits)) },
    { term: t('staff.leads'), value: formatInteger(leads) },
    ...(median === null
      ? []
      : [{ term: t('staff.figures.answers'), value: timeInWords(median, lang) }]),
  ]
  return (
    <dl className="panel figure-totals">
      {totals.map(({ term, value }) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Visits({ view, scope, visits }: FiguresPageProps) {
  const { t } = view
  const { span, points } = visitPoints(visits)
  const total = sumOf(visits)
  const table = visitTable(view, points, span)
  const [first] = visits
  const firstDay = first && first.day > scope.from ? first.day : null
  const sum = t('staff.figures.sum', { count: formatInteger(total) })
  const note = firstDay ? t('staff.figures.since', { day: formatDate(firstDay) }) : ''
  return (
    <FigureFrame
      {...{ view, scope }}
      figure="visits"
      title={t(`staff.figures.visits.${span}`)}
      text={[sum, note, t('staff.figures.visits.text')].filter(Boolean).join(' ')}
      table={total === 0 ? { ...table, rows: [] } : table}
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

function Kinds({ view, scope, kinds, answers, retentionMonths }: FiguresPageProps) {
  const { t, lang } = view
  const table = kindTable(view, kinds)
  const leads = plural(t, lang, 'staff.leads.count', answers.leads)
  return (
    <FigureFrame
      {...{ view, scope }}
      figure="kinds"
      title={t('staff.figures.kinds')}
      text={
        retentionMonths
          ? `${leads}. ${plural(t, lang, 'staff.figures.forgotten', retentionMonths)}`
          : leads
      }
      table={table}
      none={t('staff.figures.noleads')}
    >
      <Bars bars={barsOf(table)} />
    </FigureFrame>
  )
}

function Sources({ view, scope, sources }: FiguresPageProps) {
  const { t } = view
  const table = sourceTable(view, sources)
  return (
    <FigureFrame
      {...{ view, scope }}
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

/** The visitors who came from frames on other sites. Most agencies have none. */
function Embeds({ view, scope, embeds }: FiguresPageProps) {
  const { t } = view
  const table = embedTable(view, embeds)
  if (embeds.length === 0) return null
  return (
    <FigureFrame
      {...{ view, scope }}
      figure="embeds"
      title={t('staff.figures.embeds')}
      text={t('staff.figures.embeds.text')}
      table={table}
      none=""
    >
      <Bars bars={barsOf(table)} />
    </FigureFrame>
  )
}

function Answers({ view, scope, answers }: FiguresPageProps) {
  const { t, lang } = view
  const table = answerTable(view, answers)
  const { median } = answers
  const half =
    median === null ? '' : `${t('staff.figures.half', { time: timeInWords(median, lang) })} `
  return (
    <FigureFrame
      {...{ view, scope }}
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

function Homes({ view, scope, visits, listings: { listings, total } }: FiguresPageProps) {
  const { t, lang } = view
  const table = visitedListingTable(view, listings)
  const bars = listings.slice(0, BARS_SHOWN).map(({ property, visits }, index) => ({
    name: String(property.id),
    label: (
      <a href={`${STAFF.listings}/${property.id}`}>
        {table.rows[index]?.[0]}, {table.rows[index]?.[1]}
      </a>
    ),
    value: visits,
  }))
  return (
    <FigureFrame
      {...{ view, scope }}
      figure="homes"
      title={t('staff.figures.homes')}
      text={plural(t, lang, 'staff.figures.homes.text', total)}
      table={table}
      none={t(sumOf(visits) === 0 ? 'staff.figures.novisits' : 'staff.figures.nohomes')}
    >
      <Bars bars={bars} />
    </FigureFrame>
  )
}

/** The way from requests to visits of each listing, as a table. */
function Requests({ view, scope, requested }: FiguresPageProps) {
  const { t } = view
  return (
    <FigureFrame
      {...{ view, scope }}
      figure="requests"
      title={t('staff.figures.requestsvisits')}
      text={t('staff.figures.requestsvisits.text')}
      table={requestTable(view, requested)}
      links={requested.map(({ property }) => `${STAFF.listings}/${property.id}`)}
      none={t('staff.figures.norequests')}
    />
  )
}

/** Returns the first rows of a table as bars. */
function barsOf({ rows }: FigureTable): Bar[] {
  return rows
    .slice(0, BARS_SHOWN)
    .map(([name, value]) => ({ name: String(name), value: Number(value) }))
}
