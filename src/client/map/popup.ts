import { type Map as LeafletMap, Popup } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../../components/list/list-map'
import type { MapPin } from './map-answer'
import type { MapSpot } from './pins'

/** The listings of one spot as small cards over the map; the focus comes and goes with it by keyboard. */
export function openPopup(
  map: LeafletMap,
  spot: MapSpot,
  texts: MapTexts,
  { byKeyboard }: { byKeyboard: boolean },
): void {
  const { button, marker } = spot
  const { pins } = spot.group
  const content = document.createElement('div')
  content.className = 'map-cards'
  content.append(
    ...pins.map((pin) => smallCard(pin, texts)),
    closeButton(texts, () => popup.close()),
  )
  const popup = new Popup({
    closeButton: false,
    minWidth: 280,
    maxWidth: 300,
    offset: [0, button.classList.contains('cluster') ? -28 : -32],
    // Clear of the buttons over the map.
    autoPanPaddingTopLeft: [16, 72],
    autoPanPaddingBottomRight: [72, 72],
    className: 'map-popup',
  })
  popup.setLatLng(marker.getLatLng()).setContent(content)
  popup.on('remove', () => {
    button.classList.remove('active')
    button.setAttribute('aria-expanded', 'false')
    const hadFocus = content.contains(document.activeElement)
    if (hadFocus && button.isConnected) button.focus({ preventScroll: true })
  })
  button.classList.add('active')
  button.setAttribute('aria-expanded', 'true')
  map.openPopup(popup)
  content.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    popup.close()
  })
  if (byKeyboard) content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

function smallCard(pin: MapPin, texts: MapTexts): HTMLElement {
  const card = document.createElement('article')
  const picture = document.createElement('img')
  Object.assign(picture, { src: smallest(pin.picture), alt: '', width: 96, height: 72 })
  const words = document.createElement('div')
  const place = pin.exact ? pin.label : `${pin.label} · ${texts.approximate}`
  words.append(line('price', pin.price ?? pin.tag ?? ''), titleOf(pin), line('place', place))
  card.append(picture, words)
  return card
}

function titleOf({ title, url }: MapPin): HTMLElement {
  const heading = document.createElement('p')
  heading.className = 'title'
  if (!url) {
    heading.textContent = title
    return heading
  }
  const link = document.createElement('a')
  link.href = url
  link.textContent = title
  heading.append(link)
  return heading
}

function line(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}

function closeButton({ close }: MapTexts, onClick: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-close'
  button.ariaLabel = close
  button.textContent = '×'
  button.addEventListener('click', onClick)
  return button
}

/** Our own pictures come in several widths, the CRM's in one. */
function smallest(address: string | null): string {
  return address?.replace(/^(\/images\/.*)-\d+\.jpg$/, '$1-480.webp') ?? '/images/placeholder.svg'
}
