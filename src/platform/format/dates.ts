import type { Lang } from './lang'

const CRM_DATE = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/
const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** A date outside these years is an error, or the CRM's 'no date' (0001-01-01, 1900-01-01). */
const YEARS = { first: 1901, last: 2199 }

const brussels = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * Parses a date of the CRM: ISO, `2026-08-09 18:01:36` (Belgian time) or `/Date(ms+0200)/`. Returns `2026-08-09`, or
 * with a time `2026-08-09T18:01:36` in Belgian local time. Returns null for an invalid date.
 */
export function parseDate(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const crm = CRM_DATE.exec(text)
  if (crm) return brusselsTime(Number(crm[1]))
  const iso = ISO_DATE.exec(text)
  if (!iso) return null
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', zone] = iso
  if (!isDay(Number(year), Number(month), Number(day))) return null
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return date
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const local = `${date}T${hour}:${minute}:${second}`
  return zone ? brusselsTime(Date.parse(local + isoZone(zone))) : local
}

/** Returns a timestamp (ms since 1970) as Belgian local time, `2026-08-09T18:01:36`, or null if it is invalid. */
export function brusselsTime(ms: number): string | null {
  if (!(Math.abs(ms) <= 8.64e15)) return null
  const local = brussels.format(ms).replace(' ', 'T')
  const year = Number(local.slice(0, local.indexOf('-')))
  return isYear(year) ? local : null
}

/** Returns `09/08/2026` in every language, or '' for null and for a text that is not an ISO date. */
export function formatDate(iso: string | null): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : ''
}

/** Returns a day in words without its year: `1 december`, `1er décembre`, `1. Dezember`, `1 December`. */
export function dayInWords(iso: string, lang: Lang): string {
  const text = inWords(iso, lang, { day: 'numeric', month: 'long' })
  return lang === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}

/** Returns the day of the week: `dinsdag`. */
export function weekday(iso: string, lang: Lang): string {
  return inWords(iso, lang, { weekday: 'long' })
}

/** Returns a time in words: `9.30 uur`, `9 h 30`, `9:30`, `9.30 Uhr`. */
export function timeInWords(iso: string, lang: Lang): string {
  const [hour, minute = '00'] = [Number(iso.slice(11, 13)), iso.slice(14, 16)]
  const isFull = minute === '00'
  switch (lang) {
    case 'nl':
      return `${isFull ? hour : `${hour}.${minute}`}\u00A0uur`
    case 'fr':
      return isFull ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minute}`
    case 'en':
      return `${hour}:${minute}`
    case 'de':
      return `${isFull ? hour : `${hour}.${minute}`}\u00A0Uhr`
  }
}

/** Returns a Belgian time (ms) in words: `dinsdag 1 december om 9.30 uur`. */
export function momentInWords(ms: number, lang: Lang): string {
  const iso = brusselsTime(ms) ?? ''
  const [day, time] = [dayInWords(iso, lang), timeInWords(iso, lang)]
  switch (lang) {
    case 'nl':
      return `${weekday(iso, lang)} ${day} om ${time}`
    case 'fr':
      return `${weekday(iso, lang)} ${day} à ${time}`
    case 'en':
      return `${weekday(iso, lang)} ${day} at ${time}`
    case 'de':
      return `${weekday(iso, lang)}, ${day}, ${time}`
  }
}

/** Returns a duration in words, with a no-break space between number and unit: `1 maand`, `30 jours`. */
export function durationInWords(
  count: number,
  unit: 'month' | 'day' | 'hour' | 'minute',
  lang: Lang,
): string {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(count).replace(' ', '\u00A0')
}

/** Returns `09/08/2026 18:01`. For a date without a time, returns only the date. */
export function formatDateTime(iso: string | null): string {
  const time = /T(\d{2}:\d{2})/.exec(iso ?? '')?.[1]
  const date = formatDate(iso)
  return date && time ? `${date} ${time}` : date
}

function inWords(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${lang}-BE`, { ...options, timeZone: 'UTC' }).format(
    Date.parse(iso.slice(0, 10)),
  )
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return isYear(year) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function isYear(year: number): boolean {
  return year >= YEARS.first && year <= YEARS.last
}

function isoZone(zone: string): string {
  return zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?/, '$1:')
}
