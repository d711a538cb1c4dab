import { parseDate } from '../../../platform/format/dates'
import { LANGS } from '../../../platform/format/lang'
import { normalise } from '../../../platform/format/text'

/** Matches `01/03/2027`, `1-3-27`, `1.3.2027`, with or without a time. */
const NUMERIC =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[T ,]{1,2}(\d{1,2})[:.](\d{2})(?::(\d{2}))?)?$/
/** Matches `1 maart 2027`, `1er mars 2027`, `1. März 2027`, `maart 2027`. */
const IN_WORDS = /^(?:(\d{1,2})(?:er|e|ste|st|nd|rd|th|\.)? )?(\p{L}{3,10})\.? (\d{4})$/u
/** Matches `03/2027` and `2027-03`. */
const MONTH = /^(?:(\d{1,2})[/.-](\d{4})|(\d{4})-(\d{2}))$/
const YEAR = /^\d{4}$/
/** Matches the words before a date that do not change it. */
const FROM =
  /^(?:vanaf|beschikbaar|vrij|op|à partir|dès|disponible|libre|du|le|de|from|available|as of|ab|zum|verfügbar|frei) /i
/** Abbreviations of months that are not the beginning of their name. */
const SHORT_MONTHS: Readonly<Record<string, number>> = { mrt: 3, mrz: 3 }

const MONTH_NAMES = LANGS.map(
  (lang) => new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }),
)
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  MONTH_NAMES.map((names) => normalise(names.format(Date.UTC(2026, month, 15)))),
)

/**
 * Parses a date as sources write it: in a form that `parseDate` reads, or as Belgians write it in four languages, with
 * the day first. A month or a year means its first day. Returns what `parseDate` returns, or null.
 */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null
  let text = value.replace(/\s+/g, ' ').trim()
  for (let words = 0; words < 3; words++) text = text.replace(FROM, '')
  const [, day = '', month = '', year = '', hour, minute = '', second = '00'] =
    NUMERIC.exec(text) ?? []
  if (day) return iso(year, month, day, hour && `T${hour.padStart(2, '0')}:${minute}:${second}`)
  const [, dayInWords = '1', name = '', ofYear = ''] = IN_WORDS.exec(text) ?? []
  if (name) return iso(ofYear, String(monthOf(name)), dayInWords)
  const [, of = '', inYear = '', yearFirst = '', then = ''] = MONTH.exec(text) ?? []
  if (of || then) return iso(inYear || yearFirst, of || then, '1')
  return YEAR.test(text) ? iso(text, '1', '1') : parseDate(text)
}

/** The number of a month by its name, or by three letters or more of it that begin no other; 0 for another word. */
function monthOf(word: string): number {
  const name = normalise(word)
  const found = MONTHS.flatMap((names, at) =>
    names.some((one) => one.startsWith(name)) ? at + 1 : [],
  )
  return found.length === 1 ? (found[0] ?? 0) : (SHORT_MONTHS[name] ?? 0)
}

function iso(year: string, month: string, day: string, time = ''): string | null {
  const date = [
    year.length === 2 ? `20${year}` : year,
    month.padStart(2, '0'),
    day.padStart(2, '0'),
  ]
  return parseDate(date.join('-') + time)
}

/** The words for the CRM's codes of `Available`: immediately, to be agreed, at the deed. */
const AVAILABILITY = [
  {
    code: 1,
    words:
      'onmiddellijk|onmiddelijk|direct|per direct|meteen|nu|vrij|beschikbaar|immediat|immediate|immediatement|de suite|tout de suite|libre|disponible|immediately|now|vacant|available|sofort|ab sofort|frei|verfugbar',
  },
  {
    code: 2,
    words:
      'in overleg|af te spreken|overeen te komen|nader overeen te komen|nader te bepalen|a convenir|de commun accord|a determiner|to be agreed|by agreement|nach vereinbarung|nach absprache',
  },
  {
    code: 3,
    words:
      'bij akte|bij de akte|bij verlijden akte|bij verlijden van de akte|bij het verlijden van de akte|vanaf akte|na akte|akte|a l acte|a la signature de l acte|a la passation de l acte|a l acte authentique|at the deed|at deed|on completion|bei beurkundung|bei der beurkundung|nach beurkundung',
  },
]
const AVAILABILITY_OF = new Map(
  AVAILABILITY.flatMap(({ code, words }) => words.split('|').map((word) => [word, code] as const)),
)

/** Matches 'available' before or after such words. */
const IS_AVAILABLE =
  /^(?:beschikbaar|vrij|disponible|libre|available|verfugbar|frei) | (?:beschikbaar|vrij|disponible|libre|available|verfugbar|frei)$/

/** Returns the CRM's code of `Available` for a text that says it in words, or null. */
export function availabilityCode(text: string | null): number | null {
  const words = normalise(text ?? '')
  return AVAILABILITY_OF.get(words) ?? AVAILABILITY_OF.get(words.replace(IS_AVAILABLE, '')) ?? null
}
