import type { Field, FileField, ReferenceField } from '../../../platform/fields/field'
import { formatDate } from '../../../platform/format/dates'
import type { EditForm } from '../edit-form'
import { referenceName } from './reference-input'

/**
 * Returns the title of an item: its first text in the account's language or else in the agency's first language, or the
 * name of its file. An item that starts with a date has its date and times. An item with a check box, or with a reference to a unit or home, has the name of the referenced
 * item.
 */
export function titleOf(
  form: EditForm,
  fields: readonly Field[],
  prefix: string,
  isTicked: boolean,
): string {
  const { entries } = form
  const about = fields.find(
    (one) =>
      one.kind === 'reference' &&
      (isTicked || one.of[0] === 'unit' || one.of[0] === 'home') &&
      entries[prefix + one.name],
  )
  if (about?.kind === 'reference')
    return referenceName(form.references, about.of, entries[prefix + about.name] ?? '')
  return (
    dateAndTimes(form, fields, prefix) ||
    firstText(form, fields, prefix) ||
    fileName(form, fields, prefix)
  )
}

function dateAndTimes({ entries }: EditForm, [first, ...others]: readonly Field[], prefix: string) {
  const date = first?.kind === 'date' ? entries[prefix + first.name] : undefined
  if (!date) return ''
  const times = others.map(({ name }) => entries[prefix + name]).filter(Boolean)
  return [formatDate(date), times.join('–')].filter(Boolean).join(', ')
}

function firstText({ entries, view }: EditForm, fields: readonly Field[], prefix: string): string {
  const [main] = view.site.settings.languages
  const field = fields.find(({ kind }) => kind === 'text' || kind === 'translated')
  const name = prefix + (field?.name ?? '')
  if (field?.kind !== 'translated') return entries[name] ?? ''
  return entries[`${name}.${view.lang}`] || (entries[`${name}.${main}`] ?? '')
}

function fileName({ entries, references }: EditForm, [file]: readonly Field[], prefix: string) {
  const chosen = entries[prefix + (file?.name ?? '')] ?? ''
  if (file?.kind === 'reference' && isPicture(file))
    return chosen && referenceName(references, file.of, chosen)
  if (file?.kind !== 'file') return ''
  return references?.[file.of]?.find(({ id }) => id === chosen)?.name ?? ''
}

/** Returns the address of an item that is a picture. */
export function pictureOf({ entries }: EditForm, [field]: readonly Field[], prefix: string) {
  return isPicture(field) ? entries[prefix + field.name] : undefined
}

/** Returns true if the value of a field is the address of a picture. */
export function isPicture(field: Field | undefined): field is FileField | ReferenceField {
  if (field?.kind === 'reference') return field.of[0] === 'shown'
  return field?.kind === 'file' && field.of === 'picture'
}
