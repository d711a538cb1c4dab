import type { LeafletEventHandlerFn, Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { Polygon } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Lang } from '../../../platform/format/lang'
import { encodeArea } from '../../../platform/geo/area'
import type { Point } from '../../../platform/geo/coordinates'
import { textsIn, translatorOf } from '../../../platform/i18n/texts'
import { MapMarker } from '../map-marker'
import { DrawPanel } from './draw-panel'
import { DrawSurface } from './draw-surface'
import { drawingTexts } from './texts'
import type { Drawing } from './use-drawing'
import { useDrawing } from './use-drawing'

export interface DrawAreaProps {
  map: LeafletMap
  lang: Lang
  /** The initial area, or '' for none. */
  area: string
  onDone: (area: string) => void
  onCancel: () => void
}

/** Draws an area on the map: corner by corner, as one freehand path, or by keyboard. */
export function DrawArea({ map, lang, area, onDone, onCancel }: DrawAreaProps) {
  const t = translatorOf(textsIn(lang, drawingTexts))
  const drawing = useDrawing(t, lang, area)
  const [isListed, setListed] = useState(false)
  const { corners, say } = drawing

  function finish(): void {
    const drawn = encodeArea(corners)
    if (drawn) onDone(drawn)
    else say(t(corners.length < 3 ? 'draw.toofew' : 'draw.toosmall'))
  }

  useStillMap(map)
  useDrawingKeys(map, drawing, onCancel)
  useEffect(() => map.getContainer().focus({ preventScroll: true }), [map])
  return (
    <>
      <DrawnCorners map={map} corners={corners} />
      <DrawSurface map={map} drawing={drawing} onClose={finish} />
      <span className={isListed ? 'draw-centre shown' : 'draw-centre'} aria-hidden="true" />
      <DrawPanel
        map={map}
        t={t}
        lang={lang}
        drawing={drawing}
        isListed={isListed}
        onList={() => setListed(!isListed)}
        onDone={finish}
        onCancel={onCancel}
      />
    </>
  )
}

function DrawnCorners({ map, corners }: { map: LeafletMap; corners: Point[] }) {
  useEffect(() => {
    const options = { className: 'drawn-area', interactive: false }
    const polygon = new Polygon(corners, options).addTo(map)
    return () => void polygon.remove()
  }, [map, corners])
  return corners.map(({ lat, lng }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the row
    <MapMarker key={at} map={map} lat={lat} lng={lng} isRaised>
      <span className={at === 0 ? 'draw-corner first' : 'draw-corner'} />
    </MapMarker>
  ))
}

/**
 * Handles the keys while the map has the focus: the arrows move it, Enter adds a corner in its centre, and Backspace
 * removes the last one. Escape cancels wherever the focus is, unless it clears a field.
 */
function useDrawingKeys(map: LeafletMap, drawing: Drawing, onCancel: () => void): void {
  const draw = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== map.getContainer()) return
    if (event.key === 'Enter' || event.key === ' ') drawing.add(map.getCenter())
    else if (event.key === 'Backspace') drawing.remove(drawing.corners.length - 1)
    else return
    event.preventDefault()
  })
  const cancel = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isField = target instanceof HTMLInputElement && target.value !== ''
    if (key === 'Escape' && !isField) onCancel()
  })
  useEffect(() => {
    const listening = new AbortController()
    const onKey: LeafletEventHandlerFn = (event) =>
      draw((event as unknown as { originalEvent: KeyboardEvent }).originalEvent)
    map.on('keydown', onKey)
    document.addEventListener('keydown', (event) => cancel(event), { signal: listening.signal })
    return () => {
      map.off('keydown', onKey)
      listening.abort()
    }
  }, [map])
}

/**
 * Disables the pointer gestures of the map during drawing. The wheel, two fingers, buttons and arrows still move it.
 */
function useStillMap(map: LeafletMap): void {
  useEffect(() => {
    const handlers = [map.dragging, map.doubleClickZoom, map.boxZoom]
    const stopped = handlers.filter((handler) => handler.enabled())
    for (const handler of stopped) handler.disable()
    return () => {
      for (const handler of stopped) handler.enable()
    }
  }, [map])
}
