import { instantOf } from '../format/local-time'
import { DAY_PARTS, type HalfDay } from './half-days'

interface CalendarVisit {
  /** Unique, and the same whenever the file is made again. */
  uid: string
  summary: string
  location: string
  url: string
  moments: readonly HalfDay[]
}

const LONGEST_LINE = 75

/** An iCalendar file with a tentative entry for each half-day (RFC 5545). */
export function calendarFile(visit: CalendarVisit, now: Date): string {
  const events = visit.moments.flatMap((moment, index) => eventLines(visit, moment, index, now))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pand//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(visit: CalendarVisit, { date, part }: HalfDay, index: number, now: Date) {
  const { from, to } = DAY_PARTS[part]
  const [start, end] = [from, to].map((time) => instantOf(`${date}T${time}:00`))
  if (!start || !end) return []
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${index + 1}-${visit.uid}`)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(visit.summary)}`,
    ...(visit.location ? [`LOCATION:${escaped(visit.location)}`] : []),
    ...(visit.url ? [`URL:${visit.url}`] : []),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds lines at 75 bytes by a line break and a space, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LONGEST_LINE) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n')
}
