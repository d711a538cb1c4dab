import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet/dist/leaflet-src.esm.js'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The z-index offset that puts a marker above all others. */
const RAISED = 1000

interface MapMarkerProps {
  map: LeafletMap
  lat: number
  lng: number
  isRaised?: boolean
  children: ReactNode
}

/** Content at a point of the map. Leaflet positions the element that contains it. */
export function MapMarker({ map, lat, lng, isRaised = false, children }: MapMarkerProps) {
  const [element] = useState(createMarkerElement)
  const marker = useRef<Marker>(null)
  useLayoutEffect(() => {
    const icon = new ElementIcon(element)
    const added = new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map)
    marker.current = added
    return () => {
      // The focus moves to the map when a focused pin becomes part of a cluster.
      if (element.contains(document.activeElement))
        map.getContainer().focus({ preventScroll: true })
      added.remove()
    }
  }, [map, element, lat, lng])
  useLayoutEffect(() => {
    marker.current?.setZIndexOffset(isRaised ? RAISED : 0)
  }, [isRaised])
  return createPortal(children, element)
}

/** Leaflet only positions the element. The style sheet defines its look and its tip. */
class ElementIcon extends DivIcon {
  readonly #element: HTMLElement

  constructor(element: HTMLElement) {
    super()
    this.#element = element
  }

  override createIcon(): HTMLElement {
    return this.#element
  }
}

function createMarkerElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'leaflet-marker-icon'
  return element
}
