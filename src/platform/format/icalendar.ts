import { daysAfter } from './time-before'

const MAX_LINE_BYTES = 75

/** An event of a calendar. Empty texts are omitted. */
export interface CalendarEvent {
  /** Globally unique, and the same each time the event is written. */
  uid: string
  /** The time of the event's last change. */
  changedAt: Date
  /** Two instants, or a day (`2026-11-24`) for an event that lasts all day. */
  time: { start: Date; end: Date } | { day: string }
  summary: string
  location: string
  description: string
  url: string
  isConfirmed: boolean
  isCancelled?: boolean
  /** The number of changes since the event was first written. */
  sequence?: number
}

interface FeedFacts {
  name: string
  /** The time after which calendar programs read the feed again. */
  refreshMinutes: number
}

/**
 * Returns an iCalendar object (RFC 5545), for a feed with its name (RFC 7986). Times are in UTC, which every program
 * converts without a VTIMEZONE. A day has no time zone. Only a confirmed event with a time makes its owner busy.
 */
export function calendarText(events: readonly CalendarEvent[], feed?: FeedFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pand//Visits//EN',
    'CALSCALE:GREGORIAN',
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Returns the name and the refresh interval, also with the names that programs used before RFC 7986. */
function feedLines({ name, refreshMinutes }: FeedFacts): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
  ]
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, changedAt, time, summary, location, description, url, isConfirmed } = event
  const { isCancelled = false, sequence } = event
  const isBusy = isConfirmed && !isCancelled && 'start' in time
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...('day' in time
      ? [
          `DTSTART;VALUE=DATE:${dayText(time.day)}`,
          `DTEND;VALUE=DATE:${dayText(daysAfter(time.day, 1))}`,
        ]
      : [`DTSTART:${utc(time.start)}`, `DTEND:${utc(time.end)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

function dayText(day: string): string {
  return day.replaceAll('-', '')
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Returns an escaped TEXT value (RFC 5545, 3.3.11), without control characters except line breaks. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds lines at 75 bytes by a line break and a space, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n')
}
