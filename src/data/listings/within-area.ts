import { type SQL, sql } from 'drizzle-orm'
import { AREA_UNITS, boxOfArea, edgesOfArea } from '../../domain/map/area'

type Edge = ReturnType<typeof edgesOfArea>[number]

/** So many times are an area's sides parted by latitude, so that a row meets few of them. */
const HALVINGS = 2
/** A half that has most of them is no gain, and D1 takes 100,000 characters, five areas among them. */
const MOST_SHARED = 1.4

/**
 * Within a drawn area, as `isInArea` has it: of the rows in its box those that an odd number of its sides lie east of.
 * The numbers of its corners are whole, so that SQLite computes what scripts do, to the last bit.
 */
export function withinArea(area: string): SQL {
  const { minLat, maxLat, minLng, maxLng } = boxOfArea(area)
  return sql`lat BETWEEN ${minLat} AND ${maxLat} AND lng BETWEEN ${minLng} AND ${maxLng} AND ${oddSides(area)}`
}

/** The same of rows that another box finds: SQLite would else read all in the area's own. */
export function oddSides(area: string): SQL {
  return sql`${sql.raw(crossings(edgesOfArea(area), HALVINGS))} % 2 = 1`
}

/** The number of sides that a line eastwards crosses: counted among those of the row's own half. */
function crossings(edges: Edge[], halvings: number): string {
  const middle = middleOf(edges)
  const south = edges.filter(({ y }) => y < middle)
  const north = edges.filter(({ y, dy }) => y + dy > middle)
  const isGain = south.length + north.length <= MOST_SHARED * edges.length
  if (halvings === 0 || !isGain) return summed(edges.map(isCrossed))
  const [below, above] = [south, north].map((half) => crossings(half, halvings - 1))
  return `CASE WHEN lat < ${degrees(middle)} THEN ${below} ELSE ${above} END`
}

function middleOf(edges: Edge[]): number {
  const ends = edges.flatMap(({ y, dy }) => [y, y + dy]).sort((a, b) => a - b)
  return ends[Math.floor(ends.length / 2)] ?? 0
}

function isCrossed({ x, y, dx, dy }: Edge): string {
  const isWest = `(lng*${AREA_UNITS}-${x})*${dy}<(lat*${AREA_UNITS}-${y})*${dx}`
  return `CASE WHEN lat>=${degrees(y)} AND lat<${degrees(y + dy)} AND ${isWest} THEN 1 ELSE 0 END`
}

/** By halves: D1 refuses expressions that are nested more than a hundred deep. */
function summed(terms: string[]): string {
  if (terms.length < 2) return terms[0] ?? '0'
  const half = Math.ceil(terms.length / 2)
  return `(${summed(terms.slice(0, half))} + ${summed(terms.slice(half))})`
}

/** In full: a number of sixteen bits after the point has as many digits, which SQLite reads exactly. */
function degrees(units: number): string {
  return String(units / AREA_UNITS)
}
