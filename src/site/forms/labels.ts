import { LANGS, type Lang, type Translated } from '../../platform/format/lang'
import { type LabelKey, translator } from '../../platform/i18n'

/** The agency's replacements of interface texts, by language and label. */
export type Labels = Partial<Record<Lang, Record<string, string>>>

/** Returns an interface text in all languages, with the agency's replacements. */
export function labelIn(key: LabelKey, labels: Labels): Translated {
  return Object.fromEntries(LANGS.map((lang) => [lang, translator(lang, labels[lang])(key)]))
}
