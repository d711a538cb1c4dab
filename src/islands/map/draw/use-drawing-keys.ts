import type { LeafletEventHandlerFn, Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useEffectEvent } from 'react'
import type { Drawing } from './use-drawing'

/**
 * On the map, which the arrows move, Enter sets a corner in its middle and Backspace takes the last one back. Escape
 * gives up, wherever the focus is, unless it empties a field.
 */
export function useDrawingKeys(map: LeafletMap, drawing: Drawing, onCancel: () => void): void {
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
