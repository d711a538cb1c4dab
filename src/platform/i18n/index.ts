import type { Lang } from '../format/lang'
import { type LabelKey, SITE_TEXTS, TEXTS } from './dictionary'
import type { Texts } from './texts'
import { fill, fillFrench, type Translate } from './translate'

export type { LabelKey } from './dictionary'
export { type KeysOf, plural, type Translate } from './translate'

/** The labels that visitors and owners read, on the site and in mails. */
export const SITE_LABELS: readonly LabelKey[] = Object.keys(SITE_TEXTS).filter(isLabel)

/** Returns true if a text is the name of a label, of the staff area or of the site. */
export function isLabel(text: string): text is LabelKey {
  return Object.hasOwn(TEXTS, text)
}

/** Returns true if a text is the name of a label that visitors or owners read. */
export function isSiteLabel(text: string): text is LabelKey {
  return SITE_LABELS.some((key) => key === text)
}

/** Returns the interface's texts in one language; the agency's own words come before ours. */
export function translator(lang: Lang, overrides: Record<string, string> = {}): Translate {
  return function t(key, params) {
    const text = overrides[key] ?? TEXTS[key][lang]
    return lang === 'fr' && params ? fillFrench(text, params) : fill(text, params)
  }
}

/** Returns the texts whose keys are one of the prefixes, or begin with one and a dot: those that an island shows. */
export function textsOf<P extends string>(t: Translate, prefixes: readonly P[]): Texts<P>
export function textsOf(t: Translate, prefixes: readonly string[]): Texts {
  return Object.fromEntries(prefixes.flatMap(keysUnder).map((key) => [key, t(key)]))
}

/** The keys under each prefix that a request needed: a page with forms needs some sixty. */
const keysByPrefix = new Map<string, LabelKey[]>()

function keysUnder(prefix: string): LabelKey[] {
  const known = keysByPrefix.get(prefix)
  if (known) return known
  const keys = SITE_LABELS.filter((key) => key === prefix || key.startsWith(`${prefix}.`))
  keysByPrefix.set(prefix, keys)
  return keys
}
