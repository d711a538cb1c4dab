import { type CalendarEvent, calendarText } from '../../../platform/format/icalendar'
import type { Lang } from '../../../platform/format/lang'
import { periodOf } from '../../../platform/format/local-time'
import type { MailAttachment } from '../../../platform/mail/outgoing-mail'
import { DAY_PARTS, type DayPart, type HalfDay } from '../../../site/forms/half-days'

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
  const time = periodOf(date, DAY_PARTS[part])
  if (!time) return null
  const { id, domain, lang, summary, location, description, url } = visit
  const event: CalendarEvent = {
    uid: `${id}-${date}-${part}@${domain}`,
    changedAt: now,
    time,
    summary,
    location,
    description,
    url,
    isConfirmed: false,
  }
  const words = FILE_WORDS[lang]
  return {
    filename: `${words.visit}-${date}-${words[part]}.ics`,
    mimeType: 'text/calendar; charset=utf-8',
    content: calendarText([event]),
  }
}
