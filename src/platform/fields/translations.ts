import { LANGS, type Lang, type Translated } from '../format/lang'
import { type Value, valuesOf } from './field'

/** Returns the existing texts of a translated value. A plain text applies to all languages. */
export function translationsOf(value: Value): [Lang, string][] {
  if (typeof value === 'string') return LANGS.map((lang) => [lang, value])
  const texts = valuesOf(value) as Translated
  return LANGS.flatMap((lang): [Lang, string][] => {
    const text = texts[lang]
    return text === undefined ? [] : [[lang, text]]
  })
}
