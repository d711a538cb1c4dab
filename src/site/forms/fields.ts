import { z } from 'zod'
import { cleanEmail, cleanPhone, cleanText } from '../../platform/format/text'
import { parseArea } from '../../platform/geo/area'
import type { RawValue } from '../../platform/http/raw-form'
import { EMAIL, PHONE } from './patterns'

/**
 * The issue codes of a field. Their texts are `issue.{code}`, or `refusal.{code}` for issues that only the server
 * finds.
 */
const ISSUE_CODES = [
  'required',
  'reach',
  'toolong',
  'email',
  'phone',
  'number',
  'choice',
  'range',
  'moment',
  'replayed',
  'invalid',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

export function isIssueCode(text: string): text is IssueCode {
  return ISSUE_CODES.some((code) => code === text)
}

const MAX_BODY_LENGTH = 64 * 1024

/** The submitted value of a field, or undefined if it is absent. */
type Sent = RawValue | undefined

/**
 * Returns the schema of a single line that is safe in a mail header. Control characters and line breaks become spaces.
 */
export function line(max = 200, make = cleanLine) {
  return z.preprocess((value: Sent) => clean(value, make), z.string().max(max, 'toolong'))
}

export function requiredLine(max = 200) {
  return line(max).pipe(z.string().min(1, 'required'))
}

/** Returns the schema of a text with several lines. */
export function lines(max = 5000) {
  return z.preprocess((value: Sent) => clean(value, cleanLines), z.string().max(max, 'toolong'))
}

/** An address that every mail server accepts, or ''. */
export const emailLine = line(254, cleanEmail).pipe(z.string().refine(isEmptyOr(EMAIL), 'email'))

/** A telephone number with at least six digits in any notation, or ''. */
export const phoneLine = line(40, cleanPhone).pipe(z.string().refine(isEmptyOr(PHONE), 'phone'))

/** A checkbox in any of the formats in which browsers and JSON send it. */
export const checkbox = z.preprocess(
  (value: Sent) => ['true', 'on', '1', 'yes'].includes(String(first(value)).toLowerCase()),
  z.boolean(),
)

/** A drawn area, or '' for an invalid one. It is not rejected, because a visitor could not correct it. */
export const areaText = z.preprocess(
  (value: Sent) => parseArea(String(first(value) ?? '')),
  z.string(),
)

/** Returns the schema of an integer from `min`. It is undefined if the field is empty. */
export function integer(min = 0) {
  return z.preprocess(
    (value: Sent) => (isBlank(value) ? undefined : numberOf(first(value))),
    z.int('number').min(min, 'number').optional(),
  )
}

function numberOf(value: ReturnType<typeof first>): number {
  return Number(typeof value === 'string' ? cleanLine(value) : value)
}

/** Returns the schema of several values: a repeated field, an array, or values separated by commas. */
export function listOf<Item extends z.ZodType>(item: Item, max = 100) {
  return z.preprocess(
    (value: Sent) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => (isBlank(part) ? [] : String(part).split(',')))
        .map((part) => cleanText(part, MAX_BODY_LENGTH))
        .filter(Boolean),
    z.array(item).max(max, 'toolong'),
  )
}

export const integerItem = z.preprocess(Number, z.int('number').min(0, 'number'))

export const lineItem = z.string().max(80, 'toolong')

/** Returns the first value of a field, cleaned by `make`. */
function clean(value: Sent, make: (text: string) => string): string {
  return make(String(first(value) ?? ''))
}

function cleanLine(text: string): string {
  return cleanText(text, MAX_BODY_LENGTH)
}

function cleanLines(text: string): string {
  if (cleanLine(text) === '') return ''
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()
}

function first(value: Sent) {
  return Array.isArray(value) ? value[0] : value
}

/** Returns true if the field is absent or has no visible characters. */
export function isBlank(value: Sent): boolean {
  const one = first(value)
  return one === undefined || one === null || (typeof one === 'string' && cleanLine(one) === '')
}

function isEmptyOr(pattern: RegExp) {
  return (text: string) => text === '' || pattern.test(text)
}
