import { z } from 'zod'
import { cleanEmail, cleanPhone, cleanText } from '../format/text'
import { parseArea } from '../geo/area'
import { EMAIL, PHONE } from './patterns'
import type { RawValue } from './raw-form'

/** The issue codes of a field; their texts are `issue.{code}`, or `refusal.{code}` where only the server finds it. */
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

/** The value sent for a field; undefined when it was not sent at all. */
type Sent = RawValue | undefined

/** Returns one line, safe in a mail's header: control characters and line breaks become spaces. */
export function line(max = 200, make = cleanLine) {
  return z.preprocess((value: Sent) => clean(value, make), z.string().max(max, 'toolong'))
}

export function requiredLine(max = 200) {
  return line(max).pipe(z.string().min(1, 'required'))
}

/** Returns a text of several lines. */
export function lines(max = 5000) {
  return z.preprocess((value: Sent) => clean(value, cleanLines), z.string().max(max, 'toolong'))
}

/** One address that any mail server takes; '' when there is none. */
export const emailLine = line(254, cleanEmail).pipe(z.string().refine(isEmptyOr(EMAIL), 'email'))

/** A number as people write it, at least six digits; '' when there is none. */
export const phoneLine = line(40, cleanPhone).pipe(z.string().refine(isEmptyOr(PHONE), 'phone'))

/** A checkbox, in any of the forms in which it is sent. */
export const tick = z.preprocess(
  (value: Sent) => ['true', 'on', '1', 'yes'].includes(String(first(value)).toLowerCase()),
  z.boolean(),
)

/** A drawn area; '' for what is none, which nobody who fills in a form could mend. */
export const areaText = z.preprocess(
  (value: Sent) => parseArea(String(first(value) ?? '')),
  z.string(),
)

/** A whole number from `min` on; undefined where nothing is given. */
export function whole(min = 0) {
  return z.preprocess(
    (value: Sent) => (isBlank(value) ? undefined : numberOf(first(value))),
    z.int('number').min(min, 'number').optional(),
  )
}

function numberOf(value: ReturnType<typeof first>): number {
  return Number(typeof value === 'string' ? cleanLine(value) : value)
}

/** Returns several values: a field sent more than once, an array, or values parted by commas. */
export function several<Item extends z.ZodType>(item: Item, max = 100) {
  return z.preprocess(
    (value: Sent) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => (isBlank(part) ? [] : String(part).split(',')))
        .map((part) => cleanText(part, MAX_BODY_LENGTH))
        .filter(Boolean),
    z.array(item).max(max, 'toolong'),
  )
}

export const wholeItem = z.preprocess(Number, z.int('number').min(0, 'number'))

export const lineItem = z.string().max(80, 'toolong')

/** Cleans the first value of a field with `make`. */
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

/** Returns true if nothing was sent for a field, or nothing visible. */
export function isBlank(value: Sent): boolean {
  const one = first(value)
  return one === undefined || one === null || (typeof one === 'string' && cleanLine(one) === '')
}

function isEmptyOr(pattern: RegExp) {
  return (text: string) => text === '' || pattern.test(text)
}
