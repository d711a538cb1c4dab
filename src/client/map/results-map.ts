import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../../components/list/list-map'
import { LIST_CHANGED, showInPlace } from '../live-page'
import { reportError } from '../report-error'
import { openMap } from './base-map'
import { linkCards } from './linked-cards'
import { type Bounds, fetchResults, listingKey, type MapAnswer } from './map-answer'
import { type MapSpot, makePins } from './pins'
import { openPopup } from './popup'
import { addressWithin } from './search-here'
import { markSeen } from './seen-pins'

const SETTLED_MS = 200
/** Closer than this one house fills the screen, and a stack of hidden addresses never parts. */
const CLOSEST_FIT = 16
const FIT_PADDING: [number, number] = [48, 48]

/** Shows all results of the list in `root` on a map in `pane`, and keeps the two in step. */
export async function showResults(pane: HTMLElement, root: HTMLElement): Promise<void> {
  const box = pane.querySelector<HTMLElement>('.map')
  const note = pane.querySelector<HTMLElement>('.map-note')
  const tools = pane.querySelector<HTMLElement>('.map-tools')
  const searchHere = pane.querySelector<HTMLButtonElement>('.map-search')
  if (!box || !note || !tools || !searchHere) return
  const { lang = 'nl', tiles = '', attribution = '' } = pane.dataset
  const texts: MapTexts = JSON.parse(pane.dataset.texts ?? '{}')

  const notes = new Map<'tiles' | 'pins', string>()
  const map = await openMap(box, {
    tiles,
    attribution,
    whenTilesFail() {
      pane.classList.add('no-tiles')
      say('tiles', texts.notiles)
    },
  })
  const pins = makePins(map, texts)
  linkCards(root, box, pins)
  tools.hidden = false

  let query = listQuery(root)
  let request: AbortController | undefined
  let settled = 0
  /** The map moves to where the results are, which is nothing to search by. */
  let isOurs = false
  /** The list was narrowed to what the map shows, so the map stays. */
  let isKept = false

  await showFirst()

  map.on('moveend', () => {
    clearTimeout(settled)
    settled = window.setTimeout(showView, SETTLED_MS)
  })
  const offerSearch = () => {
    if (!isOurs) searchHere.hidden = false
  }
  map.on('dragend', offerSearch)
  map.on('zoomend', offerSearch)
  box.addEventListener('keydown', ({ key, target }) => {
    if (target === box && key.startsWith('Arrow')) offerSearch()
    if (key === 'Escape') map.closePopup()
  })
  document.addEventListener(LIST_CHANGED, () => {
    const next = listQuery(root)
    if (next === query) return
    query = next
    map.closePopup()
    if (isKept) showView()
    else showFirst()
    isKept = false
  })

  box.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const spot = pins.spotOf(button)
    if (!spot) return
    event.stopPropagation()
    open(spot, event.detail === 0)
  })
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null
    if (button) map.setZoom(map.getZoom() + Number(button.dataset.zoom))
  })
  searchHere.addEventListener('click', async () => {
    isKept = true
    searchHere.hidden = true
    box.focus({ preventScroll: true })
    try {
      await showInPlace(await addressWithin(map.getBounds()))
    } catch (error) {
      isKept = false
      reportError('list-map', error)
    }
  })

  function open(spot: MapSpot, byKeyboard: boolean): void {
    if (spot.isCluster) {
      zoomInto(spot.group.bounds)
      return
    }
    for (const pin of spot.group.pins) markSeen(listingKey(pin))
    spot.button.classList.add('seen')
    openPopup(map, spot, texts, { byKeyboard })
  }

  function zoomInto(bounds: Bounds): void {
    const held = box?.contains(document.activeElement)
    const closer = Math.max(map.getZoom() + 1, map.getBoundsZoom(corners(bounds)))
    map.setView(corners(bounds).getCenter(), Math.min(closer, map.getMaxZoom()))
    if (held) box?.focus({ preventScroll: true })
  }

  /** All there is, in a view that holds it; where there is nothing the map stays. */
  async function showFirst(): Promise<void> {
    const answer = await ask(new URLSearchParams(query))
    if (!answer) return
    isOurs = true
    searchHere?.toggleAttribute('hidden', true)
    if (answer.bounds) showAll(map, answer.bounds)
    isOurs = false
    clearTimeout(settled)
    await showView()
  }

  async function showView(): Promise<void> {
    const { lat: south, lng: west } = map.getBounds().getSouthWest()
    const { lat: north, lng: east } = map.getBounds().getNorthEast()
    const view = new URLSearchParams(query)
    view.set('bounds', [south, west, north, east].map((value) => value.toFixed(5)).join())
    view.set('zoom', String(map.getZoom()))
    const answer = await ask(view)
    if (!answer) return
    const held = document.activeElement
    pins.show(answer)
    // A pin that went into a cluster takes the focus of whoever was on it to the map itself.
    if (held !== document.activeElement) box?.focus({ preventScroll: true })
    say('pins', texts.total.replace('{count}', String(answer.total)))
  }

  /** Aborts the request before: only the latest is answered. */
  async function ask(params: URLSearchParams): Promise<MapAnswer | null> {
    request?.abort()
    request = new AbortController()
    const { signal } = request
    params.set('lang', lang)
    try {
      return await fetchResults(params, signal)
    } catch (error) {
      if (signal.aborted) return null
      say('pins', texts.failed)
      console.warn('The map has no results', error)
      return null
    }
  }

  function say(about: 'tiles' | 'pins', text: string): void {
    notes.set(about, text)
    const words = [...notes.values()].join(' ')
    if (note && note.textContent !== words) note.textContent = words
    note?.classList.toggle('sr-only', !notes.has('tiles') && text !== texts.failed)
  }
}

/** The list's current query, read anew since the list is replaced in place. */
function listQuery(root: HTMLElement): string {
  return root.querySelector<HTMLElement>('[data-query]')?.dataset.query ?? ''
}

function showAll(map: LeafletMap, bounds: Bounds): void {
  map.fitBounds(corners(bounds), { padding: FIT_PADDING, maxZoom: CLOSEST_FIT, animate: false })
}

function corners([south, west, north, east]: Bounds): LatLngBounds {
  return new LatLngBounds([south, west], [north, east])
}
