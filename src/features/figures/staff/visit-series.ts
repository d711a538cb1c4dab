import { daysAfter } from '../../../platform/format/time-before'
import type { GraphPoint } from '../../owner-area/history'
import type { FigurePeriod } from './period'

export interface DailyVisits {
  day: string
  visits: number
}

/** The maximum number of days in a chart by day. A longer period is shown by week. */
const MAX_DAYS = 92

/**
 * Returns every day of a period with its visits, including days without visits. Days before the first count are left
 * out, because their visits are unknown.
 */
export function dailyVisits(
  dailyCounts: readonly DailyVisits[],
  { from, until }: FigurePeriod,
  first: string | null,
): DailyVisits[] {
  if (first === null) return []
  const visits = new Map(dailyCounts.map((row) => [row.day, row.visits]))
  const series: DailyVisits[] = []
  for (let day = first > from ? first : from; day <= until; day = daysAfter(day, 1)) {
    series.push({ day, visits: visits.get(day) ?? 0 })
  }
  return series
}

export function dayPoints(series: readonly DailyVisits[]): GraphPoint[] {
  return series.map(({ day, visits }) => ({ label: day, value: visits, compare: null }))
}

/**
 * Returns the points of a chart: one for each day or, for a long period, one for each complete week, labelled with its
 * first day.
 */
export function visitPoints(series: readonly DailyVisits[]): {
  span: 'day' | 'week'
  points: GraphPoint[]
} {
  if (series.length <= MAX_DAYS) return { span: 'day', points: dayPoints(series) }
  const fullWeeks = series.slice(series.length % 7)
  const points = Array.from({ length: fullWeeks.length / 7 }, (_, week) => {
    const days = fullWeeks.slice(week * 7, week * 7 + 7)
    return { label: days[0]?.day ?? '', value: sumOf(days), compare: null }
  })
  return { span: 'week', points }
}

/** Returns the sum of the visits of a series. */
export function sumOf(series: readonly DailyVisits[]): number {
  return series.reduce((sum, { visits }) => sum + visits, 0)
}
