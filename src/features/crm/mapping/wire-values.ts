import { z } from 'zod'
import { LANGS, type Lang, type Translated } from '../../../platform/format/lang'
import { instantOf } from '../../../platform/format/local-time'
import { readNumber } from '../../../platform/format/read-number'
import { visibleCharacters } from '../../../platform/html/characters'
import { decodeTwice } from '../../../platform/html/double-encoding'
import { htmlToText } from '../../../platform/html/html-text'
import { type ImportIssue, importIssue, shownValue } from '../import/import-issue'
import { availabilityCode, readDate } from './read-date'
import { isRecord } from './wire-item'

/**
 * Parsers of the single values of the CRM's wire format. They are tolerant: an unreadable value becomes null, so that
 * one invalid field does not refuse a listing. Only required fields add an issue.
 */

/** A text before its languages are known; a plain string is in the file's language. */
export type WireText = string | Translated | null

/**
 * Matches lost characters. U+FFFD, also as an entity, replaces a character that was lost in a wrong encoding. U+0081
 * and four others are bytes that Windows-1252 leaves undefined. A text with any of them is never published.
 */
const LOST_CHARACTER =
  /[\uFFFD\u0081\u008d\u008f\u0090\u009d]|&#(?:0*65533(?!\d)|x0*fffd(?![\da-f]))/i
/** The words for true; Excel writes booleans in the language of its user. */
const TRUE = ['true', 'yes', '1', 'y', 'ja', 'j', 'oui', 'o', 'waar', 'vrai', 'wahr', 'x']
const FALSE = ['false', 'no', '0', 'n', 'nee', 'nein', 'non', 'onwaar', 'faux', 'falsch']
const MAX_PRICE = 1e12
/** Matches a price on request, as sources write it in the price field. */
const ON_REQUEST =
  /^(?:(?:prijs|prix|price|preis) ?:? ?)?(?:op aanvraag|te bevragen|(?:nader|nog) (?:te bepalen|overeen te komen)|n\.?o\.?t\.?k\.?|sur demande|nous (?:consulter|contacter)|à convenir|faire offre|(?:up)?on (?:request|application)|p\.?o\.?a\.?|auf (?:an|nach)frage)\.?$/i
/** Matches the word for a box before its number; `B3` is a number. */
const BOX_WORD = /^(?:(?:bus|bte|bo[iî]te|box|briefkasten)\.?(?=[\s.:]|\d)|b\.(?=\s?\d))[\s.:]*/i
/** Matches the separator of the two bounds of an interval. */
const RANGE_SEPARATOR = / ?[-–—] ?| (?:tot|to|à|bis) /
const TAG_OR_ENTITY = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** Returns true for `null`, an empty string and a dash, which all mean 'no value'. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isDash(value))
}

/** Returns one unchanged line with single spaces between its words: a key, a code, or a text to compare. */
export function readLine(value: unknown): string | null {
  return readLines(value)?.replace(/\s+/g, ' ') ?? null
}

/** Returns the lines of a text in one or several languages. */
export function linesIn(value: unknown): string[] {
  const texts = isRecord(value) ? Object.values(value) : [value]
  return texts.flatMap((text) => readLine(text) ?? [])
}

/**
 * Returns one line for readers, or an address: entities are decoded once, and the tags of HTML editors are removed.
 * Text in angle brackets that is not a tag stays.
 */
export function readPlainLine(value: unknown): string | null {
  return readPlainLines(value)?.replace(/\s+/g, ' ') ?? null
}

/** Returns the same as `readPlainLine` for a text with meaningful line breaks. */
export function readPlainLines(value: unknown): string | null {
  const written = readLines(value)
  if (written === null || !TAG_OR_ENTITY.test(written)) return written
  const text = htmlToText(written)
  return isDash(text) ? null : text
}

/** Returns an unchanged text, HTML included; its line breaks are `\n`. */
export function readLines(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value !== 'string' || isDash(value)) return null
  const decoded = decodeTwice(value.toWellFormed())
  if (lostCharacterAt(decoded) !== -1) return null
  const text = visibleCharacters(decoded).trim()
  return isDash(text) ? null : text
}

/** Returns the index of the first character that was lost in a wrong encoding, or -1. */
export function lostCharacterAt(text: string): number {
  return text.search(LOST_CHARACTER)
}

/** Returns true or false, or null for a value that is neither. */
export function readFlag(value: unknown): boolean | null {
  const word = readLine(value)?.toLowerCase() ?? ''
  if (TRUE.includes(word)) return true
  return FALSE.includes(word) ? false : null
}

export function readBoolean(value: unknown): boolean {
  return readFlag(value) ?? false
}

/** Returns a positive integer that JavaScript and SQLite both represent exactly, or null. */
export function readId(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Returns the text by language; `lang` is the language of a plain string. */
export function inLanguage(text: WireText, lang: Lang): Translated | null {
  return typeof text === 'string' ? { [lang]: text } : text
}

function isDash(value: string): boolean {
  const text = value.trim()
  return text === '' || text === '-'
}

/** Returns the language of a text's key, `fr` or `fr-BE`; null for any other name. */
export function langOfKey(key: string): Lang | null {
  const [name] = key.trim().toLowerCase().split(/[-_]/)
  return LANGS.find((lang) => lang === name) ?? null
}

function readTranslated(value: unknown, read: (value: unknown) => string | null): WireText {
  if (typeof value !== 'object' || value === null) return read(value)
  const texts: Translated = {}
  for (const [key, text] of Object.entries(value)) {
    const lang = langOfKey(key)
    const words = read(text)
    if (lang && words) texts[lang] = words
  }
  const ordered = LANGS.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : []))
  return ordered.length > 0 ? Object.fromEntries(ordered) : null
}

const anything = z.unknown().optional()

export const line = anything.transform(readPlainLine)
/** A house number without the decimal zeros that a spreadsheet adds: `12.0`. */
export const houseNumber = anything.transform(readHouseNumber)
/** A box number without the word for it: `bus 3`, `bte 2`, `Boîte A`. */
export const boxNumber = anything.transform(
  (value) => readHouseNumber(value)?.replace(BOX_WORD, '') || null,
)
export const translatedLine = anything.transform((value) => readTranslated(value, readPlainLine))
export const translatedLines = anything.transform((value) => readTranslated(value, readPlainLines))
/** A translated text with HTML or plain text, not yet sanitised. */
export const translatedHtml = anything.transform((value) => readTranslated(value, readLines))
export const coordinate = anything.transform((value) => readNumber(value, 'coordinate'))
export const energy = anything.transform((value) => readNumber(plain(value), 'energy'))
export const amount = anything.transform(readAmount)
/** An amount as `min`, or the bounds of an interval such as `1022-1248`. */
export const amountRange = anything.transform((value) => {
  const bounds = (readLine(value) ?? '').split(RANGE_SEPARATOR).map(readAmount)
  const [first = null, max = null] = bounds.length === 2 ? bounds : []
  const min = max === null ? readAmount(value) : first
  return min === null ? null : { min, max }
})
export const income = anything.transform((value) => atLeast(readNumber(plain(value), 'income'), 0))
export const area = anything.transform((value) => atLeast(readNumber(plain(value), 'area'), 0))
export const integer = anything.transform((value) => truncated(readNumber(value, 'count')))
export const count = anything.transform((value) =>
  atLeast(truncated(readNumber(value, 'count')), 0),
)
export const year = anything.transform((value) => atLeast(truncated(readNumber(value, 'year')), 1))
export const reference = anything.transform(readId)
/** The CRM's code of `Available`, or a word for it. */
export const availability = anything.transform(
  (value) => readId(value) ?? availabilityCode(readLine(value)),
)
export const flag = anything.transform(readBoolean)
/** A flag that is true by default; a word that means neither true nor false hides the fact. */
export const published = anything.transform((value) => isEmptyValue(value) || readBoolean(value))
export const optionalFlag = anything.transform(readFlag)
/** A list that may be null; a single entry may come without its brackets. */
export const list = anything.transform((value): unknown[] => {
  if (Array.isArray(value)) return value
  return isEmptyValue(value) ? [] : [value]
})

export const id = anything.transform((value, context) => {
  const usable = readId(value)
  if (usable === null) refuse(context, { code: 'idMissing', value: shownValue(value ?? '') })
  return usable ?? z.NEVER
})

/** Returns true for a text by which a source says that the price is on request. */
export function isOnRequest(value: unknown): boolean {
  return typeof value === 'string' && ON_REQUEST.test(readLine(value) ?? '')
}

/** A price; 0 and absent mean no price, and an unreadable value refuses the listing. */
export const price = anything.transform((value, context) => {
  const written = plain(value)
  if (isEmptyValue(written) || isOnRequest(written)) return null
  const euros = readNumber(written, 'money')
  if (euros === null || Math.abs(euros) > MAX_PRICE) {
    refuse(context, { code: 'priceUnreadable', value: shownValue(value) })
    return z.NEVER
  }
  return euros > 0 ? euros : null
})

/**
 * The Belgian time from which a listing is public (`2026-12-02T09:30:00`), or null if it is public at once. An unreadable
 * time refuses the listing, because it would be public at once too.
 */
export const publicFrom = anything.transform((value, context) => {
  if (isEmptyValue(value)) return null
  const date = readDate(value)
  const time = date?.includes('T') ? date : `${date}T00:00:00`
  if (instantOf(time)) return time
  refuse(context, { code: 'publicFromUnreadable', value: shownValue(value) })
  return z.NEVER
})

/**
 * A postcode `9000`, `L-1234`, `03181`, or ''. Belgium's letters are dropped, as they are not used there, and so are
 * the separators and decimals that spreadsheets add: `9.000`, `9000.0`.
 */
export const zip = anything.transform((value, context) => {
  const text = (readLine(value) ?? '')
    .toUpperCase()
    .replace(/^BE?(?: ?- ?| ?(?=\d{4}$))/, '')
    .replace(/^LU?(?: ?- ?| ?(?=\d{4}$))/, 'L-')
    .replace(/^(\d)[. ](\d{3})$/, '$1$2')
    .replace(/^(\d{4,5})[.,]0+$/, '$1')
  if (text === '' || /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(text)) return text
  refuse(context, { code: 'zipUnusable', value: shownValue(value ?? '') })
  return z.NEVER
})

/** Returns the parser of a required field that is one of a few integers. */
export function code<const Code extends number>(name: string, codes: readonly Code[]) {
  return anything.transform((value, context): Code => {
    const allowedCode = codes.find((allowed) => allowed === readNumber(value))
    if (allowedCode === undefined) {
      const other = codes.join(', ')
      refuse(context, { code: 'codeUnknown', field: name, value: shownValue(value ?? ''), other })
    }
    return allowedCode ?? z.NEVER
  })
}

function refuse(context: z.core.$RefinementCtx, issue: ImportIssue): void {
  context.addIssue({ code: 'custom', params: issue })
}

/** Returns the issues that the parsers of this module added to a failed parse. */
export function issuesOf({ issues }: z.ZodError): ImportIssue[] {
  return issues.flatMap((issue) =>
    issue.code === 'custom' ? (importIssue.safeParse(issue.params).data ?? []) : [],
  )
}

function readHouseNumber(value: unknown): string | null {
  return readPlainLine(value)?.replace(/^(\d+)[.,]0{1,2}$/, '$1') ?? null
}

function readAmount(value: unknown): number | null {
  return atLeast(readNumber(plain(value), 'money'), 0)
}

/** Returns the plain text of a string, and any other value unchanged. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? readPlainLine(value) : value
}

function atLeast(value: number | null, least: number): number | null {
  return value !== null && value >= least ? value : null
}

function truncated(value: number | null): number | null {
  if (value === null) return null
  const int = Math.trunc(value)
  return Number.isSafeInteger(int) ? int + 0 : null
}
