import { z } from 'zod'
import type { Removals } from '../../features/media/removals'
import { findField } from '../../platform/fields/apply-action'
import type { Entries, Field } from '../../platform/fields/field'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { LANGS, type Lang } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { NO_HOURS } from '../../site/opening-hours'

/** Why a field was refused. */
export interface FieldIssue {
  /** The name of the field in the form. */
  name: string
  text: LabelKey
  params?: Record<string, string | number>
  /** The uploaded file that was refused, with what a drawing would have lost. */
  file?: { name: string; removals?: Removals | undefined }
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
}

/** What a schema's own rules say of a value. */
const SAID = { [NO_HOURS]: 'field.wrong.hours' } as const satisfies Record<string, LabelKey>

/** What a schema refused, each by the field that shows it. */
export function issuesOf(fields: readonly Field[], { issues }: z.ZodError): FieldIssue[] {
  return issues.map((issue) => {
    const path = issue.path.map(String)
    const { name, field } = shownBy(fields, path)
    if (issue.code === 'custom' && issue.message in SAID)
      return { name, text: SAID[issue.message as keyof typeof SAID] }
    if (issue.code === 'too_small' && field?.kind === 'number')
      return { name, text: 'field.wrong.least', params: { limit: Number(issue.minimum) } }
    if (issue.code === 'too_big' && (field?.kind === 'number' || field?.kind === 'list'))
      return { name, text: 'field.wrong.most', params: { limit: Number(issue.maximum) } }
    if (issue.code === 'too_big' && issue.origin === 'string')
      return { name, text: 'field.wrong.long', params: { limit: Number(issue.maximum) } }
    return { name, text: (field && WRONG[field.kind]) ?? 'field.wrong.other' }
  })
}

/** The deepest field on the way to what was refused; an item of a scalar list is its only field. */
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

/** The addresses that lead nowhere, whatever a document's own schema says of them: no link of ours runs a script. */
export function malformedOf(fields: readonly Field[], entries: Entries): FieldIssue[] {
  return leavesOf(fields, entries).flatMap(({ name, field }) => {
    if (field.kind === 'translated' && field.isAddress)
      return LANGS.flatMap((lang) => wrongAddress(`${name}.${lang}`, entries))
    const isAddress = field.kind === 'address' || (field.kind === 'file' && field.of !== 'document')
    if (isAddress) return wrongAddress(name, entries)
    const text = entries[name]?.trim()
    const isWrong = field.kind === 'email' && text && !EMAIL.safeParse(text).success
    return isWrong ? [{ name, text: 'field.wrong.email' }] : []
  })
}

function wrongAddress(name: string, entries: Entries): FieldIssue[] {
  const text = entries[name]?.trim()
  return text && !ADDRESS.test(text) ? [{ name, text: 'field.wrong.address' }] : []
}

/** The required fields that are empty; a translated one needs the agency's first language, `main`. */
export function missingOf(fields: readonly Field[], entries: Entries, main: Lang): FieldIssue[] {
  return leavesOf(fields, entries).flatMap(({ name, field }) => {
    if (!('required' in field && field.required)) return []
    const filled = field.kind === 'translated' ? `${name}.${main}` : name
    return entries[filled]?.trim() ? [] : [{ name: filled, text: 'field.missing' }]
  })
}
