import { z } from 'zod'
import { LANGS, type Lang, type Translated } from '../domain/format/lang'

/**
 * Parsers of the single values of the CRM's wire format, all tolerant: an unreadable value is null, so
 * that one odd field never costs a listing. Only fields that a listing requires add an issue.
 */

/** A translated text before its language is known: one string is of the file's language. */
export type WireText = string | Translated | null

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i
/** Belgian decimals; three digits after the comma could be thousands and are not guessed at. */
const COMMA_NUMBER = /^[+-]?\d+,\d{1,2}$/
const TRUE = ['true', 'yes', '1']
const HIGHEST_PRICE = 1e12

/** `null`, an empty string and a dash all mean 'no value'. */
export function isNoValue(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isDash(value))
}

/** A number, also when written as a string; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const written = value.trim()
  const text = COMMA_NUMBER.test(written) ? written.replace(',', '.') : written
  const number = NUMBER.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** One line of text: well-formed, without control characters, words one space apart. */
export function readLine(value: unknown): string | null {
  return readLines(value)?.replace(/\s+/g, ' ') ?? null
}

/** Text whose line breaks mean something, as `\n`. */
export function readLines(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value !== 'string' || isDash(value)) return null
  const text = value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return text && !isDash(text) ? text : null
}

export function readBoolean(value: unknown): boolean {
  return TRUE.includes(readLine(value)?.toLowerCase() ?? '')
}

/** A positive integer that JavaScript and SQLite both represent exactly. */
export function readId(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The text in the languages it was written in; `lang` is the language of a plain string. */
export function inLanguage(text: WireText, lang: Lang): Translated | null {
  return typeof text === 'string' ? { [lang]: text } : text
}

function isDash(value: string): boolean {
  const text = value.trim()
  return text === '' || text === '-'
}

function readTranslated(value: unknown, read: (value: unknown) => string | null): WireText {
  if (typeof value !== 'object' || value === null) return read(value)
  const texts: Translated = {}
  for (const [key, text] of Object.entries(value)) {
    const lang = LANGS.find((known) => known === key)
    const words = read(text)
    if (lang && words) texts[lang] = words
  }
  const ordered = LANGS.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : []))
  return ordered.length > 0 ? Object.fromEntries(ordered) : null
}

/** The issue of a listing without a postcode; some countries have none. */
export const NO_ZIP = 'Zip is missing or not a postcode'

const anything = z.unknown().optional()

export const line = anything.transform(readLine)
export const translatedLine = anything.transform((value) => readTranslated(value, readLine))
export const translatedLines = anything.transform((value) => readTranslated(value, readLines))
export const number = anything.transform(readNumber)
export const positive = anything.transform((value) => atLeast(readNumber(value), 0))
export const whole = anything.transform((value) => truncated(readNumber(value)))
export const count = anything.transform((value) => atLeast(truncated(readNumber(value)), 0))
export const year = anything.transform((value) => atLeast(truncated(readNumber(value)), 1))
export const reference = anything.transform(readId)
export const flag = anything.transform(readBoolean)
/** True unless the CRM says otherwise. */
export const published = anything.transform((value) => isNoValue(value) || readBoolean(value))
export const maybeFlag = anything.transform((value) =>
  isNoValue(value) ? null : readBoolean(value),
)
/** A list may be null, and a list of one may come without its brackets. */
export const list = anything.transform((value): unknown[] => {
  if (Array.isArray(value)) return value
  return isNoValue(value) ? [] : [value]
})

export const id = anything.transform((value, context) => {
  const usable = readId(value)
  if (usable === null) context.addIssue('ID is missing or not a positive whole number')
  return usable ?? z.NEVER
})

/** 0 and absent are no price; what is there but no number refuses the listing. */
export const price = anything.transform((value, context) => {
  if (isNoValue(value)) return null
  const euros = readNumber(value)
  if (euros === null || Math.abs(euros) > HIGHEST_PRICE) {
    context.addIssue('Price is not a number')
    return z.NEVER
  }
  return euros > 0 ? euros : null
})

/** `9000`, `L-1234`, `03181`, or '' without one; Belgium's letters are dropped, as nobody there writes them. */
export const zip = anything.transform((value, context) => {
  const text = (readLine(value) ?? '')
    .toUpperCase()
    .replace(/^BE?\s*-\s*/, '')
    .replace(/^LU?\s*-\s*/, 'L-')
  if (text === '' || /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(text)) return text
  context.addIssue(NO_ZIP)
  return z.NEVER
})

/** One of a few whole numbers that the listing can't do without. */
export function code<const Code extends number>(name: string, codes: readonly Code[]) {
  return anything.transform((value, context): Code => {
    const found = codes.find((allowed) => allowed === readNumber(value))
    if (found === undefined)
      context.addIssue(`${name} is missing or not one of ${codes.join(', ')}`)
    return found ?? z.NEVER
  })
}

function atLeast(value: number | null, least: number): number | null {
  return value !== null && value >= least ? value : null
}

function truncated(value: number | null): number | null {
  if (value === null) return null
  const int = Math.trunc(value)
  return Number.isSafeInteger(int) ? int + 0 : null
}
