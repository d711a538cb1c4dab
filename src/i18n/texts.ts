import type { Lang } from '../domain/format/lang'
import type { LabelKey } from './dictionary'
import type { TextInLanguages } from './texts-by-key'
import { fill, type Translate } from './translate'

/** The texts that an island shows, with their `{slots}`: what travels to the browser, never a dictionary. */
export type Texts = Partial<Record<LabelKey, string>>

/** Returns the texts of a topic in one language. */
export function textsIn(lang: Lang, topic: Partial<Record<LabelKey, TextInLanguages>>): Texts {
  return Object.fromEntries(Object.entries(topic).map(([key, text]) => [key, text[lang]]))
}

/** Picks the texts with these keys. */
export function textsOf(t: Translate, keys: readonly LabelKey[]): Texts {
  return Object.fromEntries(keys.map((key) => [key, t(key)]))
}

/** `t` over picked texts; throws for a text that was not picked, on the server too. */
export function translatorOf(texts: Texts): Translate {
  return function t(key, params) {
    const text = texts[key]
    if (text === undefined) throw new Error(`The text ${key} was not sent`)
    return fill(text, params)
  }
}
