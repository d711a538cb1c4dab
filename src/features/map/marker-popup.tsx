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

/** The button that opened a popup and gets the focus when it closes. */
export interface Opener {
  button: HTMLElement
  byKeyboard: boolean
}

interface PointPopupProps extends Opener {
  map: LeafletMap
  t: Translate<'nav.close'>
  lat: number
  lng: number
  /** The height of the pin below the popup, in pixels. */
  above: number
  onClose: () => void
  children: ReactNode
}

/** A popup over a point of the map. It receives the focus if it was opened by keyboard. */
export function PointPopup(props: PointPopupProps) {
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

  // The map pans to show the complete popup. Otherwise a press on a link could end outside it and have no effect.
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

/** Opens `element` in a popup over the point, and closes it when the component unmounts. */
function useLeafletPopup({ map, lat, lng, above }: PointPopupProps, element: HTMLElement): void {
  useLayoutEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      minWidth: 280,
      maxWidth: 300,
      offset: [0, -above],
      // The padding keeps the popup clear of the buttons over the map.
      autoPanPaddingTopLeft: [16, 72],
      autoPanPaddingBottomRight: [72, 72],
      className: 'map-popup',
    })
    popup.setLatLng([lat, lng]).setContent(element).openOn(map)
    return () => {
      // A copy fades out, because React empties the element at once.
      element.replaceWith(element.cloneNode(true))
      popup.remove()
    }
  }, [map, element, lat, lng, above])
}

/** Calls `close` for a click on the map and for Escape. */
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
