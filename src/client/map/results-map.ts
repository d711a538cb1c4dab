import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTexts } from '../../components/list/list-map'
import { LIST_CHANGED, showInPlace } from '../live-page'
import { reportError } from '../report-error'
import { openMap } from './base-map'
import { linkCards } from './linked-cards'
import { type Bounds, fetchResults, listingKey, type MapAnswer } from './map-answer'
import { type MapSpot, Pins } from './pins'
import { openPopup } from './popup'
import { addressWithin } from './search-here'
import { markSeen } from './seen-pins'

const DEBOUNCE_MS = 200
/** Closer than this one house fills the screen, and a stack of hidden addresses never parts. */
const CLOSEST_FIT = 16
const FIT_PADDING: [number, number] = [48, 48]

/** Shows all results of the list in `root` on a map in `pane`, and synchronises the two. */
export async function showResults(pane: HTMLElement, root: HTMLElement): Promise<void> {
  const box = pane.querySelector<HTMLElement>('.map')
  const note = pane.querySelector<HTMLElement>('.map-note')
  const tools = pane.querySelector<HTMLElement>('.map-tools')
  const searchHere = pane.querySelector<HTMLButtonElement>('.map-search')
  if (!box || !note || !tools || !searchHere) return
  const { tiles = '', attribution = '' } = pane.dataset
  const texts: MapTexts = JSON.parse(pane.dataset.texts ?? '{}')
  const notes = new MapNotes(note)
  const map = await openMap(box, {
    tiles,
    attribution,
    whenTilesFail() {
      pane.classList.add('no-tiles')
      notes.say('tiles', texts.notiles, true)
    },
  })
  const parts = { pane, root, box, tools, searchHere, texts }
  await new ResultsMap(map, notes, parts).start()
}

interface Parts {
  pane: HTMLElement
  root: HTMLElement
  box: HTMLElement
  tools: HTMLElement
  searchHere: HTMLButtonElement
  texts: MapTexts
}

class ResultsMap {
  readonly #map: LeafletMap
  readonly #notes: MapNotes
  readonly #parts: Parts
  readonly #pins: Pins
  #query: string
  #request: AbortController | undefined
  #debounce = 0
  /** The script moves the map to the results, which is nothing to search by. */
  #isMoving = false
  /** The list was narrowed to what the map shows, so the map stays. */
  #staysInPlace = false

  constructor(map: LeafletMap, notes: MapNotes, parts: Parts) {
    this.#map = map
    this.#notes = notes
    this.#parts = parts
    this.#pins = new Pins(map, parts.texts)
    this.#query = listQuery(parts.root)
  }

  async start(): Promise<void> {
    const { root, box, tools, searchHere } = this.#parts
    linkCards(root, box, this.#pins)
    tools.hidden = false
    await this.#showAll()
    this.#followMap()
    document.addEventListener(LIST_CHANGED, () => this.#followList())
    box.addEventListener('click', (event) => this.#click(event))
    tools.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null
      if (button) this.#map.setZoom(this.#map.getZoom() + Number(button.dataset.zoom))
    })
    searchHere.addEventListener('click', () => this.#searchHere())
  }

  #followMap(): void {
    const { box, searchHere } = this.#parts
    this.#map.on('moveend', () => {
      clearTimeout(this.#debounce)
      this.#debounce = window.setTimeout(() => this.#showView(), DEBOUNCE_MS)
    })
    const offerSearch = () => {
      if (!this.#isMoving) searchHere.hidden = false
    }
    this.#map.on('dragend', offerSearch)
    this.#map.on('zoomend', offerSearch)
    box.addEventListener('keydown', ({ key, target }) => {
      if (target === box && key.startsWith('Arrow')) offerSearch()
      if (key === 'Escape') this.#map.closePopup()
    })
  }

  #followList(): void {
    const next = listQuery(this.#parts.root)
    if (next === this.#query) return
    this.#query = next
    this.#map.closePopup()
    if (this.#staysInPlace) this.#showView()
    else this.#showAll()
    this.#staysInPlace = false
  }

  async #searchHere(): Promise<void> {
    const { box, searchHere } = this.#parts
    this.#staysInPlace = true
    searchHere.hidden = true
    box.focus({ preventScroll: true })
    try {
      await showInPlace(await addressWithin(this.#map.getBounds()))
    } catch (error) {
      this.#staysInPlace = false
      reportError('list-map', error)
    }
  }

  #click(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const spot = this.#pins.spotOf(button)
    if (!spot) return
    event.stopPropagation()
    this.#open(spot, event.detail === 0)
  }

  #open(spot: MapSpot, byKeyboard: boolean): void {
    if (spot.isCluster) {
      this.#zoomInto(spot.group.bounds)
      return
    }
    for (const pin of spot.group.pins) markSeen(listingKey(pin))
    spot.button.classList.add('seen')
    openPopup(this.#map, spot, this.#parts.texts, { byKeyboard })
  }

  #zoomInto(bounds: Bounds): void {
    const { box } = this.#parts
    const map = this.#map
    const hadFocus = box.contains(document.activeElement)
    const closer = Math.max(map.getZoom() + 1, map.getBoundsZoom(corners(bounds)))
    map.setView(corners(bounds).getCenter(), Math.min(closer, map.getMaxZoom()))
    if (hadFocus) box.focus({ preventScroll: true })
  }

  /** All results, in a view that contains them; without any the map stays. */
  async #showAll(): Promise<void> {
    const answer = await this.#fetch(new URLSearchParams(this.#query))
    if (!answer) return
    this.#isMoving = true
    this.#parts.searchHere.hidden = true
    if (answer.bounds) fitAll(this.#map, answer.bounds)
    this.#isMoving = false
    clearTimeout(this.#debounce)
    await this.#showView()
  }

  async #showView(): Promise<void> {
    const { lat: south, lng: west } = this.#map.getBounds().getSouthWest()
    const { lat: north, lng: east } = this.#map.getBounds().getNorthEast()
    const view = new URLSearchParams(this.#query)
    view.set('bounds', [south, west, north, east].map((value) => value.toFixed(5)).join())
    view.set('zoom', String(this.#map.getZoom()))
    const answer = await this.#fetch(view)
    if (!answer) return
    const { activeElement } = document
    this.#pins.show(answer)
    // The focus of a pin that went into a cluster moves to the map itself.
    if (activeElement !== document.activeElement) this.#parts.box.focus({ preventScroll: true })
    const { total } = this.#parts.texts
    this.#notes.say('pins', total.replace('{count}', String(answer.total)), false)
  }

  /** Aborts the request before: only the latest is answered. */
  async #fetch(params: URLSearchParams): Promise<MapAnswer | null> {
    const { pane, texts } = this.#parts
    this.#request?.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    params.set('lang', pane.dataset.lang ?? 'nl')
    try {
      return await fetchResults(params, signal)
    } catch (error) {
      if (signal.aborted) return null
      this.#notes.say('pins', texts.failed, true)
      console.warn('The map has no results', error)
      return null
    }
  }
}

/** The notes below the map; without a failure they are for screen readers alone. */
class MapNotes {
  readonly #note: HTMLElement
  readonly #texts = new Map<'tiles' | 'pins', string>()

  constructor(note: HTMLElement) {
    this.#note = note
  }

  say(about: 'tiles' | 'pins', text: string, isFailure: boolean): void {
    this.#texts.set(about, text)
    const words = [...this.#texts.values()].join(' ')
    if (this.#note.textContent !== words) this.#note.textContent = words
    this.#note.classList.toggle('sr-only', !this.#texts.has('tiles') && !isFailure)
  }
}

/** The list's current query, read anew since the list is replaced in place. */
function listQuery(root: HTMLElement): string {
  return root.querySelector<HTMLElement>('[data-query]')?.dataset.query ?? ''
}

function fitAll(map: LeafletMap, bounds: Bounds): void {
  map.fitBounds(corners(bounds), { padding: FIT_PADDING, maxZoom: CLOSEST_FIT, animate: false })
}

function corners([south, west, north, east]: Bounds): LatLngBounds {
  return new LatLngBounds([south, west], [north, east])
}
