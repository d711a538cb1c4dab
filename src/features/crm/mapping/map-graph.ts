import { parseDate } from '../../../platform/format/dates'
import { readNumber } from '../../../platform/format/read-number'
import type { GraphPoint } from '../../owner-area/history'
import { isRecord } from './wire-item'
import { readLine } from './wire-values'

const MAX_POINTS = 750
/** Matches the names of numbers that identify a week or month, and are not counts. */
const NO_COUNT = /^(?:id|.*id|year|month|week|day|order)$/
const LABEL = /date|day|week|month|label|name|period|^x$/

/**
 * Returns the visit graph from the CRM's text, which is a JSON list of objects with a date (or another label) and
 * numbers, of pairs, or of plain numbers; or one object of label → number. Invalid entries are left out; without a
 * valid one the result is empty.
 */
export function mapGraph(details: unknown): GraphPoint[] {
  const value = typeof details === 'string' ? parsed(details) : details
  const entries = Array.isArray(value) ? value : isRecord(value) ? Object.entries(value) : []
  return entries.slice(-MAX_POINTS).flatMap((entry, index) => pointOf(entry, index) ?? [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function pointOf(entry: unknown, index: number): GraphPoint | null {
  if (isRecord(entry)) return pointOfRecord(entry, index)
  const [label, ...counts] = Array.isArray(entry) ? entry : [index + 1, entry]
  return point(label, counts)
}

function pointOfRecord(entry: Record<string, unknown>, index: number): GraphPoint | null {
  const fields = Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value] as const)
  const label =
    fields.find(([, value]) => parseDate(value)) ??
    fields.find(([name, value]) => LABEL.test(name) && !isCount(name, value))
  const counts = fields.filter((field) => field !== label && isCount(...field))
  return point(
    label?.[1] ?? index + 1,
    counts.map(([, value]) => value),
  )
}

function isCount(name: string, value: unknown): boolean {
  return !NO_COUNT.test(name) && readNumber(value) !== null
}

function point(label: unknown, counts: readonly unknown[]): GraphPoint | null {
  const [value, compare] = counts.map((count) => readNumber(count))
  if (value === null || value === undefined || value < 0) return null
  const text = parseDate(label)?.slice(0, 10) ?? readLine(label) ?? ''
  return { label: text.slice(0, 40), value, compare: compare && compare >= 0 ? compare : null }
}
