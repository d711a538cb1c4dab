import { countItems, MAX_ITEMS } from './document-of'
import { entriesOf } from './entries-of'
import { CHECKBOX_VALUE, type Entries, type Field, ITEM_CHECKBOX, recordFields } from './field'

/**
 * Returns the form after the press of a button of one of its lists (`offices.add`, `offices.1.up`) or a drag
 * (`offices.1.to0`). Nothing is saved. Returns null if there is no such button.
 */
export function applyAction(
  fields: readonly Field[],
  entries: Entries,
  action: string,
): Entries | null {
  const [, path = '', act] = /^(.+)\.(\w+)$/.exec(action) ?? []
  if (act === 'add') return addItem(fields, entries, path)
  const [, list = '', index] = /^(.+)\.(\d+)$/.exec(path) ?? []
  const field = findField(fields, list)
  const count = countItems(entries, list)
  const at = Number(index)
  if (!field || at >= count) return null
  if (act === 'take') return tickItem(field, entries, `${list}.${at}`)
  const order = Array.from({ length: count }, (_, nth) => nth)
  if (act === 'remove' && hasVariableLength(field))
    return reordered(entries, list, order.toSpliced(at, 1))
  const to = placeAfter(act ?? '', at)
  if (to === null || to < 0 || to >= count) return null
  return reordered(entries, list, order.toSpliced(at, 1).toSpliced(to, 0, at))
}

/** Returns the new index of an item: one up or down, or a given index. */
function placeAfter(act: string, at: number): number | null {
  if (act === 'up') return at - 1
  if (act === 'down') return at + 1
  const [, index] = /^to(\d{1,4})$/.exec(act) ?? []
  return index === undefined ? null : Number(index)
}

function addItem(fields: readonly Field[], entries: Entries, list: string): Entries | null {
  const field = findField(fields, list)
  const count = countItems(entries, list)
  if (!field || !hasVariableLength(field) || count >= MAX_ITEMS) return null
  const item = `${list}.${count}`
  const initial = (field.kind === 'list' && field.initial?.()) || {}
  const checkbox =
    field.kind === 'list' && field.ticked ? { [`${item}.${ITEM_CHECKBOX}`]: CHECKBOX_VALUE } : {}
  return {
    ...entries,
    [item]: CHECKBOX_VALUE,
    ...checkbox,
    ...entriesOf(itemFields(field), initial, `${item}.`),
  }
}

/** Returns the name of the first field of the item that a button adds, or null for another button. */
export function addedField(
  fields: readonly Field[],
  entries: Entries,
  action: string,
): string | null {
  const [, list = ''] = /^(.+)\.add$/.exec(action) ?? []
  const field = findField(fields, list)
  const [first] = field ? itemFields(field) : []
  return first ? `${list}.${countItems(entries, list)}.${first.name}` : null
}

function tickItem(field: Field, entries: Entries, item: string): Entries | null {
  return field.kind === 'list' && field.ticked
    ? { ...entries, [`${item}.${ITEM_CHECKBOX}`]: CHECKBOX_VALUE }
    : null
}

/**
 * Returns the form with the items of a list in the order of their old indexes. Items that are not in `order` are
 * removed.
 */
export function reordered(entries: Entries, list: string, order: number[]): Entries {
  const newIndexes = new Map(order.map((from, to) => [String(from), to]))
  const prefix = `${list}.`
  const moved = Object.entries(entries).flatMap(([name, text]) => {
    const [index = ''] = name.startsWith(prefix) ? name.slice(prefix.length).split('.', 1) : []
    if (!/^\d+$/.test(index)) return [[name, text]]
    const newIndex = newIndexes.get(index)
    const rest = name.slice(prefix.length + index.length)
    return newIndex === undefined ? [] : [[`${prefix}${newIndex}${rest}`, text]]
  })
  return Object.fromEntries(moved)
}

/** Returns the field at a path through groups and items: `offices`, `externalScripts.0.data`. */
export function findField(fields: readonly Field[], path: string): Field | null {
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name) ?? null
  if (!field || rest.length === 0) return field
  if (field.kind === 'group') return findField(field.fields, rest.join('.'))
  const [index = '', ...below] = rest
  if (!isList(field) || !/^\d+$/.test(index) || below.length === 0) return null
  return findField(itemFields(field), below.join('.'))
}

function isList(field: Field): field is Extract<Field, { kind: 'list' | 'record' }> {
  return field.kind === 'list' || field.kind === 'record'
}

function itemFields(field: Field): readonly Field[] {
  if (field.kind === 'list') return field.fields
  return field.kind === 'record' ? recordFields(field) : []
}

function hasVariableLength(field: Field): boolean {
  return field.kind === 'record' || (field.kind === 'list' && !field.fixed)
}
