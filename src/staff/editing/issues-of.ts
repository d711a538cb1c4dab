import { z } from 'zod'
import { findField } from '../../platform/fields/apply-action'
import type { Entries, Field } from '../../platform/fields/field'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { LANGS, type Lang } from '../../platform/format/lang'
import { cleanEmail } from '../../platform/format/text'
import type { LabelKey } from '../../platform/i18n'

export interface FieldIssue {
  /** The name of the field in the form. */
  name: string
  text: LabelKey
  params?: Record<string, string | number>
  /** The name of the refused upload. */
  fileName?: string
}

const WRONG: Partial<Record<Field['kind'], LabelKey>> = {
  email: 'field.wrong.email',
  address: 'field.wrong.address',
  file: 'field.wrong.address',
  translated: 'field.wrong.address',
  colour: 'field.wrong.colour',
  date: 'field.wrong.date',
  number: 'field.wrong.number',
  record: 'field.wrong.name',
  choice: 'field.wrong.offered',
  choices: 'field.wrong.offered',
  reference: 'field.wrong.offered',
  values: 'field.wrong.number',
}

/** The messages of rules in schemas, which are keys of texts. */
const MESSAGES = [
  'field.wrong.hours',
  'field.wrong.time',
  'field.wrong.until',
  'field.wrong.word',
  'field.wrong.name',
  'field.wrong.origin',
  'field.wrong.receiver',
  'field.wrong.host',
] as const satisfies readonly LabelKey[]

export function issuesOf(fields: readonly Field[], { issues }: z.ZodError): FieldIssue[] {
  return issues.map((issue) => {
    const path = issue.path.map(String)
    const { name, field } = shownBy(fields, path)
    const message = MESSAGES.find((key) => key === issue.message)
    if (message) return { name, text: message }
    if (issue.code === 'too_small' && field?.kind === 'number')
      return { name, text: 'field.wrong.least', params: { limit: Number(issue.minimum) } }
    if (issue.code === 'too_big' && (field?.kind === 'number' || field?.kind === 'list'))
      return { name, text: 'field.wrong.most', params: { limit: Number(issue.maximum) } }
    if (issue.code === 'too_small' && issue.origin === 'string')
      return { name, text: 'field.missing' }
    if (issue.code === 'too_big' && issue.origin === 'string')
      return { name, text: 'field.wrong.long', params: { limit: Number(issue.maximum) } }
    return { name, text: (field && WRONG[field.kind]) ?? 'field.wrong.other' }
  })
}

/** Returns the deepest field on the path of an issue. An item of a scalar list is its only field. */
function shownBy(fields: readonly Field[], path: string[]): { name: string; field: Field | null } {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.')
    const field = findField(fields, name)
    if (field) return { name, field }
    const list = findField(fields, path.slice(0, length - 1).join('.'))
    const [value] = list?.kind === 'list' && list.scalar ? list.fields : []
    if (value) return { name: `${name}.${value.name}`, field: value }
  }
  return { name: path.join('.'), field: null }
}

const ADDRESS = /^(?:https?:\/\/[^\s/\\]|\/(?![/\\]))[^\s\\]*$/
const EMAIL = z.email().max(254)

/**
 * Returns an issue for each malformed address, in addition to the document's own schema. It also excludes addresses
 * that run a script.
 */
export function malformedIssues(fields: readonly Field[], entries: Entries): FieldIssue[] {
  return leavesOf(fields, entries).flatMap(({ name, field }) => {
    if (field.kind === 'translated' && field.isAddress)
      return LANGS.flatMap((lang) => wrongAddress(`${name}.${lang}`, entries))
    const isAddress = field.kind === 'address' || (field.kind === 'file' && field.of !== 'document')
    if (isAddress) return wrongAddress(name, entries)
    const text = entries[name]?.trim()
    const isWrong = field.kind === 'email' && text && !EMAIL.safeParse(cleanEmail(text)).success
    return isWrong ? [{ name, text: 'field.wrong.email' }] : []
  })
}

function wrongAddress(name: string, entries: Entries): FieldIssue[] {
  const text = entries[name]?.trim()
  return text && !ADDRESS.test(text) ? [{ name, text: 'field.wrong.address' }] : []
}

/**
 * Returns an issue for each empty required field. A translated one must have a text in the agency's first language,
 * `main`.
 */
export function missingIssues(
  fields: readonly Field[],
  entries: Entries,
  main: Lang,
): FieldIssue[] {
  return leavesOf(fields, entries).flatMap(({ name, field }) => {
    if (!('required' in field && field.required)) return []
    const filled = field.kind === 'translated' ? `${name}.${main}` : name
    return entries[filled]?.trim() ? [] : [{ name: filled, text: 'field.missing' }]
  })
}
