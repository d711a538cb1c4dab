import type { Pixel } from '../../../platform/geo/mercator'
import { BIG_CLUSTER, type Pin, pinsCollide } from '../../../platform/geo/pin'
import type { Bounds, MapCluster, MapPin, MapResponse } from './map-response'

/** The listings at one place on the map. A cluster of the server has a count and no `pins`. */
export interface Group extends MapCluster {
  pins: MapPin[]
}

interface Placed {
  group: Group
  pin: Pin
}

/** The maximum distance of two pins that cover each other: the width of the longest price. */
const MAX_REACH = 200

/**
 * Merges pins and clusters that would cover each other into clusters, and pins at one point into groups, so that each
 * can be read and pressed. Each group, the largest first, joins the closest one that it covers.
 */
export function mergePins(
  response: Pick<MapResponse, 'clusters' | 'pins'>,
  project: (lat: number, lng: number) => Pixel,
): Group[] {
  const clusters = response.clusters.map((cluster) => ({ ...cluster, pins: [] }))
  const placed = new Set<Placed>()
  const groups = [...clusters, ...onePerPoint(response.pins)]
  for (const group of groups.sort((a, b) => b.count - a.count)) {
    let next = { group, pin: groupPin(group, project(group.lat, group.lng)) }
    for (
      let covered = closestCovered(placed, next);
      covered;
      covered = closestCovered(placed, next)
    ) {
      placed.delete(covered)
      next = joined(covered, next)
    }
    placed.add(next)
  }
  return [...placed].map(({ group }) => group)
}

/** Returns the closest group that a pin covers, or undefined if it covers none. */
function closestCovered(placed: Iterable<Placed>, { pin }: Placed): Placed | undefined {
  let closest: Placed | undefined
  // Squares of distances: their order is the same.
  let shortest = MAX_REACH ** 2
  for (const other of placed) {
    const distance = (pin.x - other.pin.x) ** 2 + (pin.y - other.pin.y) ** 2
    if (distance >= shortest || !pinsCollide(pin, other.pin)) continue
    closest = other
    shortest = distance
  }
  return closest
}

/** Groups the pins at one point. Listings with a hidden address in one town share a point. */
function onePerPoint(pins: MapPin[]): Group[] {
  const points = Map.groupBy(pins, ({ lat, lng }) => `${lat} ${lng}`)
  return [...points.values()].map((pins) => {
    const { lat, lng } = pins[0] as MapPin
    return { lat, lng, count: pins.length, bounds: [lat, lng, lat, lng], pins }
  })
}

/** Returns the shape of a group at a pixel. */
export function groupPin({ count, pins }: Group, { x, y }: Pixel): Pin {
  const [pin] = pins
  const at = { x, y, letters: 0 }
  if (!pin || count > 1) return { ...at, shape: count > BIG_CLUSTER ? 'big' : 'cluster' }
  if (!pin.shortPrice) return { ...at, shape: 'drop' }
  return { ...at, shape: pin.exact ? 'price' : 'area', letters: pin.shortPrice.length }
}

/** Returns a group centred on its members. It has `pins` only if all of them are known. */
function joined(a: Placed, b: Placed): Placed {
  const count = a.group.count + b.group.count
  const middle = (one: number, two: number) => (one * a.group.count + two * b.group.count) / count
  const areKnown = [a, b].every(({ group }) => group.pins.length === group.count)
  const group: Group = {
    lat: middle(a.group.lat, b.group.lat),
    lng: middle(a.group.lng, b.group.lng),
    count,
    bounds: boundsOfBoth(a.group.bounds, b.group.bounds),
    pins: areKnown ? [...a.group.pins, ...b.group.pins] : [],
  }
  const at = { x: middle(a.pin.x, b.pin.x), y: middle(a.pin.y, b.pin.y) }
  return { group, pin: groupPin(group, at) }
}

function boundsOfBoth(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}
