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
export interface FormReference {
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
type AllowedReferences = Partial<Record<ItemKind, readonly { id: string }[]>>

/**
 * Returns the references of a document that are not in `offered`. A reference that the stored document has in the same
 * field is not new, at any index of a list.
 */
export function newReferences(
  fields: readonly Field[],
  document: unknown,
  allowed: AllowedReferences,
  stored: readonly unknown[],
): FormReference[] {
  const known = new Set(stored.flatMap((one) => referencesOfDocument(fields, one).map(keyOf)))
  const ids = new Map<ItemKind, Set<string>>()
  for (const [kind, items] of Object.entries(allowed))
    ids.set(kind as ItemKind, new Set(items.map(({ id }) => id)))
  return referencesOfDocument(fields, document).filter(
    (reference) => !known.has(keyOf(reference)) && !ids.get(reference.kind)?.has(reference.id),
  )
}

function keyOf({ field, kind, id }: FormReference): string {
  return `${field} ${kind} ${id}`
}

/** Returns the references of a document: those of its fields, and the links and pictures of its HTML texts. */
function referencesOfDocument(fields: readonly Field[], document: unknown): FormReference[] {
  const entries = entriesOf(fields, document)
  return leavesOf(fields, entries).flatMap((leaf) => referencesOfField(leaf, entries))
}

function referencesOfField({ name, field }: Leaf, entries: Entries): FormReference[] {
  const base = { input: name, field: withoutIndexes(name), isInText: false }
  const text = entries[name]?.trim() ?? ''
  if (field.kind === 'file') return text ? [{ ...base, kind: field.of, id: text }] : []
  if (field.kind === 'reference') {
    if (!text) return []
    const [first] = field.of
    if (field.of.length === 1) return [{ ...base, kind: first, id: text }]
    const kind = field.of.find((one) => text.startsWith(`${one}:`)) ?? first
    return [{ ...base, kind, id: text.slice(kind.length + 1) }]
  }
  if (field.kind !== 'translated' || !field.rich) return []
  return LANGS.flatMap((lang) => {
    const input = `${name}.${lang}`
    const html = entries[input] ?? ''
    const pictures = figuresIn(html).map(({ id }) => ({ kind: 'image' as const, id: String(id) }))
    return [...referencesIn(html).map(linked), ...pictures].map((reference) => ({
      ...base,
      ...reference,
      input,
      isInText: true,
    }))
  })
}

function linked({ kind, id }: Reference): Pick<FormReference, 'kind' | 'id'> {
  if (kind === 'property') return { kind: 'listing', id: String(id) }
  return kind === 'project' ? { kind: 'listing', id: `p${id}` } : { kind, id: String(id) }
}

/** Returns the name without list indexes: `related.0.value` becomes `related.value`. */
function withoutIndexes(name: string): string {
  return name.replaceAll(/\.\d+(?=\.|$)/g, '')
}

export function referenceIssues(references: readonly FormReference[]): FieldIssue[] {
  const inputs = Map.groupBy(references, ({ input }) => input)
  return [...inputs].map(([name, invalid]): FieldIssue => {
    const [first] = invalid
    if (!first?.isInText) return { name, text: 'field.wrong.offered' }
    const names = [...new Set(invalid.map(textOf))].slice(0, MAX_NAMED).join(', ')
    return { name, text: 'field.wrong.links', params: { names } }
  })
}

const MAX_NAMED = 10

function textOf({ kind, id }: FormReference): string {
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
    const issue = { name, text: 'field.wrong.offered' } as const
    if (field.kind === 'choices') {
      const values = field.choices.map(({ value }) => `${name}.${value}`)
      const isWrong = Object.keys(entries).some(
        (one) => one.startsWith(`${name}.`) && !values.includes(one) && !isStored(one),
      )
      return isWrong ? [issue] : []
    }
    if (!text || isStored(name)) return []
    if (field.kind === 'colour')
      return COLOUR.test(text) ? [] : [{ name, text: 'field.wrong.colour' }]
    if (field.kind === 'date')
      return DATE.safeParse(text).success ? [] : [{ name, text: 'field.wrong.date' }]
    if (field.kind === 'flag') return text === CHECKBOX_VALUE ? [] : [issue]
    if (field.kind !== 'choice') return []
    return field.choices.some(({ value }) => String(value) === text) ? [] : [issue]
  })
}
