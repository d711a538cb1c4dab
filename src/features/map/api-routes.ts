import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { mapPin } from '../../components/listing/map-pin'
import type { AppEnv } from '../../env'
import { requestedFilter, requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { abroadLink, firstMap } from './list-basemap'
import { findMapClusters } from './map-clusters'
import { parseMapView, parseSize } from './map-grid'

export const mapApi = new Hono<AppEnv>()

/**
 * Returns the listings of a list as clusters and pins: those in a view, or without `bounds` the first view of a map with
 * its basemap. The first view is arranged for the smallest map next to a list (`pane=alone`: without a list), or for a
 * phone's map of `size` pixels.
 */
mapApi.get('/map', limitCalls('map'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const { searchParams } = new URL(c.req.url)
  const [db, cache, filter] = [c.get('db'), c.get('cache'), requestedFilter(c)]
  const view = createView(c, lang, homePath)
  c.header('Content-Language', lang)
  const requestedView = parseMapView(searchParams)
  if (!requestedView) {
    const size = parseSize(searchParams)
    const pane = searchParams.get('pane') === 'alone' ? 'alone' : size ? 'phone' : 'beside'
    const {
      groups: _groups,
      inset: _inset,
      ...map
    } = await firstMap({ db, cache, view }, filter, pane, size ?? undefined)
    return sendUncached(c, map)
  }
  const map = await findMapClusters(db, cache, filter, requestedView)
  return sendUncached(c, {
    total: map.total,
    unlocated: map.unlocated,
    abroad: abroadLink(view, filter, map.abroad),
    bounds: map.bounds,
    zoom: map.view.zoom,
    area: map.view.bounds,
    clusters: map.clusters,
    pins: map.pins.map((pin) => mapPin(view, pin)),
  })
})
