import { type Map as LeafletMap, Popup } from 'leaflet/dist/leaflet-src.esm.js'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Translate } from '../../platform/i18n'

/** The button on the map that opened a popup, and that gets the focus back. */
export interface Opener {
  button: HTMLElement
  byKeyboard: boolean
}

interface SpotPopupProps extends Opener {
  map: LeafletMap
  t: Translate<'nav.close'>
  lat: number
  lng: number
  /** The height of what it opens above, in pixels. */
  above: number
  onClose: () => void
  children: ReactNode
}

/** Content over a point of the map; the focus comes with it by keyboard. */
export function SpotPopup(props: SpotPopupProps) {
  const { map, t, button, byKeyboard, onClose, children } = props
  const [element] = useState(() => document.createElement('div'))

  function close(): void {
    const next = button.isConnected ? button : map.getContainer()
    if (element.contains(document.activeElement)) next.focus({ preventScroll: true })
    onClose()
  }

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  // The map moves to show all of it: a press that began on a link would end beside it, and be lost.
  useLeafletPopup(props, element)
  useCloseByMap(map, close)
  useEffect(() => {
    if (!byKeyboard) return
    element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [element, byKeyboard])
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that anything within may be given
    <div className="map-cards" onKeyDown={closeByEscape} onPointerDown={() => map.stop()}>
      {children}
      <button type="button" className="map-close" aria-label={t('nav.close')} onClick={close}>
        ×
      </button>
    </div>,
    element,
  )
}

/** Opens `element` in a popup over the spot, and closes it with the component. */
function useLeafletPopup({ map, lat, lng, above }: SpotPopupProps, element: HTMLElement): void {
  useLayoutEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      minWidth: 280,
      maxWidth: 300,
      offset: [0, -above],
      // Clear of the buttons over the map.
      autoPanPaddingTopLeft: [16, 72],
      autoPanPaddingBottomRight: [72, 72],
      className: 'map-popup',
    })
    popup.setLatLng([lat, lng]).setContent(element).openOn(map)
    return () => {
      // React empties the element at once, so a copy fades out.
      element.replaceWith(element.cloneNode(true))
      popup.remove()
    }
  }, [map, element, lat, lng, above])
}

/** A click on the map closes what is open on it, and so does Escape. */
function useCloseByMap(map: LeafletMap, close: () => void): void {
  const onClick = useEffectEvent(close)
  const onKey = useEffectEvent(({ originalEvent: { key } }: { originalEvent: { key: string } }) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    const events = { preclick: () => onClick(), keydown: onKey }
    map.on(events)
    return () => void map.off(events)
  }, [map])
}
