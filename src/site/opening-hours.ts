import { z } from 'zod'
import { translated } from '../listing/property'
import { type Lang, pick } from '../platform/format/lang'

/** The days of the week, with their schema.org names. */
const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const
type Day = keyof typeof DAYS
export const DAY_NAMES = Object.keys(DAYS) as Day[]

/** A period of a day, for example `09:00` to `12:30`. */
interface Span {
  from: string
  to: string
}

const MAX_SPANS = 2
const LAST = '24:00'
const SPAN =
  /(\d{1,2})(?:[.:uh]\s?(\d{2})|\s?[uh](?![a-z])\s?(\d{2})?)?\s*(?:-|–|tot|à|to|bis)\s*(\d{1,2})(?:[.:uh]\s?(\d{2})|\s?[uh](?![a-z])\s?(\d{2})?)?/gi
const CLOSED = /^(?:gesloten|dicht|ferm[ée]e?s?|geschlossen|zu|closed|[-–—])$/i
const BETWEEN = /^(?:[\s,;/&+.]|en|et|and|und|uur|u|h|uhr)*$/i

/**
 * Parses the periods of a day in a typed text: `9-12.30 en 13.30-18`, `9 h–12 h 30, 13 h 30–18 h`. Returns an empty
 * array for an empty text or a word for closed. Returns null for a text that can't be read, more than two periods, a
 * period that ends before it starts, and overlapping periods.
 */
export function readSpans(text: string): Span[] | null {
  if (CLOSED.test(text.trim().replace(/\.$/, ''))) return []
  const spans = [...text.matchAll(SPAN)].map(
    ([, from, half, minutesAlternative, to, end, endAlternative]) => ({
      from: timeOf(from, half ?? minutesAlternative),
      to: timeOf(to, end ?? endAlternative),
    }),
  )
  const isRead = BETWEEN.test(text.replace(SPAN, ' '))
  const times = spans.flatMap(({ from, to }) => [from, to])
  const isInOrder = times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))
  const areTimes = times.every((time) => time <= LAST && time.slice(3) < '60')
  return isRead && isInOrder && areTimes && spans.length <= MAX_SPANS ? spans : null
}

function timeOf(hour = '0', minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

/** The message of the schema for hours that it refuses. */
const NO_HOURS = 'field.wrong.hours'

/**
 * The periods of a day in stored form: `09:00-12:30 13:30-18:00`. Separate fields for each time would add 28 fields to
 * the form of an office.
 */
const day = z
  .string()
  .default('')
  .transform((text, { issues }) => {
    const spans = readSpans(text)
    if (spans) return spans.map(({ from, to }) => `${from}-${to}`).join(' ')
    issues.push({ code: 'custom', message: NO_HOURS, input: text })
    return z.NEVER
  })

/** The opening hours of an office: the periods of each day, the days by appointment, and a note. */
export const openingHours = z
  .object({
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
    sat: day,
    sun: day,
    appointment: z.array(z.enum(DAY_NAMES)).default([]),
    note: translated.default({}),
  })
  .refine((hours) => hours.appointment.every((name) => hours[name] === ''), {
    path: ['appointment'],
    message: NO_HOURS,
  })
export type OpeningHours = z.infer<typeof openingHours>

const WORDS: Record<Lang, { days: string[]; and: string; end: string; appointment: string }> = {
  nl: {
    days: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    and: 'en',
    end: '\u00a0u.',
    appointment: 'op afspraak',
  },
  fr: {
    days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    and: 'et',
    end: '',
    appointment: 'sur rendez-vous',
  },
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    and: 'and',
    end: '',
    appointment: 'by appointment',
  },
  de: {
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    and: 'und',
    end: '\u00a0Uhr',
    appointment: 'nach Vereinbarung',
  },
}

/**
 * Returns the opening hours as short lines. Days with the same hours share a line, closed days are left out, and the
 * note is last.
 */
export function openingLines(hours: OpeningHours, lang: Lang): string[] {
  const { and, end, appointment } = WORDS[lang]
  const lines = groups(hours).map(({ days, spans }) => {
    const parts = spans.map(({ from, to }) => `${shortTime(from, lang)}–${shortTime(to, lang)}`)
    const hours = parts.length > 0 ? parts.join(` ${and} `) + end : appointment
    return `${daysText(days, lang)} ${hours}`
  })
  const note = pick(hours.note, lang)
  return note ? [...lines, note] : lines
}

/** Returns the hours of open days in the format of schema.org. */
export function openingSpecification(hours: OpeningHours): object[] {
  return groups(hours).flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((name) => `https://schema.org/${DAYS[name]}`),
      opens: from,
      closes: to === LAST ? '23:59' : to,
    })),
  )
}

interface Group {
  days: Day[]
  /** Empty for days by appointment. */
  spans: Span[]
}

/** Returns the days that are not closed, grouped by their hours. */
function groups(hours: OpeningHours): Group[] {
  const open = DAY_NAMES.filter((name) => hours[name] || hours.appointment.includes(name))
  return [...Map.groupBy(open, (name) => hours[name])].map(([text, days]) => ({
    days,
    spans: readSpans(text) ?? [],
  }))
}

/** Returns days as text, for example `ma–wo, vr`. Consecutive days are a range. */
function daysText(days: readonly Day[], lang: Lang): string {
  const numbers = days.map((name) => DAY_NAMES.indexOf(name))
  const periodStarts = numbers.filter((number) => !numbers.includes(number - 1))
  const names = WORDS[lang].days
  const ranges = periodStarts.map((first) => {
    let last = first
    while (numbers.includes(last + 1)) last++
    return first === last ? names[first] : `${names[first]}–${names[last]}`
  })
  return ranges.join(', ')
}

/** Returns a time in the form of the language: `9` and `12.30`, `9 h` and `12 h 30`, or `9:00`. */
function shortTime(time: string, lang: Lang): string {
  const [hour, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  if (lang === 'en') return `${hour}:${minute}`
  if (lang === 'fr') return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
  return minute === '00' ? String(hour) : `${hour}.${minute}`
}
