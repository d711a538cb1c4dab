import type { LabelKey } from '../i18n'
import { countItems } from './document-of'
import {
  type Entries,
  type Field,
  type GroupField,
  isLeftOut,
  type ListField,
  type RecordField,
  recordFields,
} from './field'

type Branch = GroupField | ListField | RecordField
export type LeafField = Exclude<Field, Branch>

/** A field of a form that holds a value by itself. */
export interface Leaf {
  /** Its name in the form. */
  name: string
  field: LeafField
  /** What it is called: its own label behind those of what it is in, items by their number. */
  path: { label: LabelKey; nth?: number }[]
}

/** Returns all fields of a form that hold a value, in its order. */
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
      if (isLeftOut(field, entries, name)) return []
      return leavesOf(field.fields, entries, `${name}.`, here)
    }
    if (field.kind !== 'list' && field.kind !== 'record') return [{ name, field, path: here }]
    const inside = field.kind === 'list' ? field.fields : recordFields(field)
    return Array.from({ length: countItems(entries, name) }, (_, at) =>
      leavesOf(inside, entries, `${name}.${at}.`, [...path, { label: field.item, nth: at + 1 }]),
    ).flat()
  })
}
