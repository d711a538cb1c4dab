import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { type Lang, pick } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { LIST } from '../filter/lists'
import { currentMarket } from '../market/current-market'
import { hasWord } from '../market/filter-matcher'
import { type Market, oncePerMarket } from '../market/market'
import type { MarketStreet } from '../market/market-row'

/** A street suggestion of the search box. `value` is the value of the `streetcity` parameter. */
interface StreetHit {
  label: string
  value: string
}

const MAX_HITS = 8
/** The minimum number of letters. A single letter occurs in nearly all streets. */
const MIN_LETTERS = 2

/**
 * Returns the public streets of listings that contain all of the words, at least one of them in the name of the street.
 * Streets that begin with the first word come first. Each group is in alphabetical order.
 */
export async function searchStreets(
  db: Db,
  cache: CacheContext,
  words: readonly string[],
  lang: Lang,
): Promise<StreetHit[]> {
  if (words.every(({ length }) => length < MIN_LETTERS)) return []
  const market = await currentMarket(db, cache)
  const matching = streetsOf(market).filter(({ names }) =>
    words.some((word) => names.includes(word)),
  )
  if (matching.length === 0) return []
  const streets = new Set(matching)
  const rows = market
    .sorted(Object.values(LIST), 'newest')
    .filter(
      (row) =>
        row.hasPage &&
        row.street !== null &&
        streets.has(row.street) &&
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

const streetsOf = oncePerMarket(({ rows }: Market): MarketStreet[] => [
  ...new Set(rows.flatMap(({ street }) => street ?? [])),
])
