import { Hono } from 'hono'
import { listingPath } from '../../components/listing/listing-card'
import { placeLine } from '../../components/listing/place-line'
import type { View } from '../../components/ui/view'
import { listFacets } from '../../data/listings/facets'
import { searchListings } from '../../data/listings/search/search'
import { searchStreets } from '../../data/listings/search/search-streets'
import { townsAbroad } from '../../data/listings/shown-places'
import { searchCities } from '../../data/places/place-index'
import { pick } from '../../domain/format/lang'
import { parseSearchQuery } from '../../domain/list/search-query'
import type { ListingCard } from '../../domain/listing/published'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { unhurried } from '../../middleware/too-fast'
import { homePath } from '../../urls'
import { makeView } from '../shared/view'
import { askedFilter, askedLang, sendLive } from './list-call'

/** The calls of the search box and the filters. */
export const searchApi = new Hono<AppEnv>()

searchApi.get('/search', unhurried('search'), loadSite, async (c) => {
  const lang = askedLang(c)
  const query = parseSearchQuery(new URL(c.req.url).searchParams.get('q'))
  const [db, cache] = [c.get('db'), c.get('cache')]
  const [cards, streets, abroad] = await Promise.all([
    searchListings(db, cache, query),
    searchStreets(db, cache, query.parts, lang),
    townsAbroad(db, cache, query, lang),
  ])
  const view = makeView(c, lang, homePath)
  // Free text would fill our cache with keys, so only browsers may cache the answer.
  c.header('Cache-Control', 'public, max-age=300')
  c.header('Content-Language', lang)
  c.header('Server-Timing', c.get('cache').layers.has('db') ? 'db' : 'kv')
  return c.json({
    cities: [...searchCities(query, lang), ...abroad],
    streets,
    properties: cards.map((card) => foundProperty(view, card)),
  })
})

searchApi.get('/facets', unhurried('counts'), loadSite, async (c) => {
  return sendLive(c, await listFacets(c.get('db'), c.get('cache'), askedFilter(c)))
})

function foundProperty(view: View, card: ListingCard) {
  const title = pick(card.title, view.lang)
  const label = [title, placeLine(card, view.lang)].filter(Boolean).join(', ')
  return { ID: card.id, label, url: listingPath(view, card) }
}
