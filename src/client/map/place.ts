import { Circle, type LatLngTuple, Marker } from 'leaflet/dist/leaflet-src.esm.js'
import { openMap } from './base-map'
import { AREA_METRES, dropShape } from './drop'
import { ElementIcon } from './element-icon'

const ZOOM_HOME = 16
const ZOOM_AREA = 14

/** A map of one home over its drawing: a pin, or a circle for its area. False when no tile came. */
export async function showPlace(place: HTMLElement): Promise<boolean> {
  const box = place.querySelector<HTMLElement>('.map')
  const tools = place.querySelector<HTMLElement>('.map-tools')
  if (!box || !tools) return false
  const { lat, lng, exact, attribution = '' } = place.dataset
  const point: LatLngTuple = [Number(lat), Number(lng)]
  const come = Promise.withResolvers<boolean>()
  const map = await openMap(box, {
    attribution,
    centre: point,
    zoom: exact ? ZOOM_HOME : ZOOM_AREA,
    whenTilesCome: () => come.resolve(true),
    whenTilesFail: () => come.resolve(false),
  })
  markOf(point, Boolean(exact)).addTo(map)
  if (!(await come.promise)) {
    map.remove()
    return false
  }
  tools.hidden = false
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null
    if (button) map.setZoom(map.getZoom() + Number(button.dataset.zoom))
  })
  return true
}

function markOf(point: LatLngTuple, isExact: boolean): Marker | Circle {
  if (!isExact) {
    return new Circle(point, { radius: AREA_METRES, className: 'map-area', interactive: false })
  }
  const pin = document.createElement('div')
  pin.className = 'leaflet-marker-icon pin drop'
  pin.append(dropShape())
  return new Marker(point, { icon: new ElementIcon(pin), interactive: false, keyboard: false })
}
