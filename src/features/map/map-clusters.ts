import { FEATURE_BIT } from '../../listing/features'
import type { ListFilter } from '../../listing/filter/list-filter'
import { KIND } from '../../listing/filter/lists'
import { currentMarket } from '../../listing/market/current-market'
import { findRows } from '../../listing/market/find-rows'
import { byDate } from '../../listing/market/market'
import type { MarketRow } from '../../listing/market/market-row'
import type { ListingCard } from '../../listing/published'
import { readShortCards } from '../../listing/queries/cards'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { type Bounds, COUNTRY_BOUNDS, cellSize, firstView, type MapView } from './map-grid'

/** Several rows of a list that are too close together for separate pins. */
interface Cluster {
  lat: number
  lng: number
  count: number
  /** The bounds of its rows; a point when they all share one. */
  bounds: Bounds
}

/** A row at its public point: its own coordinates, or those of its postcode if the street is hidden. */
interface MapPin {
  card: ListingCard
  lat: number
  lng: number
}

interface MapClusters extends Omit<Arrangement, 'pinned'> {
  /** The number of rows of the list, including those outside the view and those without coordinates. */
  total: number
  /** The number of rows without coordinates. They are in the list, but not on the map. */
  unlocated: number
  /** The number of rows of the list abroad, if a first view leaves out some. 0 for a list of homes abroad. */
  abroad: number
  pins: MapPin[]
}

/** Rows in view, as clusters and as rows with a pin of their own. */
interface Arrangement {
  /** The bounds of the rows in view; null when there are none. */
  bounds: Bounds | null
  /** The requested view on its grid, or the first view. */
  view: MapView
  clusters: Cluster[]
  pinned: LocatedRow[]
}

/**
 * The maximum number of rows of a cell that are shown as pins. The limit is higher for rows at one point, and at street
 * level.
 */
const MAX_PINS_PER_CELL = 3
const MAX_PINS_PER_POINT = 20
const STREET_ZOOM = 16

const MAX_PINS = 300
/** A view with at most this many rows shows all of them as pins. */
const MAX_ROWS_WITH_PINS = 20

/** A number of cells that exceeds the cells around the world at the highest zoom. */
const CELLS_IN_A_ROW = 2 ** 21

type LocatedRow = MarketRow & { lat: number; lng: number }

interface Cell {
  rows: LocatedRow[]
  bounds: Bounds
  /** The sum of the coordinates of its rows. */
  sum: { lat: number; lng: number }
}

/**
 * Returns all rows of a list within `view`, as clusters and pins; for a first view (the number of cells of the map) all
 * rows of the list, without those abroad if there are others.
 */
export async function findMapClusters(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  requested: MapView | number,
): Promise<MapClusters> {
  const market = await currentMarket(db, cache)
  const rows = findRows(market, filter, 'newest')
  const located = rows.filter(isLocated)
  const domestic = located.filter((row) => isInBounds(row, COUNTRY_BOUNDS))
  const isMixed = domestic.length > 0 && (filter.features & FEATURE_BIT.abroad) === 0
  const abroad = { ...filter, features: filter.features | FEATURE_BIT.abroad }
  const { pinned, ...arrangement } =
    typeof requested === 'number'
      ? firstArrangement(rows, isMixed ? domestic : located, requested)
      : arrange(
          located.filter((row) => isInBounds(row, requested.bounds)),
          requested,
        )
  return {
    total: rows.length,
    unlocated: rows.length - located.length,
    abroad:
      isMixed && domestic.length < located.length ? findRows(market, abroad, 'newest').length : 0,
    ...arrangement,
    pins: await readPins(db, cache, pinned),
  }
}

/** The arrangements of first views. The rows of a list without filters are the same array for each request. */
const firstArrangements = new WeakMap<readonly MarketRow[], Map<number, Arrangement>>()

function firstArrangement(
  rows: readonly MarketRow[],
  visible: readonly LocatedRow[],
  cells: number,
): Arrangement {
  const known = firstArrangements.get(rows) ?? new Map<number, Arrangement>()
  const arrangement = known.get(cells) ?? arrange(visible, cells)
  firstArrangements.set(rows, known.set(cells, arrangement))
  return arrangement
}

function arrange(rows: readonly LocatedRow[], requested: MapView | number): Arrangement {
  const bounds = rows.length > 0 ? boundsOf(rows) : null
  const isFirst = typeof requested === 'number'
  const view = isFirst ? firstView(bounds ?? COUNTRY_BOUNDS, requested) : requested
  const cells = cellsOf(rows, view.zoom)
  const pinCells =
    rows.length <= MAX_ROWS_WITH_PINS ? new Set(cells) : cellsWithPins(cells, view.zoom)
  return {
    bounds,
    view,
    clusters: cells.filter((cell) => !pinCells.has(cell)).map(clusterOf),
    pinned: [...pinCells].flatMap((cell) => cell.rows).sort(byDate),
  }
}

function isLocated(row: MarketRow): row is LocatedRow {
  return row.lat !== null && row.lng !== null
}

function isInBounds({ lat, lng }: LocatedRow, [south, west, north, east]: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Returns the cells that contain rows, from south to north, each row of cells from west to east. */
function cellsOf(rows: readonly LocatedRow[], zoom: number): Cell[] {
  const size = cellSize(zoom)
  const cells = new Map<number, Cell>()
  for (const row of rows) {
    const { lat, lng } = row
    const number = Math.trunc(lat / size.lat) * CELLS_IN_A_ROW + Math.trunc(lng / size.lng)
    const cell = cells.get(number)
    if (cell) addRow(cell, row)
    else cells.set(number, { rows: [row], bounds: [lat, lng, lat, lng], sum: { lat, lng } })
  }
  return [...cells].sort(([a], [b]) => a - b).map(([, cell]) => cell)
}

function addRow({ rows, bounds, sum }: Cell, row: LocatedRow): void {
  const { lat, lng } = row
  rows.push(row)
  sum.lat += lat
  sum.lng += lng
  if (lat < bounds[0]) bounds[0] = lat
  else if (lat > bounds[2]) bounds[2] = lat
  if (lng < bounds[1]) bounds[1] = lng
  else if (lng > bounds[3]) bounds[3] = lng
}

/** Returns the cells whose rows become pins, those with the fewest rows first, within the limit of pins. */
function cellsWithPins(cells: readonly Cell[], zoom: number): Set<Cell> {
  const maxRows = zoom >= STREET_ZOOM ? MAX_PINS : MAX_PINS_PER_CELL
  const isOnePoint = ({ rows, bounds: [south, west, north, east] }: Cell) =>
    rows.length <= MAX_PINS_PER_POINT && south === north && west === east
  const candidates = cells
    .filter((cell) => cell.rows.length <= maxRows || isOnePoint(cell))
    .sort((a, b) => a.rows.length - b.rows.length)
  const pinCells = new Set<Cell>()
  let pins = 0
  for (const cell of candidates) {
    pins += cell.rows.length
    if (pins > MAX_PINS) break
    pinCells.add(cell)
  }
  return pinCells
}

function clusterOf({ rows, bounds, sum }: Cell): Cluster {
  const { length: count } = rows
  return {
    lat: roundToMetre(sum.lat / count),
    lng: roundToMetre(sum.lng / count),
    count,
    bounds: rounded(bounds),
  }
}

function boundsOf(rows: readonly LocatedRow[]): Bounds {
  return rounded(exactBounds(rows))
}

function exactBounds(rows: readonly LocatedRow[]): Bounds {
  const bounds: Bounds = [90, 180, -90, -180]
  for (const { lat, lng } of rows) {
    bounds[0] = Math.min(bounds[0], lat)
    bounds[1] = Math.min(bounds[1], lng)
    bounds[2] = Math.max(bounds[2], lat)
    bounds[3] = Math.max(bounds[3], lng)
  }
  return bounds
}

function rounded([south, west, north, east]: Bounds): Bounds {
  return [roundToMetre(south), roundToMetre(west), roundToMetre(north), roundToMetre(east)]
}

/** Rounds degrees to about one metre, the precision of the map. */
function roundToMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

async function readPins(
  db: Db,
  cache: CacheContext,
  rows: readonly LocatedRow[],
): Promise<MapPin[]> {
  const cards = await readShortCards(db, cache, rows)
  const points = new Map(rows.map((row) => [`${row.kind === KIND.project} ${row.id}`, row]))
  return cards.flatMap((card) => {
    const row = points.get(`${card.kind === 'project'} ${card.id}`)
    return row ? [{ card, lat: roundToMetre(row.lat), lng: roundToMetre(row.lng) }] : []
  })
}
