import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { mapPin } from '../../components/listing/map-pin'
import type { AppEnv } from '../../env'
import { requestedFilter, requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { mapClusters } from './map-clusters'
import { parseMapCells, parseMapView } from './map-grid'

export const mapApi = new Hono<AppEnv>()

/** Returns the listings of a list as clusters and pins of a map. */
mapApi.get('/map', limitCalls('map'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const { searchParams } = new URL(c.req.url)
  const requested = parseMapView(searchParams) ?? parseMapCells(searchParams)
  const clusters = await mapClusters(c.get('db'), c.get('cache'), requestedFilter(c), requested)
  const view = createView(c, lang, homePath)
  c.header('Content-Language', lang)
  return sendUncached(c, {
    total: clusters.total,
    bounds: clusters.bounds,
    zoom: clusters.view.zoom,
    area: clusters.view.bounds,
    clusters: clusters.clusters,
    pins: clusters.pins.map((pin) => mapPin(view, pin)),
  })
})
