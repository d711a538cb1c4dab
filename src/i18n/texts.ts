import type { LabelKey } from './dictionary'
import { fill, type Translate } from './translate'

/** The texts that an island shows, with their `{slots}`: what travels to the browser, never a dictionary. */
export type Texts = Partial<Record<LabelKey, string>>

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
