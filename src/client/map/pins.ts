import { Circle, type Map as LeafletMap, Marker } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../../components/list/list-map'
import { AREA_METRES, dropShape } from './drop'
import { ElementIcon } from './element-icon'
import { BIG_CLUSTER, type Group, gather } from './gather'
import { listingKey, type MapAnswer, type MapPin } from './map-answer'
import { isSeen } from './seen-pins'

/** About ten metres. */
const SAME_DEGREES = 0.0001
/** A pin's half width and its height, about. */
const MARGIN = 40

/** One button on the map: a pin, several pins that stay together, or a cluster to look into. */
export interface MapSpot {
  key: string
  button: HTMLButtonElement
  group: Group
  /** True when zooming in splits it. */
  isCluster: boolean
  marker: Marker
  area: Circle | null
}

/** The pins and clusters on a map. */
export class Pins {
  readonly #map: LeafletMap
  readonly #texts: MapTexts
  #spots = new Map<string, MapSpot>()

  constructor(map: LeafletMap, texts: MapTexts) {
    this.#map = map
    this.#texts = texts
    map.on('moveend', () => this.#offerVisible())
  }

  /** Replaces the markers on the map; unchanged ones keep their button and its focus. */
  show(answer: MapAnswer): void {
    const zoom = this.#map.getZoom()
    const isClosest = zoom >= this.#map.getMaxZoom()
    const spots = this.#spots
    const next = new Map<string, MapSpot>()
    for (const group of gather(answer, (lat, lng) => this.#map.project([lat, lng], zoom))) {
      const isCluster = group.count > 1 && !staysTogether(group, isClosest)
      const key = keyOf(group, isCluster)
      next.set(key, spots.get(key) ?? makeSpot(key, group, isCluster, this.#texts))
    }
    for (const [key, spot] of spots) if (!next.has(key)) remove(spot)
    // From the top down, which is the order in which the keyboard meets them.
    const sorted = [...next.values()].sort(
      (a, b) => b.marker.getLatLng().lat - a.marker.getLatLng().lat,
    )
    for (const spot of sorted) if (!spots.has(spot.key)) this.#add(spot)
    this.#spots = next
    this.#offerVisible()
  }

  spotOf(button: Element | null): MapSpot | undefined {
    return button ? [...this.#spots.values()].find((spot) => spot.button === button) : undefined
  }

  /** The spot that holds a listing, or the cluster around the point where it lies. */
  find(listing: string, at: [number, number] | null): MapSpot | undefined {
    const all = [...this.#spots.values()]
    const own = all.find(({ group }) => group.pins.some((pin) => listingKey(pin) === listing))
    if (own || !at) return own
    return all.find(({ group, isCluster }) => isCluster && isWithin(group, at))
  }

  /** The keyboard goes through what can be seen whole; elsewhere the map would have to jump. */
  #offerVisible(): void {
    const { x: width, y: height } = this.#map.getSize()
    for (const { button, marker } of this.#spots.values()) {
      const { x, y } = this.#map.latLngToContainerPoint(marker.getLatLng())
      const isSeen = x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN / 4
      button.tabIndex = isSeen ? 0 : -1
    }
  }

  #add({ marker, area }: MapSpot): void {
    marker.addTo(this.#map)
    area?.addTo(this.#map)
  }
}

function remove({ marker, area }: MapSpot): void {
  marker.remove()
  area?.remove()
}

/** True when zooming in can not split the group: one point, or the maximum zoom. */
function staysTogether({ bounds, pins }: Group, isClosest: boolean): boolean {
  const [south, west, north, east] = bounds
  const isPoint = north - south < SAME_DEGREES && east - west < SAME_DEGREES
  return pins.length > 0 && (isPoint || isClosest)
}

function makeSpot(key: string, group: Group, isCluster: boolean, texts: MapTexts): MapSpot {
  const { lat, lng, count, pins } = group
  const [pin] = pins
  const button = count === 1 && pin ? pinButton(pin, texts) : countButton(count, isCluster, texts)
  const isArea = !isCluster && pins.some(({ exact }) => !exact)
  button.classList.toggle('area', isArea)
  button.classList.toggle('seen', !isCluster && pins.every((one) => isSeen(listingKey(one))))
  const area = isArea
    ? new Circle([lat, lng], { radius: AREA_METRES, className: 'map-area', interactive: false })
    : null
  return { key, button, group, isCluster, marker: markerFor(button, lat, lng), area }
}

function countButton(count: number, isCluster: boolean, texts: MapTexts): HTMLButtonElement {
  const button = makeButton('cluster')
  button.classList.toggle('big', count > BIG_CLUSTER)
  button.classList.toggle('stack', !isCluster)
  button.textContent = String(count)
  const text = isCluster ? texts.cluster : texts.samespot
  button.ariaLabel = text.replace('{count}', String(count))
  return button
}

function pinButton(pin: MapPin, texts: MapTexts): HTMLButtonElement {
  const button = makeButton(pin.price ? 'pin' : 'pin drop')
  if (pin.price) button.textContent = pin.price
  else button.append(dropShape())
  button.classList.toggle('gone', pin.gone)
  const where = pin.exact ? pin.label : `${pin.label}, ${texts.approximate}`
  button.ariaLabel = [pin.price || pin.tag, pin.title, where].filter(Boolean).join(', ')
  return button
}

function keyOf({ lat, lng, count, pins }: Group, isCluster: boolean): string {
  return isCluster ? `${lat} ${lng} ${count}` : pins.map(listingKey).sort().join(' ')
}

function isWithin({ bounds }: Group, [lat, lng]: [number, number]): boolean {
  const [south, west, north, east] = bounds
  return lat >= south && lat <= north && lng >= west && lng <= east
}

function makeButton(className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `leaflet-marker-icon ${className}`
  return button
}

function markerFor(button: HTMLButtonElement, lat: number, lng: number): Marker {
  return new Marker([lat, lng], {
    icon: new ElementIcon(button),
    keyboard: false,
    autoPanOnFocus: false,
    riseOnHover: true,
  })
}
