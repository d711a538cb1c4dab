import {
  DivIcon,
  LatLng,
  LatLngBounds,
  type Map as LeafletMap,
  Marker,
} from 'leaflet/dist/leaflet-src.esm.js'
import { addBasemap } from '../../client/map/add-basemap'
import { openMap } from '../../client/map/base-map'
import { coordinateText, readBelgianNumber } from '../../platform/format/number'
import { stageCorners } from '../../platform/geo/basemap'
import { POINT_MAP } from './point-map-parts'

const PADDING = { x: 24, y: 24 }
const ZOOM_POINT = 16
/** An arrow key moves the pin by about ten metres, here in degrees of latitude. */
const STEP_DEGREES = 10 / 111_195
/** The moves by keys, in steps to the north and to the east. Enter and the space bar accept the place of the pin. */
const MOVES: Readonly<Record<string, [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Enter: [0, 0],
  ' ': [0, 0],
}

interface PointFields {
  lat: HTMLInputElement
  lng: HTMLInputElement
}

/**
 * Opens the map of a point. A drag of the pin, a click on the map or on the pin and the arrow keys write the fields.
 * Input in the fields moves the pin. The pin is hollow, and its place is not written, until then.
 */
export async function openPointMap(container: HTMLElement): Promise<void> {
  const element = container.querySelector<HTMLElement>('.map')
  const fields = fieldsOf(container)
  if (!element || !fields) return
  const map = await openAt(container, element, pointIn(fields))
  const marker = createMarker(container, pointIn(fields) ?? startOf(container)).addTo(map)
  const pin = marker.getElement()
  const write = (point: LatLng) => {
    const { lat, lng } = point.wrap()
    fields.lat.value = coordinateText(lat)
    fields.lng.value = coordinateText(lng)
    // The form's draft and preview follow the event.
    fields.lng.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const showPoint = () => {
    const point = pointIn(fields)
    marker.setLatLng(point ?? startOf(container))
    pin?.classList.toggle('hollow', !point)
    showStatus(container, point)
    if (point) map.panInside(point, { padding: [PADDING.x, 2 * PADDING.y] })
  }
  showPoint()
  for (const field of [fields.lat, fields.lng]) field.addEventListener('input', showPoint)
  marker.on('dragend click', () => write(marker.getLatLng()))
  map.on('click', ({ latlng }) => write(latlng))
  pin?.addEventListener('keydown', (event) => {
    const [north, east] = MOVES[event.key] ?? []
    if (north === undefined || east === undefined) return
    event.preventDefault()
    const { lat, lng } = marker.getLatLng()
    const width = Math.cos((lat * Math.PI) / 180)
    write(new LatLng(lat + north * STEP_DEGREES, lng + (east * STEP_DEGREES) / width))
  })
  for (const button of container.querySelectorAll(`[${POINT_MAP.zoom}]`)) {
    const steps = Number(button.getAttribute(POINT_MAP.zoom))
    button.addEventListener('click', () => map.setZoom(map.getZoom() + steps))
  }
}

/** Opens the map around the point, or on the basemap without a point. */
async function openAt(
  container: HTMLElement,
  element: HTMLElement,
  point: LatLng | null,
): Promise<LeafletMap> {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(container, POINT_MAP.stage)
  const stage = { x, y, width, height }
  const corners = stageCorners(stage).map(({ lat, lng }): [number, number] => [lat, lng])
  const map = await openMap(element, {
    credits: [container.getAttribute(POINT_MAP.credits) ?? ''],
    bounds: point ? point.toBounds(1) : new LatLngBounds(corners),
    padding: PADDING,
    maxFirstZoom: ZOOM_POINT,
    onTilesFail: () => showFailedTiles(container),
  })
  addBasemap(map, { stage, drawing: container.getAttribute(POINT_MAP.drawing) ?? '' })
  return map
}

function createMarker(container: HTMLElement, point: LatLng): Marker {
  const icon = new DivIcon({
    html: container.querySelector('template')?.innerHTML ?? '',
    className: 'point-pin',
    iconSize: [30, 42],
    iconAnchor: [15, 42],
  })
  const marker = new Marker(point, { icon, draggable: true, autoPan: true })
  marker.on('add', () => {
    const pin = marker.getElement()
    pin?.setAttribute('aria-label', container.getAttribute(POINT_MAP.label) ?? '')
    pin?.setAttribute('aria-describedby', container.getAttribute(POINT_MAP.hint) ?? '')
  })
  return marker
}

function showStatus(container: HTMLElement, point: LatLng | null): void {
  const status = container.querySelector(`[${POINT_MAP.set}]`)
  const template = status?.getAttribute(point ? POINT_MAP.set : POINT_MAP.unset) ?? ''
  if (!status) return
  status.textContent = point
    ? template
        .replace('{lat}', coordinateText(point.lat))
        .replace('{lng}', coordinateText(point.lng))
    : template
}

function showFailedTiles(container: HTMLElement): void {
  const note = container.querySelector(`[${POINT_MAP.noTiles}]`)
  if (note) note.textContent = note.getAttribute(POINT_MAP.noTiles)
}

function fieldsOf(container: HTMLElement): PointFields | null {
  const names = container.getAttribute(POINT_MAP.container)?.split(' ') ?? []
  const [lat, lng] = names.map((name) => document.getElementById(name))
  const areInputs = lat instanceof HTMLInputElement && lng instanceof HTMLInputElement
  return areInputs ? { lat, lng } : null
}

/** Returns the point of the fields, or null if one of them is empty or not a coordinate. */
function pointIn({ lat, lng }: PointFields): LatLng | null {
  const [north, east] = [readBelgianNumber(lat.value), readBelgianNumber(lng.value)]
  if (north === null || east === null) return null
  return Math.abs(north) <= 85 && Math.abs(east) <= 180 ? new LatLng(north, east) : null
}

function startOf(container: HTMLElement): LatLng {
  const [lat = 0, lng = 0] = numbersIn(container, POINT_MAP.start)
  return new LatLng(lat, lng)
}

function numbersIn(container: HTMLElement, attribute: string): number[] {
  return (container.getAttribute(attribute) ?? '').split(' ').map(Number)
}
