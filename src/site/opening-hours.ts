import { z } from 'zod'
import { translated } from '../listing/property'
import { type Lang, pick } from '../platform/format/lang'

/** The days of the week, each with the name that schema.org has for it. */
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

/** A part of a day, `09:00` to `12:30`. */
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
 * The parts of a day as somebody types them: `9-12.30 en 13.30-18`, `9 h–12 h 30, 13 h 30–18 h`. None of an empty
 * text and of a word for closed; null where it can't be read, where there are more than two, and where one ends before it
 * begins or before the other ended.
 */
export function readSpans(text: string): Span[] | null {
  if (CLOSED.test(text.trim().replace(/\.$/, ''))) return []
  const spans = [...text.matchAll(SPAN)].map(([, from, half, halfToo, to, end, endToo]) => ({
    from: timeOf(from, half ?? halfToo),
    to: timeOf(to, end ?? endToo),
  }))
  const isRead = BETWEEN.test(text.replace(SPAN, ' '))
  const times = spans.flatMap(({ from, to }) => [from, to])
  const isInOrder = times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))
  const areTimes = times.every((time) => time <= LAST && time.slice(3) < '60')
  return isRead && isInOrder && areTimes && spans.length <= MAX_SPANS ? spans : null
}

function timeOf(hour = '0', minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

/** What the schema says of hours that it refuses. */
export const NO_HOURS = 'no opening hours'

/** The parts of a day as they are stored: `09:00-12:30 13:30-18:00`. Fields for each time would be 28 in an office's form. */
const day = z
  .string()
  .default('')
  .transform((text, { issues }) => {
    const spans = readSpans(text)
    if (spans) return spans.map(({ from, to }) => `${from}-${to}`).join(' ')
    issues.push({ code: 'custom', message: NO_HOURS, input: text })
    return z.NEVER
  })

/** When an office is open: the parts of each day, the days on which it is by appointment, and what is to be said beside. */
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
type OpeningHours = z.infer<typeof openingHours>

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

/** Opening hours in short lines: days with the same hours together, days that are closed left out, the note last. */
export function openingLines(hours: OpeningHours, lang: Lang): string[] {
  const { and, end, appointment } = WORDS[lang]
  const lines = groups(hours).map(({ days, spans }) => {
    const parts = spans.map(({ from, to }) => `${shortTime(from, lang)}–${shortTime(to, lang)}`)
    const when = parts.length > 0 ? parts.join(` ${and} `) + end : appointment
    return `${daysText(days, lang)} ${when}`
  })
  const note = pick(hours.note, lang)
  return note ? [...lines, note] : lines
}

/** The hours of days that are open, as schema.org has them. */
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
  /** None by appointment. */
  spans: Span[]
}

/** The days that are not closed, those with the same hours together. */
function groups(hours: OpeningHours): Group[] {
  const open = DAY_NAMES.filter((name) => hours[name] || hours.appointment.includes(name))
  return [...Map.groupBy(open, (name) => hours[name])].map(([text, days]) => ({
    days,
    spans: readSpans(text) ?? [],
  }))
}

/** `ma–wo, vr`: neighbours as a range. */
function daysText(days: readonly Day[], lang: Lang): string {
  const numbers = days.map((name) => DAY_NAMES.indexOf(name))
  const firsts = numbers.filter((number) => !numbers.includes(number - 1))
  const names = WORDS[lang].days
  const ranges = firsts.map((first) => {
    let last = first
    while (numbers.includes(last + 1)) last++
    return first === last ? names[first] : `${names[first]}–${names[last]}`
  })
  return ranges.join(', ')
}

/** `9` and `12.30`, `9 h` and `12 h 30`, `9:00`. */
function shortTime(time: string, lang: Lang): string {
  const [hour, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  if (lang === 'en') return `${hour}:${minute}`
  if (lang === 'fr') return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
  return minute === '00' ? String(hour) : `${hour}.${minute}`
}
