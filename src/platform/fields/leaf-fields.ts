import type { LabelKey } from '../i18n'
import { countItems } from './document-of'
import {
  type Entries,
  type Field,
  type GroupField,
  isUnticked,
  type ListField,
  type RecordField,
  recordFields,
  type TranslatedField,
} from './field'

type Branch = GroupField | ListField | RecordField
export type LeafField = Exclude<Field, Branch>

/** A field of a form that has a value, and is not a group or list. */
export interface Leaf {
  /** Its name in the form. */
  name: string
  field: LeafField
  /** The label of the field after those of its groups and lists. Items of lists are numbered. */
  path: { label: LabelKey; nth?: number }[]
}

/** Returns all fields of a form that have a value, in the order of the form. */
export function leavesOf(
  fields: readonly Field[],
  entries: Entries,
  prefix = '',
  path: Leaf['path'] = [],
): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const name = prefix + field.name
    const here = [...path, { label: field.label }]
    if (field.kind === 'group') {
      if (isUnticked(field, entries, name)) return []
      return leavesOf(field.fields, entries, `${name}.`, here)
    }
    if (field.kind !== 'list' && field.kind !== 'record') return [{ name, field, path: here }]
    const inside = field.kind === 'list' ? field.fields : recordFields(field)
    return Array.from({ length: countItems(entries, name) }, (_, at) =>
      leavesOf(inside, entries, `${name}.${at}.`, [...path, { label: field.item, nth: at + 1 }]),
    ).flat()
  })
}

/** Returns true for a text that may contain pictures of the library. */
export function isIllustrated(field: Field): field is TranslatedField {
  return field.kind === 'translated' && field.rich === 'illustrated'
}
