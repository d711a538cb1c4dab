import { Hono } from 'hono'
import { mapPin } from '../../components/listing/map-pin'
import { mapClusters } from '../../data/listings/map-clusters'
import { parseMapCells, parseMapView } from '../../domain/list/map-grid'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { homePath } from '../../urls'
import { limitCalls } from '../shared/limit-calls'
import { makeView } from '../shared/view'
import { askedFilter, askedLang, sendLive } from './list-call'

/** A list on a map. */
export const mapApi = new Hono<AppEnv>()

mapApi.get('/map', limitCalls('map'), loadSite, async (c) => {
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
