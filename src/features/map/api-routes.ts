import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { mapPin } from '../../components/listing/map-pin'
import type { AppEnv } from '../../env'
import { requestedFilter, requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { findMapClusters } from './map-clusters'
import { parseFirstViewCells, parseMapView } from './map-grid'

export const mapApi = new Hono<AppEnv>()

/** Returns the listings of a list as clusters and pins, for a view or for the first view of a map. */
mapApi.get('/map', limitCalls('map'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const { searchParams } = new URL(c.req.url)
  const requestedView = parseMapView(searchParams) ?? parseFirstViewCells(searchParams)
  const map = await findMapClusters(c.get('db'), c.get('cache'), requestedFilter(c), requestedView)
  const view = createView(c, lang, homePath)
  c.header('Content-Language', lang)
  return sendUncached(c, {
    total: map.total,
    bounds: map.bounds,
    zoom: map.view.zoom,
    area: map.view.bounds,
    clusters: map.clusters,
    pins: map.pins.map((pin) => mapPin(view, pin)),
  })
})
