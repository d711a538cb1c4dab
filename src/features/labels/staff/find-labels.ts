import { LANGS, type Translated } from '../../../platform/format/lang'
import { type LabelKey, translator } from '../../../platform/i18n'
import { SITE_LABELS } from '../../../platform/i18n/full-dictionary'

const MAX_LABELS = 30

/**
 * Returns the labels with a text in any language that contains the words, shortest first. Without words it returns the
 * labels that the agency changed.
 */
export function findLabels(
  query: string,
  overrides: ReadonlyMap<string, Translated>,
): { keys: LabelKey[]; isMore: boolean } {
  const normalisedQuery = normalise(query)
  if (normalisedQuery === '') return firstKeys(SITE_LABELS.filter((key) => overrides.has(key)))
  const matches = SITE_LABELS.flatMap((key) => {
    const matchingTexts = textsOf(key, overrides.get(key)).filter((text) =>
      text.includes(normalisedQuery),
    )
    return matchingTexts.length > 0
      ? [{ key, length: Math.min(...matchingTexts.map((text) => text.length)) }]
      : []
  })
  return firstKeys(matches.toSorted((a, b) => a.length - b.length).map(({ key }) => key))
}

function firstKeys(keys: LabelKey[]) {
  return { keys: keys.slice(0, MAX_LABELS), isMore: keys.length > MAX_LABELS }
}

function textsOf(key: LabelKey, overrides: Translated = {}): string[] {
  return [...(defaultTexts().get(key) ?? []), ...Object.values(overrides).map(normalise)]
}

let cachedTexts: ReadonlyMap<LabelKey, string[]> | undefined

/** Returns the normalised default texts of all labels. Each search of the staff area reads them. */
function defaultTexts(): ReadonlyMap<LabelKey, string[]> {
  cachedTexts ??= new Map(
    SITE_LABELS.map((key) => [key, LANGS.map((lang) => normalise(translator(lang)(key)))]),
  )
  return cachedTexts
}

/** Normalises a text: removes case, accents and different kinds of spaces. */
function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
