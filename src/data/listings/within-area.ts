import { type SQL, sql } from 'drizzle-orm'
import { AREA_UNITS, boxOfArea, edgesOfArea } from '../../domain/map/area'

/**
 * Within a drawn area, as `isInArea` has it: of the rows in its box those that an odd number of its sides lie east of.
 * The numbers of its corners are whole, so that SQLite computes what scripts do, to the last bit.
 */
export function withinArea(area: string): SQL {
  const { minLat, maxLat, minLng, maxLng } = boxOfArea(area)
  const crossed = edgesOfArea(area).map(
    ({ x, y, dx, dy }) =>
      `CASE WHEN lat >= ${degrees(y)} AND lat < ${degrees(y + dy)}
        AND (lng * ${AREA_UNITS} - ${x}) * ${dy} < (lat * ${AREA_UNITS} - ${y}) * ${dx} THEN 1 ELSE 0 END`,
  )
  return sql`lat BETWEEN ${minLat} AND ${maxLat} AND lng BETWEEN ${minLng} AND ${maxLng}
    AND ${sql.raw(summed(crossed))} % 2 = 1`
}

/** By halves: D1 refuses expressions that are nested more than a hundred deep. */
function summed(terms: string[]): string {
  if (terms.length < 2) return terms[0] ?? '0'
  const half = Math.ceil(terms.length / 2)
  return `(${summed(terms.slice(0, half))} + ${summed(terms.slice(half))})`
}

/** Exact, as powers of two divide without a remainder. */
function degrees(units: number): string {
  return `${units} / ${AREA_UNITS}.0`
}
