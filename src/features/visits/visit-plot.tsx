import type { View } from '../../components/ui/view'
import { formatDate } from '../../platform/format/dates'
import { graphScale } from '../../platform/format/graph-scale'
import { formatInteger, numberInText } from '../../platform/format/number'
import type { GraphPoint } from '../owner-area/history'
import { formatVisitCount } from './visit-count'

const WIDTH = 1000
const HEIGHT = 300
const MAX_TICKS = 7

interface VisitPlotProps {
  view: View
  /** At least two points. */
  points: readonly GraphPoint[]
}

/**
 * Visits as a line drawn on the server, with a sentence for screen readers. Without any visits it renders only the
 * sentence.
 */
export function VisitPlot({ view, points }: VisitPlotProps) {
  const { t, lang } = view
  const highest = Math.max(...points.flatMap((point) => [point.value, point.compare ?? 0]))
  if (highest === 0) return <p className="muted">{t('history.novisits')}</p>
  const lines = graphScale(highest)
  const top = lines.at(-1) ?? 1
  const x = (index: number) => index / (points.length - 1)
  const y = (value: number) => 1 - value / top
  const visitsPath = pathOf(points.map(({ value }, index) => [x(index), y(value)]))
  const similar = pathOf(
    points.flatMap(({ compare }, index) => (compare === null ? [] : [[x(index), y(compare)]])),
  )
  const peak = points.reduce((best, { value }, index) => {
    return value > (points[best]?.value ?? 0) ? index : best
  }, 0)
  const [first, last, peakPoint] = [points[0], points.at(-1), points[peak]]
  const summary = peakPoint?.value
    ? t('history.graphsummary', {
        first: numberInText(first?.value ?? 0, lang),
        last: numberInText(last?.value ?? 0, lang),
        when: formatDate(peakPoint.label) || peakPoint.label,
        most: numberInText(peakPoint.value, lang),
      })
    : t('history.novisits')
  return (
    <>
      <p className="sr-only">{summary}</p>
      <div className="plot" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((line) => (
            <path key={line} className="line" d={`M0 ${y(line) * HEIGHT}H${WIDTH}`} />
          ))}
          <path className="area" d={`${visitsPath}V${HEIGHT}H0Z`} />
          <path className="similar" d={similar} />
          <path className="yours" d={visitsPath} />
        </svg>
        {lines.map((line) => (
          <span key={line} className="y" style={{ top: percent(y(line)) }}>
            {formatInteger(line)}
          </span>
        ))}
        {ticksOf(points).map((index, tick) => (
          <span
            key={index}
            className="x"
            data-odd={tick % 2 || undefined}
            style={{ left: percent(x(index)) }}
          >
            {shortLabel(points[index])}
          </span>
        ))}
        <Peak view={view} point={peakPoint} left={x(peak)} top={y(peakPoint?.value ?? 0)} />
      </div>
    </>
  )
}

interface PeakProps {
  view: View
  point: GraphPoint | undefined
  left: number
  top: number
}

/** The highest point with its value. Its label stays within the graph. */
function Peak({ view, point, left, top }: PeakProps) {
  if (!point?.value) return null
  const side = left < 0.25 ? 'start' : left > 0.75 ? 'end' : 'middle'
  const position = { left: percent(left), top: percent(top) }
  return (
    <>
      <i className="peak" style={position} />
      <b className="peak-tag" data-side={side} style={position}>
        {formatVisitCount(view, 'history.visits', point.value)}, {shortLabel(point)}
      </b>
    </>
  )
}

function pathOf(coordinates: readonly (readonly number[])[]): string {
  return coordinates
    .map(([x = 0, y = 0], index) => {
      return `${index ? 'L' : 'M'}${round(x * WIDTH)} ${round(y * HEIGHT)}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

/** Returns the last point and earlier ones at equal distances. */
function ticksOf(points: readonly GraphPoint[]): number[] {
  const step = Math.ceil((points.length - 1) / (MAX_TICKS - 1))
  const count = Math.ceil(points.length / step)
  return Array.from({ length: count }, (_, tick) => points.length - 1 - tick * step)
}

/** Returns a date as `24/10`. Labels that are not dates remain unchanged. */
function shortLabel(point: GraphPoint | undefined): string {
  const label = point?.label ?? ''
  return formatDate(label).slice(0, 5) || label.slice(0, 8)
}
