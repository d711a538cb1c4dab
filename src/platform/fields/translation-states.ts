import { hasPlaceholder, type Lang } from '../format/lang'
import type { Entries, Field } from './field'
import { type Leaf, leavesOf } from './leaf-fields'

/** The states of a translation. It is `older` if its source text changed since. */
const TRANSLATION_STATES = ['filled', 'missing', 'older'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** A text of a form in one further language. */
export interface Translation {
  leaf: Leaf
  lang: Lang
  state: TranslationState
  /** The text in the main language. */
  source: string
}

/**
 * Returns the translations of all texts that a form has in the first of the `languages`. `published` are the published
 * revisions of the form, newest first.
 */
export function translationsIn(
  fields: readonly Field[],
  entries: Entries,
  published: readonly Entries[],
  [main, ...translationLangs]: readonly Lang[],
): Translation[] {
  if (!main) return []
  return leavesOf(fields, entries).flatMap((leaf): Translation[] => {
    const { field, name } = leaf
    const source = entries[`${name}.${main}`]
    if (field.kind !== 'translated' || !source) return []
    return translationLangs.map((lang) => {
      const isIndependent = field.separate === true
      const state = stateOf({ name, main, lang, isIndependent }, entries, published)
      return { leaf, lang, state, source }
    })
  })
}

interface TranslationKey {
  name: string
  main: Lang
  lang: Lang
  /** True if the texts are independent of each other, so that none is outdated. */
  isIndependent: boolean
}

/**
 * Returns the state of a translation. It is traced back to the revision in which it first appeared. It is `older` if
 * its source text there differs from the one in the newest revision. An unpublished source is not compared.
 */
function stateOf(
  { name, main, lang, isIndependent }: TranslationKey,
  entries: Entries,
  published: readonly Entries[],
): TranslationState {
  const text = entries[`${name}.${lang}`]
  if (!text || (hasPlaceholder(text) && !hasPlaceholder(entries[`${name}.${main}`] ?? '')))
    return 'missing'
  let pastName: string | null = name
  let source = entries[`${name}.${main}`] ?? ''
  let newest: string | null = null
  let oldest: string | null = null
  for (const past of isIndependent ? [] : published) {
    pastName = findName(past, { name: pastName, main, lang, source, text })
    if (pastName === null) break
    source = past[`${pastName}.${main}`] ?? ''
    newest ??= source
    if (source) oldest = source
  }
  return oldest === null || isSame(oldest, newest ?? '') ? 'filled' : 'older'
}

interface PreviousText {
  /** The name of the field in the next newer revision. */
  name: string
  main: Lang
  lang: Lang
  source: string
  text: string
}

/**
 * Returns the name of a translation in a revision: the same name, or another one in its list with the same source.
 * Returns null if there is none.
 */
function findName(
  past: Entries,
  { name: fieldName, main, lang, source, text }: PreviousText,
): string | null {
  const isPair = (name: string) =>
    isSame(past[`${name}.${lang}`], text) && isSame(past[`${name}.${main}`], source)
  if (isPair(fieldName)) return fieldName
  const moved = siblingsOf(past, fieldName, lang).find(isPair)
  return moved ?? (isSame(past[`${fieldName}.${lang}`], text) ? fieldName : null)
}

/** Returns the names of the same field in all items of its list. */
function siblingsOf(past: Entries, fieldName: string, lang: Lang): string[] {
  const pattern = patternOf(fieldName)
  if (pattern === fieldName) return []
  return Object.keys(past)
    .filter((name) => name.endsWith(`.${lang}`))
    .map((name) => name.slice(0, -lang.length - 1))
    .filter((name) => patternOf(name) === pattern)
}

function patternOf(name: string): string {
  return name.replace(/\.\d+(?=\.|$)/g, '.#')
}

/** Compares texts, ignoring white space. */
function isSame(one: string | undefined, other: string): boolean {
  return one === other || plain(one ?? '') === plain(other)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
