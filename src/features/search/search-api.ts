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
import { readListFilter, withOfficialNames } from '../../listing/queries/list-request'
import { listTotals } from '../../listing/queries/lists'
import { searchStreets } from '../../listing/queries/search-streets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { type Lang, pick } from '../../platform/format/lang'
import { requestedFilter, requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { listOfWords, parseCriteriaUnlessStreet, withWords } from '../natural-query/natural-query'
import type { ParsedQuery } from '../natural-query/read-words'
import { parsedChips, unreadChips } from './parsed-query-chips'
import { onOtherList } from './property-list/other-goal'
import { searchListings, townsAbroad } from './search-listings'
import { parsePlaceWords, withoutUselessText } from './search-target'

/** The maximum number of words of a town's name that can be read as filters. */
const MAX_TOWN_LENGTH = 2

/** The API routes of the search box and the filters. */
export const searchApi = new Hono<AppEnv>()

searchApi.get('/search', limitCalls('search'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const query = parseSearchQuery(new URL(c.req.url).searchParams.get('q'))
  const [db, cache] = [c.get('db'), c.get('cache')]
  const [{ searchCities }, cards, streets, abroad] = await Promise.all([
    import('../../listing/places/place-index'),
    searchListings(db, cache, query),
    searchStreets(db, cache, query.parts, lang),
    townsAbroad(db, cache, query, lang),
  ])
  const view = createView(c, lang, homePath)
  const cities = [...searchCities(query, lang), ...abroad]
  const hasHits = cities.length + streets.length + cards.length > 0
  const typed = searchText(new URL(c.req.url).searchParams.get('q') ?? '', MAX_TYPED_TEXT)
  const base = readListFilter(new URL(c.req.url).searchParams, view.site.settings, lang)
  const parsed = await parsedSearch(view, { query, typed, streets, hasHits })
  // Free text would fill the shared cache with keys, so only browsers may cache the response.
  c.header('Cache-Control', 'public, max-age=300')
  c.header('Content-Language', lang)
  c.header('Server-Timing', c.get('cache').layers.has('db') ? 'db' : 'kv')
  return c.json({
    cities,
    streets,
    properties: cards.map((card) => propertyHit(view, card)),
    ...(parsed && {
      words: wordsOf(view, parsed),
      total: await totalOf(db, cache, listOfSearch(base, parsed, lang)),
    }),
  })
})

searchApi.get('/facets', limitCalls('counts'), loadSite, async (c) => {
  return sendUncached(c, await listFacets(c.get('db'), c.get('cache'), requestedFilter(c)))
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

/** Returns the filter of the list that the search box would show. `base` is that of the current list. */
function listOfSearch(base: ListFilter, parsed: ParsedQuery, lang: Lang): ListFilter {
  const name = listOfWords(base, parsed)
  return withOfficialNames(withWords(name ? onOtherList(base, name) : base, parsed), lang)
}

async function totalOf(db: Db, cache: CacheContext, filter: ListFilter): Promise<number> {
  const [total = 0] = await listTotals(db, cache, [
    (await withoutUselessText(db, cache, filter)).filter,
  ])
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
