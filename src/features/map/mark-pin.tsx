import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { MouseEvent } from 'react'
import { MapMarker } from './map-marker'
import { type Mark, markStyle } from './mark'
import type { Opener } from './marker-popup'
import { PinPicture } from './pin-picture'
import { useIsReachable } from './use-is-reachable'

interface MarkPinProps {
  map: LeafletMap
  mark: Mark
  isOpen: boolean
  onPress: (opener: Opener) => void
}

export function MarkPin({ map, mark, isOpen, onPress }: MarkPinProps) {
  const { lat, lng, about } = mark
  const isReachable = useIsReachable(map, lat, lng)

  function press(event: MouseEvent<HTMLElement>): void {
    // The event must not reach the map, as a click on it closes the popup.
    event.stopPropagation()
    onPress({ button: event.currentTarget, byKeyboard: event.detail === 0 })
  }

  return (
    <MapMarker map={map} lat={lat} lng={lng} isRaised={isOpen}>
      <button
        type="button"
        className="pin drop mark"
        style={markStyle(mark)}
        aria-label={about?.title}
        aria-expanded={isOpen}
        tabIndex={isReachable ? 0 : -1}
        onClick={press}
      >
        <PinPicture mark={mark} />
      </button>
    </MapMarker>
  )
}
