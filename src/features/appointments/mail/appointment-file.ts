import { calendarText } from '../../../platform/format/icalendar'
import type { Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import { translator } from '../../../platform/i18n'
import type { MailAttachment } from '../../../platform/mail/outgoing-mail'
import type { Site } from '../../../site/site'
import { type Appointment, endOf, isCancelled, isConfirmed } from '../appointment'

/** Words of file names; ASCII only, because some mail programs garble other characters. */
const FILE_NAME: Record<Lang, string> = {
  nl: 'afspraak',
  fr: 'rendez-vous',
  en: 'appointment',
  de: 'termin',
}

/**
 * Returns the iCalendar file of an appointment for its visitor. The UID never changes, and each change has a higher
 * SEQUENCE, so calendars replace the event.
 */
export function appointmentFile(
  row: Appointment,
  { site, origin, home, url }: { site: Site; origin: string; home: string; url: string },
): MailAttachment {
  const { lang } = row
  const t = translator(lang, site.labels[lang])
  const summary = [t(`appointment.kind.${row.kind}`), home || site.settings.name].join(' · ')
  const event = {
    ...eventOf(row, origin),
    summary,
    location: row.place,
    description: url,
    url,
  }
  return {
    filename: `${FILE_NAME[lang]}-${brusselsDay(new Date(row.startAt))}.ics`,
    mimeType: 'text/calendar; charset=utf-8',
    content: calendarText([event]),
  }
}

/** Returns the time and state of an appointment as facts of a calendar event. */
export function eventOf(row: Appointment, origin: string) {
  return {
    uid: `appointment-${row.id}@${new URL(origin).hostname}`,
    sequence: row.sequence,
    changedAt: new Date(row.changedAt),
    time: { start: new Date(row.startAt), end: new Date(endOf(row)) },
    isConfirmed: isConfirmed(row) || row.state === 'took-place',
    isCancelled: isCancelled(row) || row.state === 'missed',
  }
}
