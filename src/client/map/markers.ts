import {
  LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
  Marker,
} from 'leaflet/dist/leaflet-src.esm.js'
import { openMap } from './base-map'
import { dropShape } from './drop'
import { ElementIcon } from './element-icon'

const ZOOM = 14
const PADDING: [number, number] = [48, 48]

interface Place {
  id: string
  at: LatLngTuple
  colour: string | undefined
  image: string | undefined
}

/**
 * The places that `root` lists, on its map. Answers with how to go to one of them, or to all; throws
 * when no tile came.
 */
export async function showMarkers(root: HTMLElement): Promise<(id: string | null) => void> {
  const box = root.querySelector<HTMLElement>('.map')
  const tools = root.querySelector<HTMLElement>('.map-tools')
  const places = placesIn(root)
  if (!box || !tools || !places[0]) throw new Error('There is nothing to show')
  const { attribution = '' } = root.dataset
  const come = Promise.withResolvers<void>()
  const map = await openMap(box, {
    attribution,
    centre: places[0].at,
    zoom: ZOOM,
    whenTilesCome: () => come.resolve(),
    whenTilesFail: () => come.reject(new Error('No tile came')),
  })
  for (const place of places) markerOf(place).addTo(map)
  const goTo = (id: string | null) => {
    show(map, id === null ? places : places.filter((place) => place.id === id))
    box.focus({ preventScroll: true })
  }
  try {
    await come.promise
  } catch (error) {
    map.remove()
    throw error
  }
  root.classList.add('shown')
  tools.hidden = false
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null
    if (button) map.setZoom(map.getZoom() + Number(button.dataset.zoom))
  })
  return goTo
}

function show(map: LeafletMap, places: Place[]): void {
  map.fitBounds(new LatLngBounds(places.map(({ at }) => at)), { padding: PADDING, maxZoom: ZOOM })
}

function placesIn(root: HTMLElement): Place[] {
  return [...root.querySelectorAll<HTMLElement>('[data-at]')].map(({ id, dataset }) => {
    const [lat = 0, lng = 0] = (dataset.at ?? '').split(',').map(Number)
    return { id, at: [lat, lng], colour: dataset.colour, image: dataset.image }
  })
}

function markerOf({ at, colour, image }: Place): Marker {
  const pin = document.createElement('div')
  pin.className = 'leaflet-marker-icon pin drop'
  if (colour) pin.style.setProperty('--mark', colour)
  pin.append(image ? pictureOf(image) : dropShape())
  return new Marker(at, { icon: new ElementIcon(pin), interactive: false, keyboard: false })
}

function pictureOf(src: string): HTMLImageElement {
  const picture = new Image(30, 42)
  picture.src = src
  picture.alt = ''
  return picture
}
