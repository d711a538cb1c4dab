import type { CacheContext } from '../../../cache'
import { type Lang, pick } from '../../../domain/format/lang'
import { normalise } from '../../../domain/format/text'
import { LIST } from '../../../domain/list/lists'
import { hasWord } from '../../../domain/market/filter-matcher'
import type { Db } from '../../db/db'
import { currentMarket } from '../../market/current-market'

/** A street as the search box offers it; `value` is what the `streetcity` parameter takes. */
interface StreetHit {
  label: string
  value: string
}

const MAX_HITS = 8
/** One letter is in nearly every street. */
const MIN_LETTERS = 2

/**
 * Returns the public streets of listings that contain all of the words, at least one of them in the street's own name;
 * those that begin with the first word come first, each group in alphabetical order.
 */
export async function searchStreets(
  db: Db,
  cache: CacheContext,
  words: readonly string[],
  lang: Lang,
): Promise<StreetHit[]> {
  if (words.every(({ length }) => length < MIN_LETTERS)) return []
  const rows = (await currentMarket(db, cache))
    .sorted(Object.values(LIST), 'newest')
    .filter(
      (row) =>
        row.hasPage &&
        words.some((word) => row.street?.names.includes(word)) &&
        words.every((word) => hasWord(row, word)),
    )
  const labels = new Set(
    rows.map(({ street, place }) => [pick(street?.name, lang), pick(place.city, lang)].join(', ')),
  )
  const [first = ''] = words
  const { true: begin = [], false: others = [] } = Object.groupBy([...labels].sort(), (label) =>
    String(normalise(label).startsWith(first)),
  )
  return [...begin, ...others].slice(0, MAX_HITS).map((label) => ({ label, value: label }))
}
