import type { Box, Point } from '../../listing/coordinates'

/** So many corners has an area at most, five characters each in an address. */
export const MAX_CORNERS = 40

/** The corners of an area are integers in this fraction of a degree, so that their comparison is exact. */
const AREA_UNITS = 2 ** 15

/** Corners lie on a grid of 32,768 steps, some ten metres each, from the country's south-west corner. */
const STEPS = 2 ** 15
const ORIGIN: Corner = { x: 2 * AREA_UNITS, y: 49 * AREA_UNITS }
const STEP = { x: 5, y: 3 }
/** An area of less than some hundred metres both ways is a slip of the hand. */
const SMALLEST_STEPS = 10

/** In the order of ASCII, so that texts sort as their numbers do; none of them is escaped in an address. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const LENGTH = 5
const AREA = new RegExp(`^(?:[${DIGITS}]{${LENGTH}}){3,${MAX_CORNERS}}$`)

/** Longitude and latitude in `AREA_UNITS`. */
interface Corner {
  x: number
  y: number
}

/** A side of an area from its southern end; level ones are no edges, as no line of latitude crosses them. */
interface Edge extends Corner {
  dx: number
  dy: number
}

/**
 * Returns the one text of an area, whatever corner and direction it was drawn from; '' for what is none: fewer than
 * three corners that are no line, too many, or too small.
 */
export function encodeArea(points: readonly Point[]): string {
  const corners = withoutMiddles(points.map(onGrid))
  if (corners.length < 3 || corners.length > MAX_CORNERS || isTiny(corners)) return ''
  const parts = corners.map(encodeCorner)
  const texts = [parts, parts.toReversed()].flatMap((ring) =>
    ring.map((_, at) => [...ring.slice(at), ...ring.slice(0, at)].join('')),
  )
  return texts.sort()[0] ?? ''
}

/** Returns the area that an address names, as `encodeArea` writes it; '' without a valid one. */
export function parseArea(value: string | null): string {
  return value !== null && AREA.test(value) ? encodeArea(cornersOfArea(value)) : ''
}

/** Returns the corners of an encoded area, in degrees that are exact. */
export function cornersOfArea(area: string): Point[] {
  return cornersIn(area).map(({ x, y }) => ({ lat: y / AREA_UNITS, lng: x / AREA_UNITS }))
}

/** Returns the box around an area. */
export function boxOfArea(area: string): Box {
  const corners = cornersOfArea(area)
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)]
  return {
    minLat: Math.min(...lats),
    maxLat: Math.max(...lats),
    minLng: Math.min(...lngs),
    maxLng: Math.max(...lngs),
  }
}

/**
 * Returns the test of a point for one area, by the even-odd rule: a line eastwards crosses its sides an odd number of
 * times. What lies on a western or southern side is within, on an eastern or northern one outside.
 */
export function areaTest(area: string): (point: Point) => boolean {
  const { minLat, maxLat, minLng, maxLng } = boxOfArea(area)
  const edges = edgesOfArea(area)
  return ({ lat, lng }) => {
    if (lat < minLat || lat > maxLat || lng < minLng || lng > maxLng) return false
    const [x, y] = [lng * AREA_UNITS, lat * AREA_UNITS]
    const crossed = edges.filter((edge) => {
      const isBeside = y >= edge.y && y < edge.y + edge.dy
      return isBeside && (x - edge.x) * edge.dy < (y - edge.y) * edge.dx
    })
    return crossed.length % 2 === 1
  }
}

/** Returns the sides of an area that a line of latitude can cross. */
function edgesOfArea(area: string): Edge[] {
  const corners = cornersIn(area)
  return corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    if (from.y === to.y) return []
    const [south, north] = from.y < to.y ? [from, to] : [to, from]
    return [{ ...south, dx: north.x - south.x, dy: north.y - south.y }]
  })
}

function onGrid({ lat, lng }: Point): Corner {
  return {
    x: ORIGIN.x + STEP.x * steps((lng * AREA_UNITS - ORIGIN.x) / STEP.x),
    y: ORIGIN.y + STEP.y * steps((lat * AREA_UNITS - ORIGIN.y) / STEP.y),
  }
}

/** What lies outside the country comes to its edge. */
function steps(value: number): number {
  return Math.min(STEPS - 1, Math.max(0, Math.round(value)))
}

/** Returns one at a time: of two equal corners one stays. */
function withoutMiddles(ring: Corner[]): Corner[] {
  const at = ring.findIndex((corner, index) => {
    const [before, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]]
    return before && after && isOnLine(before, corner, after)
  })
  return at < 0 ? ring : withoutMiddles(ring.toSpliced(at, 1))
}

function isOnLine(from: Corner, { x, y }: Corner, to: Corner): boolean {
  return (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x)
}

function isTiny(corners: Corner[]): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const all = corners.map((corner) => corner[axis])
    return Math.max(...all) - Math.min(...all) < SMALLEST_STEPS * STEP[axis]
  })
}

function encodeCorner({ x, y }: Corner): string {
  const number = ((y - ORIGIN.y) / STEP.y) * STEPS + (x - ORIGIN.x) / STEP.x
  return Array.from({ length: LENGTH }, (_, at) => {
    const digit = Math.floor(number / DIGITS.length ** (LENGTH - 1 - at)) % DIGITS.length
    return DIGITS[digit]
  }).join('')
}

function cornersIn(area: string): Corner[] {
  const parts = area.match(new RegExp(`.{${LENGTH}}`, 'g')) ?? []
  return parts.map((part) => {
    const number = [...part].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0)
    return {
      x: ORIGIN.x + STEP.x * (number % STEPS),
      y: ORIGIN.y + STEP.y * Math.floor(number / STEPS),
    }
  })
}
