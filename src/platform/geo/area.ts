import type { Box, Point } from './coordinates'

/** The maximum number of corners of an area. Each has five characters in a URL. */
export const MAX_CORNERS = 40

/** The number of units in a degree. Corners have integer coordinates in these units, so that comparisons are exact. */
const AREA_UNITS = 2 ** 15

/**
 * The number of grid steps in each direction. Corners are on a grid with steps of about ten metres, from the country's
 * south-west corner.
 */
const STEPS = 2 ** 15
const ORIGIN: Corner = { x: 2 * AREA_UNITS, y: 49 * AREA_UNITS }
const STEP = { x: 5, y: 3 }
/** The minimum size in steps. A smaller area, below some hundred metres in both directions, was drawn by mistake. */
const SMALLEST_STEPS = 10

/** The digits in ASCII order, so that texts sort like their numbers. None of them is escaped in a URL. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const LENGTH = 5
const AREA = new RegExp(`^(?:[${DIGITS}]{${LENGTH}}){3,${MAX_CORNERS}}$`)

/** Longitude and latitude in `AREA_UNITS`. */
interface Corner {
  x: number
  y: number
}

/** A side of an area from its southern end. Horizontal sides are omitted, because no line of latitude crosses them. */
interface Edge extends Corner {
  dx: number
  dy: number
}

/**
 * Returns the canonical text of an area, independent of the first corner and the direction of drawing. Returns '' for
 * an invalid area: fewer than three corners, corners on one line, too many corners, or a too small area.
 */
export function encodeArea(points: readonly Point[]): string {
  const corners = withoutCollinear(points.map(onGrid))
  if (corners.length < 3 || corners.length > MAX_CORNERS || isTooSmall(corners)) return ''
  const parts = corners.map(encodeCorner)
  const [first] = parts.toSorted()
  const texts = [parts, parts.toReversed()].flatMap((ring) =>
    ring.flatMap((part, at) =>
      part === first ? [...ring.slice(at), ...ring.slice(0, at)].join('') : [],
    ),
  )
  return texts.sort()[0] ?? ''
}

/** Returns the area of a URL in the form of `encodeArea`, or '' if it is invalid. */
export function parseArea(value: string | null): string {
  return value !== null && AREA.test(value) ? encodeArea(cornersOfArea(value)) : ''
}

/** Returns the corners of an encoded area in exact degrees. */
export function cornersOfArea(area: string): Point[] {
  return cornersIn(area).map(({ x, y }) => ({ lat: y / AREA_UNITS, lng: x / AREA_UNITS }))
}

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
 * Returns a function that tests whether a point is in the area, by the even-odd rule: a line eastwards crosses its
 * sides an odd number of times. Points on a western or southern side are inside, on an eastern or northern one outside.
 */
export function areaTest(area: string): (point: Point) => boolean {
  const { minLat, maxLat, minLng, maxLng } = boxOfArea(area)
  const edges = edgesOfArea(area)
  return ({ lat, lng }) => {
    if (lat < minLat || lat > maxLat || lng < minLng || lng > maxLng) return false
    const [x, y] = [lng * AREA_UNITS, lat * AREA_UNITS]
    const crossed = edges.filter((edge) => {
      const isInRange = y >= edge.y && y < edge.y + edge.dy
      return isInRange && (x - edge.x) * edge.dy < (y - edge.y) * edge.dx
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

/** Rounds to a step and clamps it to the grid. A point outside the country moves to its edge. */
function steps(value: number): number {
  return Math.min(STEPS - 1, Math.max(0, Math.round(value)))
}

/** Removes corners on a straight line, one at a time, so that one of two equal corners remains. */
function withoutCollinear(ring: Corner[]): Corner[] {
  const at = ring.findIndex((corner, index) => {
    const [previous, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]]
    return previous && after && isOnLine(previous, corner, after)
  })
  return at < 0 ? ring : withoutCollinear(ring.toSpliced(at, 1))
}

function isOnLine(from: Corner, { x, y }: Corner, to: Corner): boolean {
  return (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x)
}

function isTooSmall(corners: Corner[]): boolean {
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
