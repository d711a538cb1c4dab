import type { Lang } from '../../../platform/format/lang'
import { instantOf } from '../../../platform/format/local-time'
import { DAY_PARTS, type DayPart, type HalfDay } from '../../../platform/forms/half-days'
import type { MailAttachment } from '../../../platform/mail/outgoing-mail'

/** A proposed visit; its texts are in `lang`. */
export interface ProposedVisit {
  /** The ID of the request. */
  id: string
  /** The site's domain name, which makes the UID of an event globally unique. */
  domain: string
  lang: Lang
  summary: string
  /** A postal address, or ''. */
  location: string
  description: string
  /** The listing's page, or ''. */
  url: string
}

const MAX_LINE_BYTES = 75

/** The words of file names. They are ASCII only, because some mail programs garble other characters. */
const FILE_WORDS: Record<Lang, Record<DayPart | 'visit', string>> = {
  nl: { visit: 'bezoek', am: 'voormiddag', pm: 'namiddag' },
  fr: { visit: 'visite', am: 'matin', pm: 'apres-midi' },
  en: { visit: 'viewing', am: 'morning', pm: 'afternoon' },
  de: { visit: 'besichtigung', am: 'vormittag', pm: 'nachmittag' },
}

/**
 * Returns the iCalendar file (RFC 5545) of one half-day, or null if its date does not exist.
 *
 * Outlook imports only the first event of an attached file and does not know METHOD:PUBLISH in mails
 * ([MS-STANOICAL], 2.2.175). A file therefore has one event and no METHOD. Times are in UTC, which
 * every program converts without a VTIMEZONE.
 */
export function calendarFile(
  visit: ProposedVisit,
  { date, part }: HalfDay,
  now: Date,
): MailAttachment | null {
  const [start, end] = [DAY_PARTS[part].from, DAY_PARTS[part].to].map((time) =>
    instantOf(`${date}T${time}:00`),
  )
  if (!start || !end) return null
  const { id, domain, lang, summary, location, description, url } = visit
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pand//Visits//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}-${date}-${part}@${domain}`)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const words = FILE_WORDS[lang]
  return {
    filename: `${words.visit}-${date}-${words[part]}.ics`,
    mimeType: 'text/calendar; charset=utf-8',
    content: lines.map((line) => `${folded(line)}\r\n`).join(''),
  }
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
