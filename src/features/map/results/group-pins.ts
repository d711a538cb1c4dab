import type { Bounds, MapCluster, MapPin, MapResponse } from './map-response'

/** The listings at one place on the map. A cluster of the server has a count and no `pins`. */
export interface Group extends MapCluster {
  pins: MapPin[]
}

interface Pixels {
  x: number
  y: number
}

interface Placed {
  group: Group
  at: Pixels
}

const PIN_HEIGHT = 36
const DROP_WIDTH = 30
const LETTER_WIDTH = 7
const PILL_PADDING = 24
const CLUSTER = 58
const BIG = 72
/** Clusters with more listings than this are drawn larger. */
export const BIG_CLUSTER = 20
/** The overlap of two pins that is accepted, in pixels. */
const TOLERANCE = 6

/**
 * Merges pins and clusters that would cover each other into clusters, and pins at one point into groups, so that each
 * can be read and pressed.
 */
export function mergePins(
  response: Pick<MapResponse, 'clusters' | 'pins'>,
  project: (lat: number, lng: number) => Pixels,
): Group[] {
  const clusters = response.clusters.map((cluster) => ({ ...cluster, pins: [] }))
  const placed = [...clusters, ...onePerPoint(response.pins)].map((group) => ({
    group,
    at: project(group.lat, group.lng),
  }))
  const separate: Placed[] = []
  for (let next = placed.shift(); next; next = placed.shift()) {
    const coveredIndex = separate.findIndex((one) => cover(one, next as Placed))
    if (coveredIndex < 0) {
      separate.push(next)
      continue
    }
    const [covered] = separate.splice(coveredIndex, 1)
    if (covered) placed.push(joined(covered, next))
  }
  return separate.map(({ group }) => group)
}

/** Groups the pins at one point. Listings with a hidden address in one town share a point. */
function onePerPoint(pins: MapPin[]): Group[] {
  const points = Map.groupBy(pins, ({ lat, lng }) => `${lat} ${lng}`)
  return [...points.values()].map((pins) => {
    const { lat, lng } = pins[0] as MapPin
    return { lat, lng, count: pins.length, bounds: [lat, lng, lat, lng], pins }
  })
}

function cover(a: Placed, b: Placed): boolean {
  const [boxA, boxB] = [boxOf(a), boxOf(b)]
  const across = Math.min(boxA.right, boxB.right) - Math.max(boxA.left, boxB.left)
  const down = Math.min(boxA.bottom, boxB.bottom) - Math.max(boxA.top, boxB.top)
  return across > TOLERANCE && down > TOLERANCE
}

function boxOf({ group, at: { x, y } }: Placed) {
  const [pin, another] = group.pins
  if (!pin || another) {
    const half = (group.count > BIG_CLUSTER ? BIG : CLUSTER) / 2
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  }
  const width = pin.price ? pin.price.length * LETTER_WIDTH + PILL_PADDING : DROP_WIDTH
  return { left: x - width / 2, right: x + width / 2, top: y - PIN_HEIGHT, bottom: y }
}

/** Returns a group centred on its members. It has `pins` only if all of them are known. */
function joined(a: Placed, b: Placed): Placed {
  const count = a.group.count + b.group.count
  const middle = (one: number, two: number) => (one * a.group.count + two * b.group.count) / count
  const areKnown = [a, b].every(({ group }) => group.pins.length === group.count)
  return {
    group: {
      lat: middle(a.group.lat, b.group.lat),
      lng: middle(a.group.lng, b.group.lng),
      count,
      bounds: boundsOfBoth(a.group.bounds, b.group.bounds),
      pins: areKnown ? [...a.group.pins, ...b.group.pins] : [],
    },
    at: { x: middle(a.at.x, b.at.x), y: middle(a.at.y, b.at.y) },
  }
}

function boundsOfBoth(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}
