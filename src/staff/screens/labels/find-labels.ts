import { LANGS, type Translated } from '../../../platform/format/lang'
import { type LabelKey, SITE_LABELS, translator } from '../../../platform/i18n'

const MAX_LABELS = 30

/**
 * Returns the labels with a text in any language that contains the words, shortest first. Without words it returns the
 * labels that the agency changed.
 */
export function findLabels(
  words: string,
  own: ReadonlyMap<string, Translated>,
): { keys: LabelKey[]; isMore: boolean } {
  const wanted = plain(words)
  if (wanted === '') return shown(SITE_LABELS.filter((key) => own.has(key)))
  const found = SITE_LABELS.flatMap((key) => {
    const fitting = textsOf(key, own.get(key)).filter((text) => text.includes(wanted))
    return fitting.length > 0
      ? [{ key, length: Math.min(...fitting.map((text) => text.length)) }]
      : []
  })
  return shown(found.toSorted((a, b) => a.length - b.length).map(({ key }) => key))
}

function shown(keys: LabelKey[]) {
  return { keys: keys.slice(0, MAX_LABELS), isMore: keys.length > MAX_LABELS }
}

function textsOf(key: LabelKey, own: Translated = {}): string[] {
  return LANGS.flatMap((lang) => [translator(lang)(key), own[lang] ?? '']).map(plain)
}

/** Normalises a text: removes case, accents and different kinds of spaces. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
