import { mapPin } from '../../components/listing/map-pin'
import type { LoadContext } from '../../components/module/module'
import type { Point } from '../../listing/coordinates'
import type { ListFilter } from '../../listing/filter/list-filter'
import { basemapOf } from '../../listing/places/basemap'
import { PANES, type PaneName, viewOf } from '../../listing/places/basemap-view'
import { cornersOfArea } from '../../platform/geo/area'
import { type Basemap, outlineOn, stageCorners } from '../../platform/geo/basemap'
import { type Box, project } from '../../platform/geo/mercator'
import type { BasemapGroup } from './basemap/basemap-pin'
import { findMapClusters } from './map-clusters'
import { type Bounds, cellsAcross } from './map-grid'
import { type Group, mergePins } from './results/group-pins'

/** The basemap of a list with its listings. */
export interface ListBasemap {
  basemap: Basemap
  groups: BasemapGroup[]
  /** The points of the drawn area of the filter on the stage, or '' without an area. */
  outline: string
}

/** Half of the widest price on a pin, in screen pixels: 'À partir de € 1.366.000'. */
const HALF_PRICE = 84

/**
 * Returns the basemap for all results of a list, or for the drawn area. A list without results shows its places or the
 * country.
 */
export async function listBasemap(
  { db, cache, view }: Pick<LoadContext, 'db' | 'cache' | 'view'>,
  filter: ListFilter,
  pane: PaneName,
): Promise<{ total: number; map: ListBasemap }> {
  const { smallest } = PANES[pane]
  const cells = cellsAcross(Math.max(smallest.width, smallest.height))
  const { total, bounds, clusters, pins } = await findMapClusters(db, cache, filter, cells)
  const area = cornersOfArea(filter.area)
  const options = { lang: view.lang, zips: filter.regions.map(({ zip }) => zip), pane }
  const basemap = basemapOf({ ...options, points: area.length > 0 ? area : cornersOf(bounds) })
  const { scale } = viewOf(basemap.stage, pane)
  const mergedGroups = mergePins(
    { clusters, pins: pins.map((pin) => mapPin(view, pin)) },
    (lat, lng) => {
      const { x, y } = project({ lat, lng })
      return { x: x / scale, y: y / scale }
    },
  )
  const groups = mergedGroups.map(basemapGroupOf)
  const wider = withRoomForPrices(basemap.stage, groups, pane)
  const visibleBasemap = wider ? basemapOf({ ...options, points: wider }) : basemap
  return {
    total,
    map: { basemap: visibleBasemap, groups, outline: outlineOn(visibleBasemap.stage, area) },
  }
}

function cornersOf(bounds: Bounds | null): Point[] {
  if (!bounds) return []
  const [south, west, north, east] = bounds
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}

/** Returns the corners of a stage on which the edge of the pane cuts no price, or null if no price is cut. */
function withRoomForPrices(stage: Box, groups: BasemapGroup[], pane: PaneName): Point[] | null {
  const margin = (HALF_PRICE - PANES[pane].padding) * viewOf(stage, pane).scale
  const isNearEdge = groups.some((group) => {
    const { x } = project(group)
    const toEdge = Math.min(x - stage.x, stage.x + stage.width - x)
    return group.price !== null && toEdge < margin
  })
  if (!isNearEdge) return null
  return stageCorners({ ...stage, x: stage.x - margin, width: stage.width + 2 * margin })
}

function basemapGroupOf({ lat, lng, count, pins }: Group): BasemapGroup {
  const [pin] = pins
  return { lat, lng, count, price: pin?.price ?? null, isArea: pin ? !pin.exact : false }
}
