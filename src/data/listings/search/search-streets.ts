import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../../cache'
import { type Lang, pick, type Translated } from '../../../domain/format/lang'
import { normalise } from '../../../domain/format/text'
import type { Db } from '../../db/db'
import { HAS_PAGE } from '../shown-places'
import { saysStreet, saysWords } from './search-text'

/** A street as the search box offers it; `value` is what the `streetcity` parameter takes. */
interface StreetHit {
  label: string
  value: string
}

/** As the index `listing_street` has it: JSON, absent where visitors don't see the street. */
const STREET = sql.raw(`card ->> '$.address.parts.street'`)
const MOST_READ = 60
const MAX_HITS = 8
/** One letter is in nearly every street. */
const SHORTEST = 2

/**
 * The streets of published addresses that say all of the words, at least one of them in their own name;
 * those that begin with the first word come first.
 */
export async function searchStreets(
  db: Db,
  cache: CacheContext,
  words: readonly string[],
  lang: Lang,
): Promise<StreetHit[]> {
  const [first = ''] = words
  if (words.every(({ length }) => length < SHORTEST)) return []
  cache.layers.add('db')
  const rows = await db.all<{ street: string; city: string }>(sql`
    SELECT DISTINCT ${STREET} AS street, zip, card ->> '$.city' AS city
    FROM listing INDEXED BY listing_street
    WHERE ${STREET} IS NOT NULL AND ${HAS_PAGE} AND kind <> 2 AND ${saysWords(words)} AND ${saysStreet(words)}
    LIMIT ${MOST_READ}`)
  const labels = rows.map(({ street, city }) =>
    [street, city].map((json) => pick(JSON.parse(json) as Translated, lang)).join(', '),
  )
  const begins = (label: string) => Number(normalise(label).startsWith(first))
  return [...new Set(labels)]
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_HITS)
    .map((label) => ({ label, value: label }))
}
