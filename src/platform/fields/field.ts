import type { Right } from '../accounts/rights'
import type { Lang } from '../format/lang'
import type { LabelKey } from '../i18n'

/**
 * The entries of a form, as it is sent and shown: texts by name, such as `offices.0.street.nl`. Unticked checkboxes are
 * absent.
 */
export type Entries = Record<string, string>

/** The name of the checkbox in an item of a list with checkboxes. */
export const ITEM_CHECKBOX = 'in'

/** The value of a ticked checkbox, and of the entry by which an item of a list is counted. */
export const CHECKBOX_VALUE = 'on'

interface Named {
  /** The key in the document. */
  name: string
  label: LabelKey
  /** A sentence below the field. */
  help?: LabelKey
  /** The name of another field of the same form. If it has a value, this field is not shown. */
  unless?: string
  /** Consecutive fields of the same section are in a collapsible group with its name. */
  section?: LabelKey
  /**
   * The right that is required to change the value, in addition to that of the form. `people` is for values that decide
   * who receives messages or sees personal data. Such a change is mailed to the people concerned (decision 032).
   */
  guard?: Right
}

interface Choice {
  value: string | number | boolean
  label: LabelKey
}

/** A text of one or several lines. An address begins with https:// or with one slash. */
export interface TextField extends Named {
  kind: 'text' | 'lines' | 'email' | 'tel' | 'address' | 'colour' | 'date'
  required?: boolean
  /** An empty text is null in the document, or absent. */
  nullable?: boolean
  optional?: boolean
}

/** A file of the library, stored by its address. A form can also upload a new one. */
export interface FileField extends Named {
  kind: 'file'
  of: 'picture' | 'video' | 'document'
  required?: boolean
  nullable?: boolean
  optional?: boolean
}

/** A text in each language of the agency. An empty text is omitted and falls back to another language. */
export interface TranslatedField extends Named {
  kind: 'translated'
  lines?: boolean
  /** True if each text is an address, with the rules of the kind `address`. */
  isAddress?: boolean
  /**
   * True if each text is HTML, which is sanitised when it is saved. An `illustrated` text may contain pictures of the
   * library.
   */
  rich?: boolean | 'illustrated'
  /** True if the texts are not translations of each other, such as URL slugs. None is outdated when another changes. */
  separate?: boolean
  /** True if the texts are official names, such as those of streets. They are not translated by machine. */
  isName?: boolean
  /** True if the text in the first language is required. */
  required?: boolean
  nullable?: boolean
  /** An empty text is absent in the document. */
  optional?: boolean
}

export interface NumberField extends Named {
  kind: 'number'
  /** The unit that is shown after the input. */
  unit?: LabelKey
  /** Shown in percent: 3.5 for 0.035. */
  percent?: boolean
  nullable?: boolean
  optional?: boolean
  /** Shown but not editable: an ID that other data refers to. */
  fixed?: boolean
  /** The address of the point whose longitude this is. A map below the field shows it with the latitude, `lat`. */
  pointOf?: AddressNames
}

/** The names of the fields with an address, in the same form or item. The place may begin with the postcode. */
export interface AddressNames {
  street?: string
  houseNumber?: string
  zip?: string
  place: string
  country?: string
}

interface FlagField extends Named {
  kind: 'flag'
}

export interface ChoiceField extends Named {
  kind: 'choice'
  choices: readonly Choice[]
  /** The choice may be empty. It is then absent in the document. */
  optional?: boolean
  /** No choice is selected at first, and one must be made. */
  required?: boolean
  /** The label of the empty choice. */
  none?: LabelKey
}

/** Several choices, in the order of the options. */
export interface ChoicesField extends Named {
  kind: 'choices'
  choices: readonly Choice[]
}

/** Short texts or numbers, one per line. */
export interface ValuesField extends Named {
  kind: 'values'
  of: 'text' | 'number'
}

/** The kinds of data to which a document can refer. */
export type ReferenceKind =
  | 'page'
  | 'article'
  | 'category'
  | 'image'
  | 'property-list'
  | 'contact'
  | 'person'
  | 'propertyType'
  | 'marker'
  | 'script'
  | 'unit'
  | 'division'
  | 'office'
  | 'shown'
  | 'documentKind'
  | 'home'
  | 'project'

/** A reference to data of the agency. For one kind the ID is stored, for several kinds also the type. */
export interface ReferenceField extends Named {
  kind: 'reference'
  of: readonly [ReferenceKind, ...ReferenceKind[]]
  required?: boolean
  /** An empty reference is absent in the document. Otherwise it is null. */
  optional?: boolean
  /** Shown but not editable: the subject of an item. */
  fixed?: boolean
}

/**
 * An object. A nullable group has a checkbox, and is null if it is not ticked. An optional group is absent while it is
 * empty. A group with a language is shown if the agency uses that language.
 */
export interface GroupField extends Named {
  kind: 'group'
  fields: readonly Field[]
  nullable?: boolean
  optional?: boolean
  /** Shown on demand, because the group is long. */
  isCollapsed?: boolean
  lang?: Lang
  /** The label of the checkbox of a nullable group. */
  on?: LabelKey
  /** The initial values of a group that was null, after its checkbox is ticked. */
  initial?: Values
}

/**
 * Objects in an order that staff choose. The items of a fixed list can be sorted and edited, but not added or removed.
 * A scalar list contains the `value` of its only field.
 */
export interface ListField extends Named {
  kind: 'list'
  item: LabelKey
  fields: readonly Field[]
  fixed?: boolean
  scalar?: boolean
  /** Each item has a checkbox. Unticked items are below the others, and not in the document. */
  ticked?: { label: LabelKey; others: LabelKey }
  /** Returns the initial values of a new item. */
  initial?: () => Values
  /** The field of the same form with the picture on which the items are positioned by `x` and `y`, in percent. */
  on?: string
}

/** Values of one kind, with names that the agency chooses. */
export interface RecordField extends Named {
  kind: 'record'
  item: LabelKey
  key: LabelKey
  value: Field
}

/** A field of a document's form, in the order of the form. */
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

/** A value of a document before its schema has validated it. */
export type Value = unknown
export type Values = Record<string, Value>

/** Returns the fields of a record, which its form shows as a list. */
export function recordFields({ key, value }: RecordField): Field[] {
  return [
    { kind: 'text', name: 'key', label: key, required: true },
    { ...value, name: 'value' },
  ]
}

/** Returns true if the form omits a group: its checkbox is not ticked, or the optional group is empty. */
export function isUnticked(group: GroupField, entries: Entries, name: string): boolean {
  if (group.nullable) return entries[name] !== CHECKBOX_VALUE
  return group.optional === true && !isFilled(entries, name)
}

/** Returns true if one of the group's fields has a value. */
export function isFilled(entries: Entries, name: string): boolean {
  return Object.entries(entries).some(
    ([other, text]) => other.startsWith(`${name}.`) && text.trim() !== '',
  )
}

/** Returns the values by name, or an empty object for any other value. */
export function valuesOf(value: Value): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** Returns the items of a list, or an empty array for any other value. */
export function itemsOf(value: Value): Value[] {
  return Array.isArray(value) ? value : []
}
