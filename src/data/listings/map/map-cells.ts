import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '../../../domain/list/list-filter'
import { cellSize, type MapView } from '../../../domain/list/map-grid'
import type { Db } from '../../db/db'
import { KEPT_ZOOM, keptCells } from '../list-cells'
import { narrowIndex, type Source, sources } from '../list-query'

/** A cell's rows in numbers. */
export interface Cell extends Box {
  row: number
  col: number
  count: number
  latSum: number
  lngSum: number
}

export interface Box {
  south: number
  west: number
  north: number
  east: number
}

export const CELL = {
  row: sql<number>`"row"`,
  col: sql<number>`col`,
  count: sql<number>`count`,
  latSum: sql<number>`lat_sum`,
  lngSum: sql<number>`lng_sum`,
  south: sql<number>`south`,
  west: sql<number>`west`,
  north: sql<number>`north`,
  east: sql<number>`east`,
}

/** The cells of a first view: the small ones of the whole list together, or counted anew for a close view. */
export async function cellsIn(
  db: Db,
  filter: ListFilter,
  view: MapView,
  all: Cell[],
): Promise<Cell[]> {
  if (view.zoom > KEPT_ZOOM) return db.select(CELL).from(viewCells(filter, view))
  const across = 2 ** (KEPT_ZOOM - view.zoom)
  const nameOf = ({ row, col }: Cell) => `${Math.floor(row / across)} ${Math.floor(col / across)}`
  return [...Map.groupBy(all, nameOf).values()].map(together)
}

function together(cells: Cell[]): Cell {
  const sumOf = (column: 'count' | 'latSum' | 'lngSum') =>
    cells.reduce((sum, cell) => sum + cell[column], 0)
  const { row = 0, col = 0 } = cells[0] ?? {}
  const sums = { count: sumOf('count'), latSum: sumOf('latSum'), lngSum: sumOf('lngSum') }
  return { row, col, ...sums, ...boxAround(cells) }
}

/** The smallest box around others. */
export function boxAround(boxes: Box[]): Box {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}

/** One row for each cell in view that is not empty, however many listings there are. */
export function viewCells(filter: ListFilter, { zoom, bounds }: MapView): SQL {
  const [south, west, north, east] = bounds
  const inView = sql.raw(`lat BETWEEN ${south} AND ${north} AND lng BETWEEN ${west} AND ${east}`)
  return gathered(counted(sources(filter), filter, zoom, inView))
}

/** The cells of a whole list: read where they are kept, counted elsewhere. */
export function wholeCells(filter: ListFilter): SQL {
  const runs = sources(filter).map((run) => {
    const kept = keptCells(filter, run.list, run.kind)
    return kept
      ? sql`SELECT "row", col, total AS count, lat_sum, lng_sum, south, west, north, east ${kept} AND lat_sum IS NOT NULL`
      : counted([run], filter, KEPT_ZOOM, sql`lat IS NOT NULL`)
  })
  return gathered(sql.join(runs, sql` UNION ALL `))
}

function gathered(cells: SQL): SQL {
  return sql`(SELECT "row", col, sum(count) AS count, sum(lat_sum) AS lat_sum, sum(lng_sum) AS lng_sum,
    min(south) AS south, min(west) AS west, max(north) AS north, max(east) AS east
    FROM (${cells}) GROUP BY "row", col)`
}

function counted(runs: Source[], filter: ListFilter, zoom: number, where: SQL): SQL {
  const { lat, lng } = cellSize(zoom)
  return sql`SELECT CAST(lat / ${lat} AS INTEGER) AS "row", CAST(lng / ${lng} AS INTEGER) AS col,
    count(*) AS count, sum(lat) AS lat_sum, sum(lng) AS lng_sum, min(lat) AS south, min(lng) AS west,
    max(lat) AS north, max(lng) AS east FROM (${points(runs, filter, where)}) GROUP BY 1, 2`
}

function points(runs: Source[], filter: ListFilter, where: SQL): SQL {
  const index = narrowIndex(filter) ?? sql`INDEXED BY listing_point`
  const each = runs.map(
    (run) => sql`SELECT key, lat, lng FROM listing ${index} WHERE ${run.where} AND ${where}`,
  )
  return sql.join(each, sql` UNION ALL `)
}
