import { entriesOf } from '../../platform/fields/entries-of'
import {
  CHECKBOX_VALUE,
  type Entries,
  type Field,
  type ReferenceField,
  type Value,
} from '../../platform/fields/field'
import { type Leaf, type LeafField, leavesOf } from '../../platform/fields/leaf-fields'
import { formatDate } from '../../platform/format/dates'
import { LANGS } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'

/** A value as it is shown: a text, the labels of the selected options, or the items that it refers to. */
export type DisplayedValue =
  | { text: string }
  | { labels: LabelKey[] }
  | { reference: string; of: ReferenceField['of'] }

/** A field in which two documents differ. */
export interface Difference {
  /** The name of the field in the form. */
  name: string
  path: Leaf['path']
  /** The name of an item without a label in the form, such as an address. */
  itemName?: string
  /** Null if the document does not have the field. */
  before: DisplayedValue | null
  after: DisplayedValue | null
}

/**
 * Returns the fields in which two documents differ, in the order of the form. Items of lists are compared by position.
 */
export function differencesOf(fields: readonly Field[], before: Value, after: Value): Difference[] {
  const [oldEntries, newEntries] = [entriesOf(fields, before), entriesOf(fields, after)]
  const leaves = new Map<string, Leaf>()
  for (const leaf of [...leavesOf(fields, newEntries), ...leavesOf(fields, oldEntries)])
    if (!leaves.has(leaf.name)) leaves.set(leaf.name, leaf)
  const has = [namesOf(fields, oldEntries), namesOf(fields, newEntries)] as const
  return [...leaves.values()].flatMap(({ name, field, path }) => {
    const values = [oldEntries, newEntries].map((entries, index) =>
      has[index]?.has(name) ? displayedValue(field, entries, name) : null,
    )
    const [oldValue = null, newValue = null] = values
    return JSON.stringify(oldValue) === JSON.stringify(newValue)
      ? []
      : [{ name, path, before: oldValue, after: newValue }]
  })
}

function namesOf(fields: readonly Field[], entries: Entries): Set<string> {
  return new Set(leavesOf(fields, entries).map(({ name }) => name))
}

function displayedValue(field: LeafField, entries: Entries, name: string): DisplayedValue {
  const text = entries[name] ?? ''
  switch (field.kind) {
    case 'flag':
      return { labels: [text === CHECKBOX_VALUE ? 'field.yes' : 'field.no'] }
    case 'choice':
      return {
        labels: field.choices.flatMap(({ value, label }) => (String(value) === text ? label : [])),
      }
    case 'choices':
      return {
        labels: field.choices.flatMap(({ value, label }) =>
          entries[`${name}.${value}`] === CHECKBOX_VALUE ? label : [],
        ),
      }
    case 'reference':
      return { reference: text, of: field.of }
    case 'translated':
      return {
        text: LANGS.flatMap((lang) => {
          const translation = entries[`${name}.${lang}`]
          return translation ? `${lang.toUpperCase()}: ${translation}` : []
        }).join('\n'),
      }
    case 'date':
      return { text: formatDate(text) || text }
    default:
      return { text }
  }
}
