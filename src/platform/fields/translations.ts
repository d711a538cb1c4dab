import { LANGS, type Lang, type Translated } from '../format/lang'
import { type Value, valuesOf } from './field'

/** Returns the texts of a translated value that are there; a plain text is that of all languages. */
export function translationsOf(value: Value): [Lang, string][] {
  if (typeof value === 'string') return LANGS.map((lang) => [lang, value])
  const texts = valuesOf(value) as Translated
  return LANGS.flatMap((lang): [Lang, string][] => {
    const text = texts[lang]
    return text === undefined ? [] : [[lang, text]]
  })
}
