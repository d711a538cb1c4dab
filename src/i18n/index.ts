import type { Lang } from '../domain/format/lang'
import { de } from './de'
import type { Dictionary } from './dictionary'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'
import { fill, type Translate } from './translate'

export type { LabelKey } from './dictionary'
export { plural, type Translate } from './translate'

const DICTIONARIES: Record<Lang, Dictionary> = { nl, fr, en, de }

/** The interface's texts in one language; the agency's own words come before ours. */
export function translator(lang: Lang, overrides: Record<string, string> = {}): Translate {
  const dictionary = DICTIONARIES[lang]
  return function t(key, params) {
    return fill(overrides[key] ?? dictionary[key], params)
  }
}
