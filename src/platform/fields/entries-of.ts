import {
  CHECKBOX_VALUE,
  type Entries,
  type Field,
  ITEM_CHECKBOX,
  itemsOf,
  type ReferenceField,
  recordFields,
  type Value,
  valuesOf,
} from './field'
import { translationsOf } from './translations'

/** Returns the form of a document: the names and texts of all its fields. */
export function entriesOf(fields: readonly Field[], document: Value, prefix = ''): Entries {
  const values = valuesOf(document)
  return Object.assign(
    {},
    ...fields.map((field) => fieldEntries(field, values[field.name], prefix + field.name)),
  )
}

function fieldEntries(field: Field, value: Value, name: string): Entries {
  switch (field.kind) {
    case 'translated':
      return Object.fromEntries(
        translationsOf(value).map(([lang, text]) => [
          `${name}.${lang}`,
          field.rich ? readableHtml(text) : text,
        ]),
      )
    case 'number':
      return { [name]: typeof value === 'number' ? numberText(value, field.percent) : '' }
    case 'flag':
      return value ? { [name]: CHECKBOX_VALUE } : {}
    case 'choices':
      return Object.fromEntries(itemsOf(value).map((one) => [`${name}.${one}`, CHECKBOX_VALUE]))
    case 'values':
      return { [name]: itemsOf(value).join('\n') }
    case 'reference':
      return { [name]: referenceText(field, value) }
    case 'group':
      return {
        ...(field.nullable && value ? { [name]: CHECKBOX_VALUE } : {}),
        ...entriesOf(field.fields, value ?? field.initial, `${name}.`),
      }
    case 'list':
      return listEntries(
        field.fields,
        field.scalar ? itemsOf(value).map((one) => ({ value: one })) : itemsOf(value),
        name,
        field.ticked !== undefined,
      )
    case 'record':
      return listEntries(
        recordFields(field),
        Object.entries(valuesOf(value)).map(([key, one]) => ({ key, value: one })),
        name,
      )
    default:
      return { [name]: String(value ?? '') }
  }
}

function referenceText({ of }: ReferenceField, value: Value): string {
  if (of.length === 1) return String(value ?? '')
  const { type, id } = valuesOf(value)
  return type === undefined ? '' : `${type}:${id}`
}

function listEntries(
  fields: readonly Field[],
  items: Value[],
  name: string,
  areTicked = false,
): Entries {
  return Object.assign(
    {},
    ...items.map((item, at) => ({
      [`${name}.${at}`]: CHECKBOX_VALUE,
      ...(areTicked && { [`${name}.${at}.${ITEM_CHECKBOX}`]: CHECKBOX_VALUE }),
      ...entriesOf(fields, item, `${name}.${at}.`),
    })),
  )
}

/**
 * Returns the number in Belgian notation, in which a point separates thousands, and without rounding errors: '3,5' for
 * 0.035 · 100.
 */
function numberText(value: number, percent = false): string {
  return String(percent ? Number((value * 100).toPrecision(12)) : value).replace('.', ',')
}

const BLOCK_ENDS = /(<\/(?:p|h3|h4|ul|ol|li|figure)>|<(?:ul|ol)>)(?=<)/g

/**
 * Returns sanitised HTML for editing: each block is on a separate line, without attributes that sanitising adds.
 * Sanitising it again restores the original.
 */
export function readableHtml(html: string): string {
  return html.replace(BLOCK_ENDS, '$1\n').replaceAll(' rel="noopener"', '')
}
