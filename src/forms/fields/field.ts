import type { LabelKey } from '../../i18n'

/** A form as it is sent and shown: names to texts, `offices.0.street.nl`; what is not ticked is not there. */
export type Entries = Record<string, string>

/** The value of a ticked box, and of the mark by which an item of a list is counted. */
export const ON = 'on'

interface Named {
  /** The key in the document. */
  name: string
  label: LabelKey
  /** A sentence below the field. */
  help?: LabelKey
}

interface Choice {
  value: string | number
  label: LabelKey
}

/** A text of one line, or of several; an address begins with https:// or with one slash. */
export interface TextField extends Named {
  kind: 'text' | 'lines' | 'email' | 'tel' | 'address' | 'colour' | 'date'
  required?: boolean
  /** An empty one is null in the document, or not there at all. */
  nullable?: boolean
  optional?: boolean
}

/** A text in each language of the agency; an empty one is none, and falls back. */
export interface TranslatedField extends Named {
  kind: 'translated'
  lines?: boolean
  /** Each text is an address, as those of the kind `address`. */
  isAddress?: boolean
  /** The first language must have it. */
  required?: boolean
  nullable?: boolean
}

export interface NumberField extends Named {
  kind: 'number'
  /** What stands behind it. */
  unit?: LabelKey
  /** Shown as hundredths: 3.5 for 0.035. */
  percent?: boolean
  nullable?: boolean
  /** Told, and not to be changed: a number by which others know the item. */
  fixed?: boolean
}

export interface FlagField extends Named {
  kind: 'flag'
}

export interface ChoiceField extends Named {
  kind: 'choice'
  choices: readonly Choice[]
}

/** Several of some, in their order. */
export interface ChoicesField extends Named {
  kind: 'choices'
  choices: readonly Choice[]
}

/** Short texts or numbers, one a line. */
export interface ValuesField extends Named {
  kind: 'values'
  of: 'text' | 'number'
}

/** An object; one that may be left out is null in the document, and has a box to tick. */
export interface GroupField extends Named {
  kind: 'group'
  fields: readonly Field[]
  nullable?: boolean
}

/** Objects in an order of their own. A fixed list is sorted and edited, and neither grows nor shrinks; a scalar one holds the `value` of its only field. */
export interface ListField extends Named {
  kind: 'list'
  /** The name of one of them. */
  item: LabelKey
  fields: readonly Field[]
  fixed?: boolean
  scalar?: boolean
  /** What a new item begins with. */
  initial?: () => Values
}

/** Values of one kind by names of the agency's choice. */
export interface RecordField extends Named {
  kind: 'record'
  item: LabelKey
  key: LabelKey
  value: Field
}

/** What can be edited of a document: one entry for each key, in the order of the form. */
export type Field =
  | TextField
  | TranslatedField
  | NumberField
  | FlagField
  | ChoiceField
  | ChoicesField
  | ValuesField
  | GroupField
  | ListField
  | RecordField

/** A value of a document, before its schema has judged it. */
export type Value = unknown
export type Values = Record<string, Value>

/** A record as the list that its form shows. */
export function recordFields({ key, value }: RecordField): Field[] {
  return [
    { kind: 'text', name: 'key', label: key, required: true },
    { ...value, name: 'value' },
  ]
}

/** The values by name; none of what is no object. */
export function valuesOf(value: Value): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** The items of a list; none of what is no array. */
export function itemsOf(value: Value): Value[] {
  return Array.isArray(value) ? value : []
}
