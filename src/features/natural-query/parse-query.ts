import type { RegionChoice } from '../../listing/filter/list-filter'
import { parseSearchQuery, wordsOf } from '../../listing/filter/search-query'
import { searchStreets } from '../../listing/queries/search-streets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { saysWish } from './apply-words'
import type { ReadWords } from './read-words'

/** Reads a visitor's own words. Its tables are made when somebody first asks, and by no other request. */
export async function parseQuery(text: string, lang: Lang): Promise<ReadWords> {
  const [{ readWords }, { placeFinder }, { placeCorrector }] = await Promise.all([
    import('./read-words'),
    import('../../listing/places/find-place'),
    import('../../listing/places/correct-place'),
  ])
  return readWords(text, lang, placeFinder(lang), placeCorrector(lang))
}

/** The place that a misspelled text means, as a filter has it; null where it means none, or is one. */
export async function meantPlace(text: string, lang: Lang): Promise<RegionChoice[] | null> {
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

/** What a submitted text wishes for; null where it names no more than a place, or a street with homes. */
export async function wishIn(
  db: Db,
  cache: CacheContext,
  text: string,
  lang: Lang,
): Promise<ReadWords | null> {
  const read = await parseQuery(text, lang)
  if (!saysWish(text, read)) return null
  const streets = await searchStreets(db, cache, parseSearchQuery(text).parts, lang)
  return isInStreet(streets, read) ? null : read
}

/** The same where the streets that say the text are known already. */
export async function wishBeside(
  streets: { label: string }[],
  text: string,
  lang: Lang,
): Promise<ReadWords | null> {
  const read = await parseQuery(text, lang)
  return saysWish(text, read) && !isInStreet(streets, read) ? read : null
}

/** True where what was understood begins words of a street: `tuin`, where there is a Tuinstraat. */
function isInStreet(streets: { label: string }[], { understood }: ReadWords): boolean {
  const said = understood
    .filter(({ field }) => field !== 'regions')
    .flatMap(({ words }) => wordsOf(normalise(words)))
  return streets.some(({ label }) => {
    const own = wordsOf(normalise(label.slice(0, label.lastIndexOf(','))))
    return said.every((word) => own.some((one) => one.startsWith(word)))
  })
}
