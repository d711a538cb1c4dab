import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { listingPath } from '../../components/listing/listing-card'
import { placeLine } from '../../components/listing/place-line'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { type ListFilter, MAX_TYPED_TEXT, searchText } from '../../listing/filter/list-filter'
import { parseSearchQuery, type SearchQuery } from '../../listing/filter/search-query'
import { townZips } from '../../listing/places/town-zips'
import type { ListingCard } from '../../listing/published'
import { listFacets } from '../../listing/queries/facets'
import { placeCounts } from '../../listing/queries/list-choices'
import { readListFilter, withOfficialNames } from '../../listing/queries/list-request'
import { listTotals } from '../../listing/queries/lists'
import { searchStreets } from '../../listing/queries/search-streets'
import { pick } from '../../platform/format/lang'
import { requestedFilter, requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { listOfWords, parseCriteriaUnlessStreet, withWords } from '../natural-query/natural-query'
import type { ParsedQuery } from '../natural-query/read-words'
import { parsedChips, unreadChips } from './parsed-query-chips'
import { searchListings, townsAbroad } from './search-listings'
import { filterOfWords, parsePlaceWords } from './search-target'

/** The maximum number of words of a town's name that can be read as filters. */
const MAX_TOWN_LENGTH = 2

/** The API routes of the search box and the filters. */
export const searchApi = new Hono<AppEnv>()

searchApi.get('/search', limitCalls('search'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const { searchParams } = new URL(c.req.url)
  const query = parseSearchQuery(searchParams.get('q'))
  const [db, cache] = [c.get('db'), c.get('cache')]
  const context = { db, cache, lang }
  const [{ searchCities }, cards, streets, abroad] = await Promise.all([
    import('../../listing/places/place-index'),
    searchListings(db, cache, query),
    searchStreets(db, cache, query.parts, lang),
    townsAbroad(db, cache, query, lang),
  ])
  const view = createView(c, lang, homePath)
  const cities = [...searchCities(query, lang), ...abroad]
  const hasHits = cities.length + streets.length + cards.length > 0
  const typed = searchText(searchParams.get('q') ?? '', MAX_TYPED_TEXT)
  const parsed = await parsedSearch(view, { query, typed, streets, hasHits })
  const words = parsed ? wordsOf(view, parsed) : []
  const current = readListFilter(searchParams, view.site.settings, lang)
  // Free text would fill the shared cache with keys, so only browsers may cache the response.
  c.header('Cache-Control', 'public, max-age=300')
  c.header('Content-Language', lang)
  c.header('Server-Timing', c.get('cache').layers.has('db') ? 'db' : 'kv')
  return c.json({
    cities,
    streets,
    properties: cards.map((card) => propertyHit(view, card)),
    ...(parsed && words.length > 0 && { words, total: await totalOf(context, current, parsed) }),
  })
})

searchApi.get('/facets', limitCalls('counts'), loadSite, async (c) => {
  return sendUncached(c, await listFacets(c.get('db'), c.get('cache'), requestedFilter(c)))
})

searchApi.get('/place-counts', limitCalls('counts'), loadSite, async (c) => {
  return sendUncached(c, await placeCounts(c.get('db'), c.get('cache'), requestedFilter(c)))
})

interface TypedSearch {
  query: SearchQuery
  typed: string
  streets: { label: string }[]
  /** True if a place, street or listing matches. */
  hasHits: boolean
}

/**
 * Returns the parsed query that the search box would apply for `typed`. A text that only names places is none, unless
 * nothing else matches it.
 */
async function parsedSearch({ lang }: View, search: TypedSearch): Promise<ParsedQuery | null> {
  const { query, typed, streets, hasHits } = search
  if (!query.text) return null
  const criteria = await parseCriteriaUnlessStreet(streets, typed, lang)
  const places = criteria || hasHits ? null : await parsePlaceWords(typed, lang)
  const parsed = criteria ?? (places?.rest ? null : places)
  return parsed && !isTown(query) ? parsed : null
}

/** Returns the filters of a parsed query in words. */
function wordsOf(view: View, parsed: ParsedQuery): string[] {
  const { lang, site } = view
  const unfiltered = readListFilter({}, site.settings, lang)
  const parsedFilter = withOfficialNames(withWords(unfiltered, parsed), lang)
  const list = { goal: parsed.filter.goal ?? null, sold: parsed.filter.sold ?? false }
  const chips = parsedChips(view, { ...parsedFilter, ...list }, parsedFilter, parsed)
  return [
    ...chips.map(({ name }) => name),
    ...unreadChips(parsedFilter, parsed).map(({ name }) =>
      view.t('parsedquery.text', { text: name }),
    ),
  ]
}

/** Returns the number of listings that a parsed query matches on its list, or else on that of `current`. */
async function totalOf(
  context: Parameters<typeof filterOfWords>[0],
  current: ListFilter,
  parsed: ParsedQuery,
): Promise<number> {
  const filter = await filterOfWords(context, current, parsed, listOfWords(current, parsed))
  const [total = 0] = await listTotals(context.db, context.cache, [filter])
  return total
}

/**
 * Returns true if the text is the name of a town. `Halle` is also a word for a hall. Only short texts are checked, as
 * the check reads all towns.
 */
function isTown(query: SearchQuery): boolean {
  return query.words.length <= MAX_TOWN_LENGTH && townZips(query).length > 0
}

function propertyHit(view: View, card: ListingCard) {
  const title = pick(card.title, view.lang)
  const label = [title, placeLine(card, view.lang)].filter(Boolean).join(', ')
  return { ID: card.id, label, url: listingPath(view, card) }
}
