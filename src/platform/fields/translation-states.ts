import { hasGap, type Lang } from '../format/lang'
import type { Entries, Field } from './field'
import { type Leaf, leavesOf } from './leaf-fields'

/** A translation is there, lacks, or is older than the text that it was made from. */
const TRANSLATION_STATES = ['filled', 'missing', 'older'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** A text of a form in one further language. */
export interface Translation {
  leaf: Leaf
  lang: Lang
  state: TranslationState
  /** The text in the first language. */
  source: string
}

/**
 * Returns the translations of all texts that a form has in the first of the `languages`. `published` is the form as it
 * was published, the newest first.
 */
export function translationsIn(
  fields: readonly Field[],
  entries: Entries,
  published: readonly Entries[],
  [main, ...others]: readonly Lang[],
): Translation[] {
  if (!main) return []
  return leavesOf(fields, entries).flatMap((leaf): Translation[] => {
    const { field, name } = leaf
    const source = entries[`${name}.${main}`]
    if (field.kind !== 'translated' || !source) return []
    return others.map((lang) => {
      const isOwn = field.separate === true
      const state = stateOf({ name, main, lang, isOwn }, entries, published)
      return { leaf, lang, state, source }
    })
  })
}

interface Asked {
  name: string
  main: Lang
  lang: Lang
  /** Each language has its own, and none is behind. */
  isOwn: boolean
}

/**
 * A translation is followed back to the revision that it came with: it is older where its source was another
 * text there than in the newest. A source that is not published yet counts as it was.
 */
function stateOf(
  { name, main, lang, isOwn }: Asked,
  entries: Entries,
  published: readonly Entries[],
): TranslationState {
  const text = entries[`${name}.${lang}`]
  if (!text || (hasGap(text) && !hasGap(entries[`${name}.${main}`] ?? ''))) return 'missing'
  let place: string | null = name
  let source = entries[`${name}.${main}`] ?? ''
  let newest: string | null = null
  let oldest: string | null = null
  for (const past of isOwn ? [] : published) {
    place = placeOf(past, { place, main, lang, source, text })
    if (place === null) break
    source = past[`${place}.${main}`] ?? ''
    newest ??= source
    if (source) oldest = source
  }
  return oldest === null || isSame(oldest, newest ?? '') ? 'filled' : 'older'
}

interface Sought {
  /** Its name in the revision after. */
  place: string
  main: Lang
  lang: Lang
  source: string
  text: string
}

/** Where a translation stood in a revision: at its place, or elsewhere in its list beside the same source; null for nowhere. */
function placeOf(past: Entries, { place, main, lang, source, text }: Sought): string | null {
  const isPair = (name: string) =>
    isSame(past[`${name}.${lang}`], text) && isSame(past[`${name}.${main}`], source)
  if (isPair(place)) return place
  const moved = siblingsOf(past, place, lang).find(isPair)
  return moved ?? (isSame(past[`${place}.${lang}`], text) ? place : null)
}

/** Returns the same field of all items of its list, by name. */
function siblingsOf(past: Entries, place: string, lang: Lang): string[] {
  const pattern = patternOf(place)
  if (pattern === place) return []
  return Object.keys(past)
    .filter((name) => name.endsWith(`.${lang}`))
    .map((name) => name.slice(0, -lang.length - 1))
    .filter((name) => patternOf(name) === pattern)
}

function patternOf(name: string): string {
  return name.replace(/\.\d+(?=\.|$)/g, '.#')
}

/** Spaces and ends of lines make no other text. */
function isSame(one: string | undefined, other: string): boolean {
  return one === other || plain(one ?? '') === plain(other)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
