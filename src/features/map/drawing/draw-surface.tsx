import { type Map as LeafletMap, Polyline } from 'leaflet/dist/leaflet-src.esm.js'
import { type PointerEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../../../platform/geo/coordinates'
import { BASEMAP_ZOOM } from '../../../platform/geo/mercator'
import type { Drawing } from './use-drawing'

/** The distances in screen pixels within which a press is a click, and within which it takes hold of a corner. */
const CLICK = 8
const REACH = 20
/** The tolerance for an unsteady hand, in screen pixels. */
const SHAKE = 2

interface DrawSurfaceProps {
  map: LeafletMap
  drawing: Drawing
  /** Called when a click on the first corner closes the area. */
  onClose: () => void
}

/** A press in progress: on the corner that it drags, or along the points of a path. */
interface Press {
  corner: number | null
  from: { x: number; y: number }
  points: Point[]
  isMove: boolean
}

/** Handles presses on the map: a click adds a corner, a move draws a path, and a press on a corner drags it. */
export function DrawSurface({ map, drawing, onClose }: DrawSurfaceProps) {
  const press = useRef<Press | null>(null)
  const showLine = useLine(map)

  function startPath(event: PointerEvent): void {
    // A second finger zooms the map.
    if (!event.isPrimary || event.button !== 0) {
      end()
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY }
    const corner = cornerAt(map, drawing.corners, event)
    press.current = { corner, from, points: [pointAt(map, event)], isMove: false }
  }

  function extendPath(event: PointerEvent): void {
    const now = press.current
    if (!now || !event.isPrimary) return
    now.isMove ||= Math.hypot(event.clientX - now.from.x, event.clientY - now.from.y) >= CLICK
    if (!now.isMove) return
    if (now.corner !== null) {
      drawing.move(now.corner, pointAt(map, event))
      return
    }
    now.points.push(pointAt(map, event))
    showLine(now.points)
  }

  function finishPath(event: PointerEvent): void {
    const now = press.current
    end()
    if (!now || !event.isPrimary) return
    const { corner, points, isMove } = now
    if (isMove && corner === null) {
      drawing.addStroke(points, SHAKE * 2 ** (BASEMAP_ZOOM - map.getZoom()))
    } else if (!isMove && corner === 0 && drawing.corners.length > 2) onClose()
    else if (corner === null) drawing.add(pointAt(map, event))
  }

  function end(): void {
    press.current = null
    showLine([])
  }

  return createPortal(
    <div
      className="draw-surface"
      onPointerDown={startPath}
      onPointerMove={extendPath}
      onPointerUp={finishPath}
      onPointerCancel={end}
    />,
    map.getContainer(),
  )
}

/** Returns a function that shows a line on the map, which follows the pointer. */
function useLine(map: LeafletMap): (points: Point[]) => void {
  const line = useRef<Polyline>(null)
  useEffect(() => {
    const options = { className: 'draw-line', interactive: false }
    line.current = new Polyline([], options).addTo(map)
    return () => void line.current?.remove()
  }, [map])
  return (points) => void line.current?.setLatLngs(points)
}

function pointAt(map: LeafletMap, { nativeEvent }: PointerEvent): Point {
  const { lat, lng } = map.mouseEventToLatLng(nativeEvent)
  return { lat, lng }
}

function cornerAt(map: LeafletMap, corners: Point[], { nativeEvent }: PointerEvent): number | null {
  const at = map.mouseEventToContainerPoint(nativeEvent)
  const near = corners.findIndex(
    (corner) => map.latLngToContainerPoint(corner).distanceTo(at) < REACH,
  )
  return near < 0 ? null : near
}
