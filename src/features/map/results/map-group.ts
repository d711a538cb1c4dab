import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type Group, mergePins } from './group-pins'
import { listingKey, type MapResponse } from './map-response'

/** About ten metres, in degrees. */
const SAME_DEGREES = 0.0001

/** One button on the map: a pin, several pins that zooming does not separate, or a cluster. */
export interface MapGroup {
  key: string
  group: Group
  /** True if zooming in separates its listings. */
  isCluster: boolean
}

/** A card of the list, with the coordinates of its listing if the card has them. */
export interface Card {
  listing: string
  at: [lat: number, lng: number] | null
}

/**
 * Returns the pins and clusters of a response, from top to bottom, which is the keyboard order. Pins that cover each
 * other at the zoom of the map are merged. In a first view it is the zoom of the response, which the server used, too.
 */
export function mapGroupsOf(map: LeafletMap, response: MapResponse): MapGroup[] {
  const zoom = response.basemap ? response.zoom : map.getZoom()
  const isClosest = zoom >= map.getMaxZoom()
  return mergePins(response, (lat, lng) => map.project([lat, lng], zoom))
    .map((group) => {
      const isCluster = group.count > 1 && !staysTogether(group, isClosest)
      return { key: keyOf(group, isCluster), group, isCluster }
    })
    .sort((a, b) => b.group.lat - a.group.lat)
}

/** Returns the group with the listing of a card, or the cluster around its coordinates. */
export function findMapGroup(groups: MapGroup[], { listing, at }: Card): MapGroup | undefined {
  const own = groups.find(({ group }) => group.pins.some((pin) => listingKey(pin) === listing))
  if (own || !at) return own
  return groups.find(({ group, isCluster }) => isCluster && isWithin(group, at))
}

/** Returns true if all listings of a group are among these listings. */
export function consistsOf({ group, isCluster }: MapGroup, listings: ReadonlySet<string>): boolean {
  return !isCluster && group.pins.every((pin) => listings.has(listingKey(pin)))
}

/** Returns true if zooming in can't split the group: it is one point, or the map has its maximum zoom. */
function staysTogether({ bounds, pins }: Group, isClosest: boolean): boolean {
  const [south, west, north, east] = bounds
  const isPoint = north - south < SAME_DEGREES && east - west < SAME_DEGREES
  return pins.length > 0 && (isPoint || isClosest)
}

function keyOf({ lat, lng, count, pins }: Group, isCluster: boolean): string {
  return isCluster ? `${lat} ${lng} ${count}` : pins.map(listingKey).sort().join(' ')
}

function isWithin({ bounds }: Group, [lat, lng]: [number, number]): boolean {
  const [south, west, north, east] = bounds
  return lat >= south && lat <= north && lng >= west && lng <= east
}
