import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet/dist/leaflet-src.esm.js'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Above all others. */
const RAISED = 1000

interface MapMarkerProps {
  map: LeafletMap
  lat: number
  lng: number
  isRaised?: boolean
  children: ReactNode
}

/** Content at a point of the map; Leaflet moves the element around it. */
export function MapMarker({ map, lat, lng, isRaised = false, children }: MapMarkerProps) {
  const [element] = useState(makeElement)
  const marker = useRef<Marker>(null)
  useLayoutEffect(() => {
    const icon = new ElementIcon(element)
    const added = new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(map)
    marker.current = added
    return () => {
      // The focus of a pin that goes into a cluster moves to the map.
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

/** Leaflet moves the element about; the styles say what it looks like and where its tip is. */
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

function makeElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'leaflet-marker-icon'
  return element
}
