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

const [MIN_WIDTH, MAX_WIDTH] = [300, 320]
/** The distance between a popup and the edges of the map, in pixels. */
const EDGE = 16
/** The sizes of the buttons over the map, with the distance to a popup. */
const BUTTON = 56
const ZOOM_BUTTONS = { width: 56, height: 104 }

/** The button that opened a popup. It gets the focus back when the popup closes. */
export interface Opener {
  button: HTMLElement
  /** True if the button was pressed by keyboard. The popup then gets the focus. */
  byKeyboard: boolean
}

interface PointPopupProps extends Opener {
  map: LeafletMap
  t: Translate<'nav.close'>
  lat: number
  lng: number
  /** The height of the pin below the popup, in pixels. */
  pinHeight: number
  onClose: () => void
  children: ReactNode
}

/** Renders `children` in a popup of the map, above the pin at a point. */
export function PointPopup(props: PointPopupProps) {
  const { map, t, button, byKeyboard, onClose, children } = props
  const [element] = useState(() => document.createElement('div'))

  function closeAndRestoreFocus(): void {
    const focusTarget = button.isConnected ? button : map.getContainer()
    if (element.contains(document.activeElement)) focusTarget.focus({ preventScroll: true })
    onClose()
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closeAndRestoreFocus()
  }

  useLeafletPopup(props, element)
  useCloseOnMapInput(map, closeAndRestoreFocus)
  useEffect(() => {
    if (!byKeyboard) return
    element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [element, byKeyboard])
  // The map pans until the popup is completely visible. A press stops it, so that the press ends on the same link.
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links and buttons inside
    <div className="map-cards" onKeyDown={closeOnEscape} onPointerDown={() => map.stop()}>
      {children}
      <button
        type="button"
        className="map-close"
        aria-label={t('nav.close')}
        onClick={closeAndRestoreFocus}
      >
        ×
      </button>
    </div>,
    element,
  )
}

/** Opens `element` in a popup over the point, and closes it when the component unmounts. */
function useLeafletPopup(
  { map, lat, lng, pinHeight }: PointPopupProps,
  element: HTMLElement,
): void {
  useLayoutEffect(() => {
    const room = map.getSize().x - 2 * EDGE
    const isBesideZoom = room >= MAX_WIDTH + ZOOM_BUTTONS.width
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      minWidth: Math.min(MIN_WIDTH, room),
      maxWidth: Math.min(MAX_WIDTH, room),
      offset: [0, -pinHeight],
      // The padding keeps the popup clear of the buttons over the map.
      autoPanPaddingTopLeft: [EDGE, EDGE + (isBesideZoom ? BUTTON : ZOOM_BUTTONS.height)],
      autoPanPaddingBottomRight: [EDGE + (isBesideZoom ? ZOOM_BUTTONS.width : 0), EDGE + BUTTON],
      className: 'map-popup',
    })
    popup.setLatLng([lat, lng]).setContent(element).openOn(map)
    return () => {
      // Leaflet fades the popup out. It gets a copy of the content, because React removes the original at once.
      element.replaceWith(element.cloneNode(true))
      popup.remove()
    }
  }, [map, element, lat, lng, pinHeight])
}

/** Calls `close` after a click on the map, and when Escape is pressed while the map has the focus. */
function useCloseOnMapInput(map: LeafletMap, close: () => void): void {
  const onClick = useEffectEvent(close)
  const onKeyDown = useEffectEvent(
    ({ originalEvent: { key } }: { originalEvent: { key: string } }) => {
      if (key === 'Escape') close()
    },
  )
  useEffect(() => {
    const events = { preclick: () => onClick(), keydown: onKeyDown }
    map.on(events)
    return () => void map.off(events)
  }, [map])
}
