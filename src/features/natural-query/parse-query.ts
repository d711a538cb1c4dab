import type { RegionChoice } from '../../listing/filter/list-filter'
import { parseSearchQuery, wordsOf } from '../../listing/filter/search-query'
import { searchStreets } from '../../listing/queries/search-streets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { hasCriteria } from './apply-words'
import type { ParsedQuery } from './read-words'

/** Parses a natural-language query. The word tables are built at the first query, and not by other requests. */
export async function parseQuery(text: string, lang: Lang): Promise<ParsedQuery> {
  const [{ readWords }, { placeFinder }, { placeCorrector }] = await Promise.all([
    import('./read-words'),
    import('../../listing/places/find-place'),
    import('../../listing/places/correct-place'),
  ])
  return readWords(text, lang, placeFinder(lang), placeCorrector(lang))
}

/**
 * Returns the place that a misspelled text means, as regions of a filter. Returns null if it means none, or is spelled
 * correctly.
 */
export async function correctPlaceName(text: string, lang: Lang): Promise<RegionChoice[] | null> {
  const { correctedPlace } = await import('../../listing/places/correct-place')
  return correctedPlace(wordsOf(normalise(text)), lang)?.regions ?? null
}

/** Returns true if a text has the form of a street's name, in any language: `Peperstraat`, `Rue du Château`. */
export async function isLikeStreet(text: string, lang: Lang): Promise<boolean> {
  const [{ lexiconOf }, { STREET_NAME }] = await Promise.all([
    import('./lexicon'),
    import('../../listing/places/correct-place'),
  ])
  const { entries } = lexiconOf(lang)
  return wordsOf(normalise(text)).some(
    (word) => STREET_NAME.test(word) || entries.get(word)?.meanings.has('street'),
  )
}

/**
 * Returns the parsed query of a submitted text, or null if the text contains only a place, or a street with listings.
 */
export async function parseCriteria(
  db: Db,
  cache: CacheContext,
  text: string,
  lang: Lang,
): Promise<ParsedQuery | null> {
  const query = await parseQuery(text, lang)
  if (!hasCriteria(text, query)) return null
  const streets = await searchStreets(db, cache, parseSearchQuery(text).parts, lang)
  return isInStreet(streets, query) ? null : query
}

/** Returns the same if the streets that match the text are known already. */
export async function parseCriteriaUnlessStreet(
  streets: { label: string }[],
  text: string,
  lang: Lang,
): Promise<ParsedQuery | null> {
  const query = await parseQuery(text, lang)
  return hasCriteria(text, query) && !isInStreet(streets, query) ? query : null
}

/** Returns true if the parsed words begin the name of a street: `tuin`, if there is a Tuinstraat. */
function isInStreet(streets: { label: string }[], { understood }: ParsedQuery): boolean {
  const queryWords = understood
    .filter(({ field }) => field !== 'regions')
    .flatMap(({ words }) => wordsOf(normalise(words)))
  return streets.some(({ label }) => {
    const streetWords = wordsOf(normalise(label.slice(0, label.lastIndexOf(','))))
    return queryWords.every((word) => streetWords.some((one) => one.startsWith(word)))
  })
}
