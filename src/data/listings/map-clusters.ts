import { type SQL, sql } from 'drizzle-orm'
import type { CacheContext } from '../../cache'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import {
  type Bounds,
  COUNTRY_BOUNDS,
  cellSize,
  firstView,
  type MapView,
} from '../../domain/list/map-grid'
import type { ListingCard } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { valuesOf } from '../db/json-rows'
import { listing } from '../db/schema'
import { cachedList, fresh, readOf } from './cached-lists'
import { narrowIndex, sources, totalOf } from './list-query'
import { shortCard } from './search'

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

/** A cell's rows in numbers; `keys` only where they are few enough to be pins. */
interface Cell extends Box {
  count: number
  lat: number
  lng: number
  keys: string | null
}

interface Box {
  south: number
  west: number
  north: number
  east: number
}

const CELL = {
  count: sql<number>`count`,
  lat: sql<number>`lat`,
  lng: sql<number>`lng`,
  south: sql<number>`south`,
  west: sql<number>`west`,
  north: sql<number>`north`,
  east: sql<number>`east`,
  keys: sql<string | null>`keys`,
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
  const view =
    typeof requested === 'number'
      ? firstView((await extent(db, filter)) ?? COUNTRY_BOUNDS, requested)
      : requested
  const [totals, cells] = await db.batch([
    db.select({ total: totalOf(filter) }).from(sql`(SELECT 1)`),
    db.select(CELL).from(cellsOf(filter, view)),
  ])
  const apart = fewest(cells)
  const clusters = cells.filter((cell) => !apart.has(cell)).map(clusterOf)
  const keys = [...apart].flatMap(({ keys }) => keys?.split(',') ?? [])
  return {
    total: totals[0]?.total ?? 0,
    bounds: cells.length > 0 ? around(cells) : null,
    view,
    clusters,
    pins: await readPins(db, keys),
  }
}

async function extent(db: Db, filter: ListFilter): Promise<Bounds | null> {
  const boxes = await db.all<Box>(sql`SELECT min(lat) AS south, min(lng) AS west,
    max(lat) AS north, max(lng) AS east FROM (${points(filter)}) HAVING count(lat) > 0`)
  return boxes.length > 0 ? around(boxes) : null
}

/** One row for each cell that is not empty, however many listings there are. */
function cellsOf(filter: ListFilter, { zoom, bounds }: MapView): SQL {
  const { lat, lng } = cellSize(zoom)
  const [south, west, north, east] = bounds
  const few = zoom >= STREET_ZOOM ? MAX_PINS : APART
  const inView = sql.raw(`lat BETWEEN ${south} AND ${north} AND lng BETWEEN ${west} AND ${east}`)
  return sql`(SELECT count(*) AS count, avg(lat) AS lat, avg(lng) AS lng, min(lat) AS south,
      min(lng) AS west, max(lat) AS north, max(lng) AS east,
      CASE WHEN count(*) <= ${few} OR count(*) <= ${STACK} AND min(lat) = max(lat) AND min(lng) = max(lng)
        THEN group_concat(key) END AS keys
    FROM (${points(filter, inView)})
    GROUP BY CAST(lat / ${lat} AS INTEGER), CAST(lng / ${lng} AS INTEGER))`
}

function points(filter: ListFilter, where = sql`1`): SQL {
  const index = narrowIndex(filter) ?? sql`INDEXED BY listing_point`
  const runs = sources(filter).map(
    (run) => sql`SELECT key, lat, lng FROM listing ${index} WHERE ${run.where} AND ${where}`,
  )
  return sql.join(runs, sql` UNION ALL `)
}

/** The cells whose rows become pins: the emptiest first, as long as there is room. */
function fewest(cells: Cell[]): Set<Cell> {
  const few = cells.filter(({ keys }) => keys !== null).sort((a, b) => a.count - b.count)
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
  return { lat: metre(cell.lat), lng: metre(cell.lng), count: cell.count, bounds: around([cell]) }
}

function around(boxes: Box[]): Bounds {
  const bounds: Bounds = [
    Math.min(...boxes.map(({ south }) => south)),
    Math.min(...boxes.map(({ west }) => west)),
    Math.max(...boxes.map(({ north }) => north)),
    Math.max(...boxes.map(({ east }) => east)),
  ]
  return bounds.map(metre) as Bounds
}

/** A map is no more precise than this. */
function metre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

async function readPins(db: Db, keys: string[]): Promise<MapPin[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ card: shortCard, lat: listing.lat, lng: listing.lng })
    .from(listing)
    .where(sql`key IN ${valuesOf(JSON.stringify(keys.map(Number)))}`)
    .orderBy(sql`started DESC, id DESC`)
  return rows.flatMap(({ card, lat, lng }) =>
    lat === null || lng === null ? [] : [{ card, lat: metre(lat), lng: metre(lng) }],
  )
}
