import { cleanEmail, cleanPhone, cleanText } from '../../platform/format/text'
import { EMAIL, NUMBER, PHONE } from './patterns'
import { NEW_VISITOR_FIELDS } from './person-fields'
import type { FormRules } from './rules'

/** The rules of a form that its fields show and browsers validate, as plain data in one language. */
export interface FieldRules
  extends Pick<FormRules, 'required' | 'needsReplyChannel' | 'rentalQuestions'> {
  extra: ExtraQuestion[]
  /**
   * True if name and telephone number may be empty together. The server then checks if it knows them for the address.
   */
  addressAlone?: boolean
}

/** A field that the agency added, in the visitor's language. */
export interface ExtraQuestion {
  name: string
  type: 'text' | 'number' | 'choice'
  label: string
  required: boolean
  options: { value: string; label: string }[]
}

/** The issue codes that browsers can find. The server finds more. */
const BROWSER_ISSUES = ['required', 'choice', 'reach', 'email', 'phone', 'number'] as const
export type BrowserIssue = (typeof BROWSER_ISSUES)[number]

export function isBrowserIssue(code: string): code is BrowserIssue {
  return BROWSER_ISSUES.some((known) => known === code)
}

/** Returns the error of a field as a code of the server, or null if the server may accept it. */
export function fieldIssue(rules: FieldRules, data: FormData, name: string): BrowserIssue | null {
  const text = textOf(data, name)
  if (name === 'Email' && rules.needsReplyChannel && !text && !textOf(data, 'PhoneNumber'))
    return 'reach'
  const extra = rules.extra.find((field) => field.name === name)
  if (!text) {
    if (!isRequired(rules, name) || (rules.addressAlone && isOptionalForKnownAddress(data, name)))
      return null
    return extra?.type === 'choice' ? 'choice' : 'required'
  }
  if (name === 'Email' && !EMAIL.test(text)) return 'email'
  if (name === 'PhoneNumber' && !PHONE.test(text)) return 'phone'
  return extra?.type === 'number' && !NUMBER.test(text) ? 'number' : null
}

/** Returns true if a field is required. A visit always requires a day. */
export function isRequired({ required, extra }: FieldRules, name: string): boolean {
  return (
    name === 'VisitDate' ||
    required.some((field) => field === name) ||
    extra.some((field) => field.name === name && field.required)
  )
}

/**
 * Returns true if the field may be empty because an address is enough. This applies only if all of these fields are
 * empty.
 */
function isOptionalForKnownAddress(data: FormData, name: string): boolean {
  return (
    NEW_VISITOR_FIELDS.some((field) => field === name) &&
    EMAIL.test(textOf(data, 'Email')) &&
    NEW_VISITOR_FIELDS.every((field) => !textOf(data, field))
  )
}

const MAX_TEXT = 64 * 1024

/** Returns a field's text after the same cleaning as on the server. */
function textOf(data: FormData, name: string): string {
  const text = String(data.get(name) ?? '')
  if (name === 'Email') return cleanEmail(text)
  return name === 'PhoneNumber' ? cleanPhone(text) : cleanText(text, MAX_TEXT)
}
