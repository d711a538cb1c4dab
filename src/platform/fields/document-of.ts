import { HTTPException } from 'hono/http-exception'
import { LANGS } from '../format/lang'
import { readBelgianNumber } from '../format/number'
import { readNumber } from '../format/read-number'
import { cleanEmail } from '../format/text'
import {
  CHECKBOX_VALUE,
  type Entries,
  type Field,
  ITEM_CHECKBOX,
  isUnticked,
  type NumberField,
  type ReferenceField,
  recordFields,
  type TranslatedField,
  type Value,
  type Values,
} from './field'

/** Returns the document of a form. Its schema has not validated it. */
export function documentOf(fields: readonly Field[], entries: Entries, prefix = ''): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, fieldValue(field, entries, prefix + field.name)]),
  )
}

function fieldValue(field: Field, entries: Entries, name: string): Value {
  const text = textOf(entries[name])
  switch (field.kind) {
    case 'translated':
      return translatedValue(field, entries, name)
    case 'number':
      return numberValue(field, text)
    case 'flag':
      return text === CHECKBOX_VALUE
    case 'choice':
      return (
        field.choices.find(({ value }) => String(value) === text)?.value ??
        (field.optional ? undefined : null)
      )
    case 'reference':
      return text === '' ? emptyValue({ ...field, nullable: true }) : referenceValue(field, text)
    case 'choices':
      return field.choices
        .filter(({ value }) => entries[`${name}.${value}`] === CHECKBOX_VALUE)
        .map(({ value }) => value)
    case 'values':
      return linesOf(text).map((line) => (field.of === 'number' ? toNumber(line) : line))
    case 'group':
      if (isUnticked(field, entries, name)) return emptyValue(field)
      return documentOf(field.fields, entries, `${name}.`)
    case 'list':
      return field.scalar
        ? listValue(field.fields, entries, name).map(({ value }) => value)
        : listValue(field.fields, entries, name).filter(
            (_, at) => !field.ticked || isTicked(entries, `${name}.${at}`),
          )
    case 'record':
      return recordValue(listValue(recordFields(field), entries, name))
    case 'email':
      return text === '' ? emptyValue(field) : cleanEmail(text)
    default:
      return text === '' ? emptyValue(field) : text
  }
}

interface Empty {
  nullable?: boolean
  optional?: boolean
}

function emptyValue({ nullable = false, optional = false }: Empty): null | undefined | '' {
  if (optional) return undefined
  return nullable ? null : ''
}

/** Parses `12`, or `article:12` if several kinds can be selected. The ID of a script is a text. */
function referenceValue({ of }: ReferenceField, text: string): Value {
  const [, type, id = ''] = /^([\w-]+):(\d+)$/.exec(text) ?? []
  if (of.length > 1) return { type, id: toNumber(id) }
  return of[0] === 'script' || of[0] === 'shown' ? text : toNumber(text)
}

function listValue(fields: readonly Field[], entries: Entries, name: string): Values[] {
  return Array.from({ length: countItems(entries, name) }, (_, at) =>
    documentOf(fields, entries, `${name}.${at}.`),
  )
}

/**
 * Returns the record of a list. A duplicate name gets a number as a suffix, which the schema rejects, so that no item
 * is lost.
 */
function recordValue(items: Values[]): Values {
  const record: Values = {}
  for (const { key, value } of items) {
    const name = String(key)
    record[name in record ? `${name} (${Object.keys(record).length + 1})` : name] = value
  }
  return record
}

/** Returns true if an item of a list with checkboxes is ticked, so that it is part of the document. */
export function isTicked(entries: Entries, item: string): boolean {
  return entries[`${item}.${ITEM_CHECKBOX}`] === CHECKBOX_VALUE
}

/** The maximum number of items of a list in a form, which offers no more. */
export const MAX_ITEMS = 500

/**
 * Returns the number of items of a list in a form. Each item has an entry with its index. Throws a 413 response for a
 * list that is too long.
 */
export function countItems(entries: Entries, name: string): number {
  let count = 0
  while (entries[`${name}.${count}`] !== undefined) count++
  if (count > MAX_ITEMS) throw new HTTPException(413, { message: 'Too many items in a list' })
  return count
}

function translatedValue(field: TranslatedField, entries: Entries, name: string): Value {
  const texts = LANGS.flatMap((lang) => {
    const text = textOf(entries[`${name}.${lang}`])
    return text ? [[lang, text] as const] : []
  })
  if (texts.length > 0) return Object.fromEntries(texts)
  return field.nullable || field.optional ? emptyValue(field) : {}
}

/**
 * Returns the trimmed text with `
 * ` as line break. Browsers send `\r
 * `.
 */
function textOf(entry = ''): string {
  return entry.trim().replaceAll('\r\n', '\n')
}

/** Parses a number. Other text is returned unchanged, so that the schema rejects it. */
function numberValue({ unit, percent, optional }: NumberField, text: string): Value {
  if (text === '') return optional ? undefined : null
  const area = unit === 'record.unit.m2' ? readNumber(text, 'area') : null
  const number = area ?? toNumber(text)
  return percent && typeof number === 'number' ? Number((number / 100).toPrecision(12)) : number
}

/** Parses Belgian notation. Other text is returned unchanged. */
function toNumber(text: string): number | string {
  return readBelgianNumber(text) ?? text
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
