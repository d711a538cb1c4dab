import type { Lang } from '../format/lang'
import type { LabelKey } from './dictionary'
import type { TextInLanguages } from './texts-by-key'
import { fill, type KeysOf, type Params } from './translate'

/** The texts with these prefixes, with their `{slots}`. Browsers receive these instead of the dictionary. */
export type Texts<P extends string = string> = { [K in KeysOf<P>]?: string }

/** Returns the texts of a topic in one language. */
export function textsIn(lang: Lang, topic: { [K in LabelKey]?: TextInLanguages }): Texts {
  return Object.fromEntries(Object.entries(topic).map(([key, text]) => [key, text[lang]]))
}

/** Returns a function that looks up the texts of an island. */
export function translatorOf<K extends LabelKey>(
  texts: { [key in K]?: string },
): (key: K, params?: Params) => string {
  return (key, params) => fill(texts[key] ?? key, params)
}
