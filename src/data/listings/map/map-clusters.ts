import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../../cache'
import { type ListFilter, withPage } from '../../../domain/list/list-filter'
import { type Bounds, COUNTRY_BOUNDS, firstView, type MapView } from '../../../domain/list/map-grid'
import type { ListingCard } from '../../../domain/listing/published'
import type { Db } from '../../db/db'
import { listing } from '../../db/schema'
import { cachedList, fresh, readOf } from '../cached-lists'
import { sources, totalOf } from '../list-query'
import { shortCard } from '../search/search'
import { oddSides } from '../within-area'
import { type Box, boxAround, CELL, type Cell, cellsIn, viewCells, wholeCells } from './map-cells'

/** Several rows of a list that are too close together for pins of their own. */
interface Cluster {
  lat: number
  lng: number
  count: number
  /** The bounds of its rows; a point when they all share one. */
  bounds: Bounds
}

/** A row where a visitor may see it: at its own point, or at its postcode's when the street is hidden. */
export interface MapPin {
  card: ListingCard
  lat: number
  lng: number
}

interface MapClusters {
  /** Rows of the whole list, also those outside the view and those that no map can show. */
  total: number
  /** The bounds of the rows in view; null when there are none. */
  bounds: Bounds | null
  /** The requested view on its grid, or the first view. */
  view: MapView
  clusters: Cluster[]
  pins: MapPin[]
}

/** So many rows of a cell are shown apart; more when they share one point, or the map shows streets. */
const APART = 3
const STACK = 20
const STREET_ZOOM = 16

const MAX_PINS = 300
/** The last cached zoom; further in, views rarely repeat and have few rows. */
const MAX_CACHED_ZOOM = 12

/**
 * All rows of a list within `view`, gathered in clusters and pins; for a first view (so many cells of the map) all
 * that there are. From the cache under the same rules as lists.
 */
export function mapClusters(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  view: MapView | number,
): Promise<MapClusters> {
  const whole: ListFilter = { ...withPage(filter, 1), order: 'newest' }
  const load = () => loadClusters(db, whole, view)
  const isFirst = typeof view === 'number'
  if (!isFirst && view.zoom > MAX_CACHED_ZOOM) return fresh(cache, load)
  const name = `map${isFirst ? view : [view.zoom, ...view.bounds].join()}`
  const reads = ({ pins }: MapClusters) => [
    readOf(
      whole,
      pins.map(({ card }) => card),
    ),
  ]
  return cachedList(cache, whole, { name, isOurs: isFirst, reads }, load)
}

async function loadClusters(
  db: Db,
  filter: ListFilter,
  requested: MapView | number,
): Promise<MapClusters> {
  const isFirst = typeof requested === 'number'
  const [totals, all] = await db.batch([
    db.select({ total: totalOf(filter) }).from(sql`(SELECT 1)`),
    db.select(CELL).from(isFirst ? wholeCells(filter) : viewCells(filter, requested)),
  ])
  const view = isFirst
    ? firstView(all.length > 0 ? around(all) : COUNTRY_BOUNDS, requested)
    : requested
  const cells = isFirst ? await cellsIn(db, filter, view, all) : all
  const apart = fewest(cells, view.zoom)
  const clusters = cells.filter((cell) => !apart.has(cell)).map(clusterOf)
  return {
    total: totals[0]?.total ?? 0,
    bounds: cells.length > 0 ? around(cells) : null,
    view,
    clusters,
    pins: await readPins(db, filter, [...apart]),
  }
}

/** The cells whose rows become pins: the emptiest first, as long as there is room. */
function fewest(cells: Cell[], zoom: number): Set<Cell> {
  const most = zoom >= STREET_ZOOM ? MAX_PINS : APART
  const isStack = ({ count, south, west, north, east }: Cell) =>
    count <= STACK && south === north && west === east
  const few = cells
    .filter((cell) => cell.count <= most || isStack(cell))
    .sort((a, b) => a.count - b.count)
  const apart = new Set<Cell>()
  let pins = 0
  for (const cell of few) {
    pins += cell.count
    if (pins > MAX_PINS) break
    apart.add(cell)
  }
  return apart
}

function clusterOf(cell: Cell): Cluster {
  const { count, latSum, lngSum } = cell
  return { lat: metre(latSum / count), lng: metre(lngSum / count), count, bounds: around([cell]) }
}

function around(boxes: Box[]): Bounds {
  const { south, west, north, east } = boxAround(boxes)
  return [south, west, north, east].map(metre) as Bounds
}

/** A map is no more precise than this. */
function metre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

async function readPins(db: Db, filter: ListFilter, cells: Cell[]): Promise<MapPin[]> {
  if (cells.length === 0) return []
  const boxes = cells.map(({ south, west, north, east }) => [south, west, north, east])
  const boxed = sql`(SELECT value ->> 0 AS south, value ->> 1 AS west, value ->> 2 AS north, value ->> 3 AS east
    FROM json_each(${JSON.stringify(boxes)}))`
  const isDrawn = filter.area ? sql`AND ${oddSides(filter.area)}` : sql``
  const keys = sources({ ...filter, area: '' }).map(
    ({ where }) => sql`SELECT key FROM ${boxed} CROSS JOIN listing INDEXED BY listing_point
      WHERE ${where} AND lat BETWEEN south AND north AND lng BETWEEN west AND east ${isDrawn}`,
  )
  const rows = await db
    .select({ card: shortCard, lat: listing.lat, lng: listing.lng })
    .from(listing)
    .where(sql`${listing.key} IN (${sql.join(keys, sql` UNION ALL `)})`)
    .orderBy(sql`started DESC, id DESC`)
  return rows.flatMap(({ card, lat, lng }) =>
    lat === null || lng === null ? [] : [{ card, lat: metre(lat), lng: metre(lng) }],
  )
}
