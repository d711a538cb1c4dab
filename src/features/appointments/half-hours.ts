import { instantOf } from '../../platform/format/local-time'
import { DAY_PARTS, type HalfDay } from '../../site/forms/half-days'
import { DAY_NAMES, type OpeningHours, readSpans } from '../../site/opening-hours'
import { type Appointment, endOf } from './appointment'

const STEP_MINUTES = 30
const DAY_MS = 86_400_000
/** Day 0, 1 January 1970, was a Thursday; the names of the days begin on Monday. */
const FIRST_DAY = 3

/** A half hour at which an appointment may start. */
export interface HalfHour {
  /** `2026-12-01T09:30`, in Belgian time. */
  start: string
  /** True if the agent is expected elsewhere within it. */
  isOccupied: boolean
}

interface Occupation {
  /** The hours of the office; null if it has none. */
  hours: OpeningHours | null
  occupied: readonly Pick<Appointment, 'startAt' | 'minutes'>[]
}

/**
 * Returns the half hours within a half-day at which the office is open, with a mark for those that are occupied. An
 * office without hours, and one that opens by appointment on that day, is always open.
 */
export function halfHours({ date, part }: HalfDay, { hours, occupied }: Occupation): HalfHour[] {
  const { from, to } = DAY_PARTS[part]
  const spans = openSpans(date, hours)
  const starts: HalfHour[] = []
  for (let minute = minuteOf(from); minute + STEP_MINUTES <= minuteOf(to); minute += STEP_MINUTES) {
    const end = minute + STEP_MINUTES
    const isOpen = spans.some((span) => minuteOf(span.from) <= minute && end <= minuteOf(span.to))
    const start = `${date}T${timeOf(minute)}`
    const at = instantOf(`${start}:00`)?.getTime()
    if (!isOpen || at === undefined) continue
    const isOccupied = occupied.some(
      (one) => one.startAt < at + STEP_MINUTES * 60_000 && endOf(one) > at,
    )
    starts.push({ start, isOccupied })
  }
  return starts
}

function openSpans(date: string, hours: OpeningHours | null): { from: string; to: string }[] {
  const always = [{ from: '00:00', to: '24:00' }]
  if (!hours || DAY_NAMES.every((name) => hours[name] === '')) return always
  const name = DAY_NAMES[(Date.parse(date) / DAY_MS + FIRST_DAY) % DAY_NAMES.length]
  if (!name) return always
  return hours.appointment.includes(name) ? always : (readSpans(hours[name]) ?? [])
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
