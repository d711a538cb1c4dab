import type { Lang } from '../format/lang'
import { dictionaryText, isLabel, type LabelKey, PAGE_TEXTS } from './dictionary'
import type { Texts } from './texts'
import { fill, fillFrench, type Translate } from './translate'

export { isLabel, type LabelKey } from './dictionary'
export { type KeysOf, plural, type Translate } from './translate'

/** Returns a function that looks up interface texts in one language. The agency's replacements take precedence. */
export function translator(lang: Lang, overrides: Record<string, string> = {}): Translate {
  return function t(key, params) {
    const text = overrides[key] ?? dictionaryText(lang, key)
    return lang === 'fr' && params ? fillFrench(text, params) : fill(text, params)
  }
}

/** Returns the texts of pages whose keys equal one of the prefixes, or start with one and a dot. Islands receive them. */
export function textsOf<P extends string>(t: Translate, prefixes: readonly P[]): Texts<P>
export function textsOf(t: Translate, prefixes: readonly string[]): Texts {
  return Object.fromEntries(prefixes.flatMap(keysUnder).map((key) => [key, t(key)]))
}

const PAGE_LABELS = Object.keys(PAGE_TEXTS).filter(isLabel)

/** The keys of each prefix, cached. A page with forms has about sixty prefixes. */
const keysByPrefix = new Map<string, LabelKey[]>()

function keysUnder(prefix: string): LabelKey[] {
  const known = keysByPrefix.get(prefix)
  if (known) return known
  const keys = PAGE_LABELS.filter((key) => key === prefix || key.startsWith(`${prefix}.`))
  if (keys.length === 0) throw new Error(`No text of a page has this prefix: ${prefix}`)
  keysByPrefix.set(prefix, keys)
  return keys
}
