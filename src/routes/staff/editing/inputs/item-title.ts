import type { Field } from '../../../../forms/fields/field'
import type { EditForm } from '../edit-form'
import { referenceName } from './reference-input'

/** What an item is called: its first text, in the reader's language or else in the agency's first; a ticked one, a place or a home, what it is about. */
export function titleOf(
  form: EditForm,
  fields: readonly Field[],
  prefix: string,
  isTicked: boolean,
): string {
  const { entries, view } = form
  const about = fields.find(
    (one) =>
      one.kind === 'reference' &&
      (isTicked || one.of[0] === 'unit' || one.of[0] === 'home') &&
      entries[prefix + one.name],
  )
  if (about?.kind === 'reference')
    return referenceName(form.references, about.of, entries[prefix + about.name] ?? '')
  const [file] = fields
  if (file?.kind === 'file' && file.of === 'document') {
    const chosen = entries[prefix + file.name]
    const found = form.references?.document?.find(({ id }) => id === chosen)
    return entries[`${prefix}name.${view.lang}`] || (found?.name ?? '')
  }
  const [main] = view.site.settings.languages
  const field = fields.find(({ kind }) => kind === 'text' || kind === 'translated')
  const name = prefix + (field?.name ?? '')
  if (field?.kind !== 'translated') return entries[name] ?? ''
  return entries[`${name}.${view.lang}`] || (entries[`${name}.${main}`] ?? '')
}

/** The address of an item that is a picture. */
export function pictureOf({ entries }: EditForm, fields: readonly Field[], prefix: string) {
  const [field] = fields
  const isPicture = field?.kind === 'file' && field.of === 'picture'
  return isPicture ? entries[prefix + field.name] : undefined
}
