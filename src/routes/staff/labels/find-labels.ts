import { LANGS, type Translated } from '../../../domain/format/lang'
import { type LabelKey, SITE_LABELS, translator } from '../../../i18n'

const MOST_SHOWN = 30

/** The labels with a text, in any language, that has these words as seen; without words those that the agency changed. */
export function findLabels(
  words: string,
  own: ReadonlyMap<string, Translated>,
): { keys: LabelKey[]; isMore: boolean } {
  const wanted = plain(words)
  const fits = (key: LabelKey) => {
    if (wanted === '') return own.has(key)
    return LANGS.some((lang) => {
      const texts = [translator(lang)(key), own.get(key)?.[lang] ?? '']
      return texts.some((text) => plain(text).includes(wanted))
    })
  }
  const keys = SITE_LABELS.filter(fits)
  return { keys: keys.slice(0, MOST_SHOWN), isMore: keys.length > MOST_SHOWN }
}

/** Without case, accents and kinds of spaces. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
