import { z } from 'zod'
import type { FieldIssue } from '../../staff/editing/issues-of'
import { LANGS } from '../format/lang'
import { figuresIn } from '../references/figures'
import { type Reference, referencesIn } from '../references/references'
import { entriesOf } from './entries-of'
import {
  CHECKBOX_VALUE,
  type Entries,
  type Field,
  type FileField,
  type ReferenceKind,
} from './field'
import { type Leaf, leavesOf } from './leaf-fields'

/** The kinds of data to which fields and texts can refer. */
export type ItemKind = ReferenceKind | FileField['of'] | 'file' | 'listing'

/** A reference in a form: the kind, and the ID that the form sends. */
export interface Thing {
  kind: ItemKind
  id: string
  /** The name of the input that contains it. */
  input: string
  /** True for a link or a picture in an HTML text. */
  isInText: boolean
  /** The name of the field without list indexes and language. */
  field: string
}

/** The data to which the account may refer, by kind. */
type OfferedThings = Partial<Record<ItemKind, readonly { id: string }[]>>

/**
 * Returns the references of a document that are not in `offered`. A reference that the stored document has in the same
 * field is not new, at any index of a list.
 */
export function newReferences(
  fields: readonly Field[],
  document: unknown,
  offered: OfferedThings,
  stored: readonly unknown[],
): Thing[] {
  const known = new Set(stored.flatMap((one) => thingsIn(fields, one).map(keyOf)))
  const ids = new Map<ItemKind, Set<string>>()
  for (const [kind, things] of Object.entries(offered))
    ids.set(kind as ItemKind, new Set(things.map(({ id }) => id)))
  return thingsIn(fields, document).filter(
    (thing) => !known.has(keyOf(thing)) && !ids.get(thing.kind)?.has(thing.id),
  )
}

function keyOf({ field, kind, id }: Thing): string {
  return `${field} ${kind} ${id}`
}

/** Returns the references of a document: those of its fields, and the links and pictures of its HTML texts. */
function thingsIn(fields: readonly Field[], document: unknown): Thing[] {
  const entries = entriesOf(fields, document)
  return leavesOf(fields, entries).flatMap((leaf) => thingsOf(leaf, entries))
}

function thingsOf({ name, field }: Leaf, entries: Entries): Thing[] {
  const here = { input: name, field: placeless(name), isInText: false }
  const text = entries[name]?.trim() ?? ''
  if (field.kind === 'file') return text ? [{ ...here, kind: field.of, id: text }] : []
  if (field.kind === 'reference') {
    if (!text) return []
    const [first] = field.of
    if (field.of.length === 1) return [{ ...here, kind: first, id: text }]
    const kind = field.of.find((one) => text.startsWith(`${one}:`)) ?? first
    return [{ ...here, kind, id: text.slice(kind.length + 1) }]
  }
  if (field.kind !== 'translated' || !field.rich) return []
  return LANGS.flatMap((lang) => {
    const input = `${name}.${lang}`
    const html = entries[input] ?? ''
    const pictures = figuresIn(html).map(({ id }) => ({ kind: 'image' as const, id: String(id) }))
    return [...referencesIn(html).map(linked), ...pictures].map((thing) => ({
      ...here,
      ...thing,
      input,
      isInText: true,
    }))
  })
}

function linked({ kind, id }: Reference): Pick<Thing, 'kind' | 'id'> {
  if (kind === 'property') return { kind: 'listing', id: String(id) }
  return kind === 'project' ? { kind: 'listing', id: `p${id}` } : { kind, id: String(id) }
}

/** Returns the name without list indexes: `related.0.value` becomes `related.value`. */
function placeless(name: string): string {
  return name.replaceAll(/\.\d+(?=\.|$)/g, '')
}

/** Returns an issue for each input with one of these references. */
export function thingIssues(things: readonly Thing[]): FieldIssue[] {
  const inputs = Map.groupBy(things, ({ input }) => input)
  return [...inputs].map(([name, found]): FieldIssue => {
    const [first] = found
    if (!first?.isInText) return { name, text: 'field.wrong.offered' }
    const names = [...new Set(found.map(textOf))].slice(0, MAX_NAMED).join(', ')
    return { name, text: 'field.wrong.links', params: { names } }
  })
}

const MAX_NAMED = 10

function textOf({ kind, id }: Thing): string {
  return `${kind === 'image' ? 'file' : kind}:${id}`
}

const COLOUR = /^#[0-9a-f]{6}$/i
const DATE = z.iso.date()

/**
 * Returns an issue for each field whose value is not one of its choices, not a colour or not a date. A value that the
 * stored form has under the same name is accepted.
 */
export function wrongValues(
  fields: readonly Field[],
  entries: Entries,
  stored: readonly Entries[] = [],
): FieldIssue[] {
  const isStored = (name: string) => stored.some((form) => form[name] === entries[name])
  return leavesOf(fields, entries).flatMap(({ name, field }): FieldIssue[] => {
    const text = entries[name]?.trim() ?? ''
    const offered = { name, text: 'field.wrong.offered' } as const
    if (field.kind === 'choices') {
      const values = field.choices.map(({ value }) => `${name}.${value}`)
      const isWrong = Object.keys(entries).some(
        (one) => one.startsWith(`${name}.`) && !values.includes(one) && !isStored(one),
      )
      return isWrong ? [offered] : []
    }
    if (!text || isStored(name)) return []
    if (field.kind === 'colour')
      return COLOUR.test(text) ? [] : [{ name, text: 'field.wrong.colour' }]
    if (field.kind === 'date')
      return DATE.safeParse(text).success ? [] : [{ name, text: 'field.wrong.date' }]
    if (field.kind === 'flag') return text === CHECKBOX_VALUE ? [] : [offered]
    if (field.kind !== 'choice') return []
    return field.choices.some(({ value }) => String(value) === text) ? [] : [offered]
  })
}
