import { mapPin } from '../../components/listing/map-pin'
import { mapClusters } from '../../data/listings/map-clusters'
import { groundOf } from '../../data/places/ground'
import { PANES, type PaneName, viewOf } from '../../data/places/ground-view'
import type { ListFilter } from '../../domain/list/list-filter'
import { cellsAcross } from '../../domain/list/map-grid'
import type { Ground } from '../../domain/map/ground'
import { project } from '../../domain/map/mercator'
import type { Spot } from '../../islands/map/ground/ground-spot'
import { type Group, gather } from '../../islands/map/results/gather'
import type { LoadContext } from '../module'

/** The ground of a list's map, and its homes there. */
export interface ListGround {
  ground: Ground
  spots: Spot[]
}

/** All results of a list; without any, the places that it is filtered by, or the country. */
export async function listGround(
  { db, cache, view }: Pick<LoadContext, 'db' | 'cache' | 'view'>,
  filter: ListFilter,
  pane: PaneName,
): Promise<{ total: number; map: ListGround }> {
  const { smallest } = PANES[pane]
  const cells = cellsAcross(Math.max(smallest.width, smallest.height))
  const { total, bounds, clusters, pins } = await mapClusters(db, cache, filter, cells)
  const [south = 0, west = 0, north = 0, east = 0] = bounds ?? []
  const ground = groundOf({
    lang: view.lang,
    points: bounds
      ? [
          { lat: south, lng: west },
          { lat: north, lng: east },
        ]
      : [],
    zips: filter.regions.map(({ zip }) => zip),
    pane,
  })
  const { scale } = viewOf(ground.stage, pane)
  const groups = gather({ clusters, pins: pins.map((pin) => mapPin(view, pin)) }, (lat, lng) => {
    const { x, y } = project({ lat, lng })
    return { x: x / scale, y: y / scale }
  })
  return { total, map: { ground, spots: groups.map(spotOf) } }
}

function spotOf({ lat, lng, count, pins }: Group): Spot {
  const [pin] = pins
  return { lat, lng, count, price: pin?.price ?? null, isArea: pin ? !pin.exact : false }
}
