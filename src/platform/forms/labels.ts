import { LANGS, type Lang, type Translated } from '../format/lang'
import { type LabelKey, translator } from '../i18n'

/** The agency's own words by language and label. */
export type Labels = Partial<Record<Lang, Record<string, string>>>

/** Returns a text of the interface in all languages, in the agency's words where it has any. */
export function labelIn(key: LabelKey, labels: Labels): Translated {
  return Object.fromEntries(LANGS.map((lang) => [lang, translator(lang, labels[lang])(key)]))
}
