import type { Right } from '../accounts/rights'
import { entriesOf } from './entries-of'
import { type Entries, type Field, itemsOf, type Value, type Values, valuesOf } from './field'

/** A change of a field that requires a right of its own. */
export interface GuardedChange {
  guard: Right
  field: Field
  /** The name of the field in the form of the new document, or the name of the list if the item was deleted. */
  name: string
  /** The item, group or document that contains the field, in the old and in the new document. */
  before: Values
  after: Values
}

/** Returns the guarded fields in which two documents differ. Items of lists that have an id are compared by it. */
export function guardedChanges(
  fields: readonly Field[],
  before: Value,
  after: Value,
  prefix = '',
): GuardedChange[] {
  const [oldValues, newValues] = [valuesOf(before), valuesOf(after)]
  return fields.flatMap((field) => {
    const name = prefix + field.name
    if (field.guard) {
      const { guard } = field
      if (textOf(field, oldValues) === textOf(field, newValues)) return []
      return [{ guard, field, name, before: oldValues, after: newValues }]
    }
    const [oldValue, newValue] = [oldValues[field.name], newValues[field.name]]
    if (field.kind === 'group') return guardedChanges(field.fields, oldValue, newValue, `${name}.`)
    if (field.kind !== 'list' || field.scalar) return []
    return pairsOf(itemsOf(oldValue), itemsOf(newValue)).flatMap((pair) => {
      const changes = guardedChanges(
        field.fields,
        pair.before,
        pair.after,
        `${name}.${pair.index}.`,
      )
      return pair.index === null ? changes.map((change) => ({ ...change, name })) : changes
    })
  })
}

/** Returns the value as text, normalised: empty texts and surrounding spaces make no difference. */
function textOf(field: Field, values: Values): string {
  const entries = Object.entries(entriesOf([field], values))
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '')
  return JSON.stringify(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

interface ItemPair {
  before: Value
  after: Value
  /** The position of the item in the new list, or null if it was deleted. */
  index: number | null
}

function pairsOf(before: readonly Value[], after: readonly Value[]): ItemPair[] {
  const unmatched = before.map((item, index) => ({ item, key: keyOf(item, index) }))
  const pairs = after.map((item, index): ItemPair => {
    const position = unmatched.findIndex(({ key }) => key === keyOf(item, index))
    const [match] = position < 0 ? [] : unmatched.splice(position, 1)
    return { before: match?.item, after: item, index }
  })
  return [
    ...pairs,
    ...unmatched.map(({ item }) => ({ before: item, after: undefined, index: null })),
  ]
}

function keyOf(item: Value, index: number): string {
  const { id } = valuesOf(item)
  return id === undefined ? `at ${index}` : `id ${id}`
}

/** Returns the form with the old values of changes that were refused. */
export function withoutChanges(entries: Entries, changes: readonly GuardedChange[]): Entries {
  return changes.reduce((form, { field, name, before }) => {
    if (!name.endsWith(field.name)) return form
    const otherEntries = Object.entries(form).filter(
      ([entryName]) => entryName !== name && !entryName.startsWith(`${name}.`),
    )
    const oldEntries = entriesOf([field], before, name.slice(0, -field.name.length))
    return { ...Object.fromEntries(otherEntries), ...oldEntries }
  }, entries)
}
