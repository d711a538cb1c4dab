import type { Right } from '../accounts/rights'
import type { Lang } from '../format/lang'
import type { LabelKey } from '../i18n'

/** A form as it is sent and shown: names to texts, `offices.0.street.nl`; what is not ticked is not there. */
export type Entries = Record<string, string>

/** The name in an item of a list whose items are ticked. */
export const TICK = 'in'

/** The value of a ticked box, and of the mark by which an item of a list is counted. */
export const ON = 'on'

interface Named {
  /** The key in the document. */
  name: string
  label: LabelKey
  /** A sentence below the field. */
  help?: LabelKey
  /** The name of a field beside it: what stands there leaves no room for this one, which is not shown then. */
  unless?: string
  /** Fields of the same section, one after the other, are folded below its name. */
  section?: LabelKey
  /**
   * The right that a change of the value takes, besides that of the form. `people` is for what decides who gets
   * messages or sees people's data: such a change is mailed to those it concerns (decision 032).
   */
  guard?: Right
}

interface Choice {
  value: string | number | boolean
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

/** One of the library's files, stored by its address; a form can send a new one beside it. */
export interface FileField extends Named {
  kind: 'file'
  of: 'picture' | 'film' | 'document'
  required?: boolean
  nullable?: boolean
  optional?: boolean
}

/** A text in each language of the agency; an empty one is none, and falls back. */
export interface TranslatedField extends Named {
  kind: 'translated'
  lines?: boolean
  /** Each text is an address, as those of the kind `address`. */
  isAddress?: boolean
  /** Each text is HTML, which is sanitised when it is saved; an illustrated one may show pictures of the library. */
  rich?: boolean | 'illustrated'
  /** No text is the translation of another, as parts of addresses: none falls behind when another changes. */
  separate?: boolean
  /** The first language must have it. */
  required?: boolean
  nullable?: boolean
  /** Not there at all while it is empty. */
  optional?: boolean
}

export interface NumberField extends Named {
  kind: 'number'
  /** What stands behind it. */
  unit?: LabelKey
  /** Shown as hundredths: 3.5 for 0.035. */
  percent?: boolean
  nullable?: boolean
  optional?: boolean
  /** Told, and not to be changed: a number by which others know the item. */
  fixed?: boolean
}

interface FlagField extends Named {
  kind: 'flag'
}

export interface ChoiceField extends Named {
  kind: 'choice'
  choices: readonly Choice[]
  /** One that may be none: not there at all then. */
  optional?: boolean
  /** What none is called. */
  none?: LabelKey
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

/** What a document can refer to. */
export type ReferenceKind =
  | 'page'
  | 'article'
  | 'category'
  | 'image'
  | 'property-list'
  | 'contact'
  | 'person'
  | 'homeType'
  | 'marker'
  | 'script'
  | 'unit'
  | 'office'
  | 'shown'
  | 'documentKind'
  | 'home'
  | 'project'

/** One of the agency's own things. Of one kind its id is stored; where it can be of several, its type too. */
export interface ReferenceField extends Named {
  kind: 'reference'
  of: readonly [ReferenceKind, ...ReferenceKind[]]
  required?: boolean
  /** Not there at all while nothing is chosen; else it is null. */
  optional?: boolean
  /** Told, and not to be changed: what an item is about. */
  fixed?: boolean
}

/**
 * An object. A nullable one has a box to tick, and is null without; an optional one is not there while it holds
 * nothing. One of a language is shown where the agency has that language.
 */
export interface GroupField extends Named {
  kind: 'group'
  fields: readonly Field[]
  nullable?: boolean
  optional?: boolean
  lang?: Lang
  /** What the box of a nullable one says. */
  on?: LabelKey
  /** What the fields of one that is null begin with, once its box is ticked. */
  initial?: Values
}

/** Objects in an order of their own. A fixed list is sorted and edited, and neither grows nor shrinks; a scalar one holds the `value` of its only field. */
export interface ListField extends Named {
  kind: 'list'
  /** The name of one of them. */
  item: LabelKey
  fields: readonly Field[]
  fixed?: boolean
  scalar?: boolean
  /** Each item has a box: those without a tick stand below the others, and not in the document. */
  ticked?: { label: LabelKey; others: LabelKey }
  /** What a new item begins with. */
  initial?: () => Values
  /** The field beside it whose picture the items have their places on: their `x` and `y`, in percent. */
  on?: string
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
  | FileField
  | TranslatedField
  | NumberField
  | FlagField
  | ChoiceField
  | ChoicesField
  | ReferenceField
  | ValuesField
  | GroupField
  | ListField
  | RecordField

/** A value of a document, before its schema has judged it. */
export type Value = unknown
export type Values = Record<string, Value>

/** Returns a record as the list that its form shows. */
export function recordFields({ key, value }: RecordField): Field[] {
  return [
    { kind: 'text', name: 'key', label: key, required: true },
    { ...value, name: 'value' },
  ]
}

/** Returns true if a form leaves a group out: its box is not ticked, or an optional one holds nothing. */
export function isLeftOut(group: GroupField, entries: Entries, name: string): boolean {
  if (group.nullable) return entries[name] !== ON
  return group.optional === true && !isFilled(entries, name)
}

/** Returns true if something stands in one of a group's fields. */
export function isFilled(entries: Entries, name: string): boolean {
  return Object.entries(entries).some(
    ([other, text]) => other.startsWith(`${name}.`) && text.trim() !== '',
  )
}

/** Returns the values by name; none of what is no object. */
export function valuesOf(value: Value): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** Returns the items of a list; none of what is no array. */
export function itemsOf(value: Value): Value[] {
  return Array.isArray(value) ? value : []
}
