import { Hono } from 'hono'
import { listingPath } from '../../components/listing/listing-card'
import { labelText } from '../../components/listing/marquee-label'
import { placeLine, placeName } from '../../components/listing/place-line'
import { priceUnit } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import { type MapPin, mapClusters } from '../../data/listings/map-clusters'
import { pick } from '../../domain/format/lang'
import { parseMapCells, parseMapView } from '../../domain/list/map-grid'
import { formatEuro } from '../../domain/listing/price'
import type { ListingCard } from '../../domain/listing/published'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { homePath } from '../../urls'
import { makeView } from '../shared/view'
import { askedFilter, askedLang, sendLive } from './list-call'

/** A list on a map. */
export const mapApi = new Hono<AppEnv>()

mapApi.get('/map', loadSite, async (c) => {
  const lang = askedLang(c)
  const { searchParams } = new URL(c.req.url)
  const requested = parseMapView(searchParams) ?? parseMapCells(searchParams)
  const found = await mapClusters(c.get('db'), c.get('cache'), askedFilter(c), requested)
  const view = makeView(c, lang, homePath)
  c.header('Content-Language', lang)
  return sendLive(c, {
    total: found.total,
    bounds: found.bounds,
    zoom: found.view.zoom,
    area: found.view.bounds,
    clusters: found.clusters,
    pins: found.pins.map((pin) => mapPin(view, pin)),
  })
})

function mapPin(view: View, { card, lat, lng }: MapPin) {
  const { id, kind, goal, exact, gone } = card
  return {
    id,
    kind,
    goal,
    lat,
    lng,
    exact,
    gone,
    price: priceText(view, card),
    tag: labelText(view, card),
    title: pick(card.title, view.lang) || placeName(card, view.lang),
    label: placeLine(card, view.lang),
    picture: card.pictures[0]?.url ?? null,
    url: listingPath(view, card),
  }
}

/** As on cards; null is 'on request', or what `tag` says when the home has left the market. */
function priceText(view: View, card: ListingCard): string | null {
  if (card.price === null) return null
  const from = card.priceFrom ? view.t('price.from') : ''
  return [from, formatEuro(card.price), priceUnit(view, card)].filter(Boolean).join(' ')
}
