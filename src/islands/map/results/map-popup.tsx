import { type Map as LeafletMap, Popup } from 'leaflet/dist/leaflet-src.esm.js'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Translate } from '../../../i18n'
import { listingKey, type MapPin } from './map-answer'
import type { MapSpot } from './map-spot'

export interface OpenSpot {
  spot: MapSpot
  /** The button of the spot, which gets the focus back. */
  button: HTMLElement
  byKeyboard: boolean
}

interface MapPopupProps {
  map: LeafletMap
  t: Translate
  open: OpenSpot
  onClose: () => void
}

/** The homes of one spot as small cards over the map; the focus comes with it by keyboard. */
export function MapPopup({ map, t, open, onClose }: MapPopupProps) {
  const { spot, button } = open
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

  useLeafletPopup(map, spot, element)
  useCloseByMap(map, close)
  useEffect(() => {
    if (!open.byKeyboard) return
    element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [element, open])
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that anything within may be given
    <div className="map-cards" onKeyDown={closeByEscape}>
      {spot.group.pins.map((pin) => (
        <SmallCard key={listingKey(pin)} t={t} pin={pin} />
      ))}
      <button type="button" className="map-close" aria-label={t('nav.close')} onClick={close}>
        ×
      </button>
    </div>,
    element,
  )
}

/** Opens `element` in a popup over the spot, and closes it with the component. */
function useLeafletPopup(map: LeafletMap, { group }: MapSpot, element: HTMLElement): void {
  const { lat, lng, count } = group
  useLayoutEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      minWidth: 280,
      maxWidth: 300,
      offset: [0, count > 1 ? -28 : -32],
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
  }, [map, element, lat, lng, count])
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

function SmallCard({ t, pin }: { t: Translate; pin: MapPin }) {
  const { picture, price, tag, title, url, label, exact } = pin
  return (
    <article>
      <img src={smallest(picture)} alt="" width={96} height={72} />
      <div>
        <p className="price">{price ?? tag}</p>
        <p className="title">{url ? <a href={url}>{title}</a> : title}</p>
        <p className="place">{exact ? label : `${label} · ${t('map.approximate')}`}</p>
      </div>
    </article>
  )
}

/** Our own pictures come in several widths, the CRM's in one. */
function smallest(address: string | null): string {
  return address?.replace(/^(\/images\/.*)-\d+\.jpg$/, '$1-480.webp') ?? '/images/placeholder.svg'
}
