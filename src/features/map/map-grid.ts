import { firstOf, type ListParams } from '../../listing/filter/list-params'
import type { Size } from '../../listing/places/basemap-view'

export type Bounds = [south: number, west: number, north: number, east: number]

/** A map's viewport, snapped to the grid of its clusters. */
export interface MapView {
  zoom: number
  bounds: Bounds
}

/** The first view of a list without listings: Belgium and Luxembourg, as in `usableCoordinates`. */
export const COUNTRY_BOUNDS: Bounds = [49, 2, 52, 7]

const WORLD_BOUNDS: Bounds = [-85, -180, 85, 180]

const MAX_ZOOM = 18

/** A cell is 64 map pixels wide. Views are rounded to blocks of eight cells. */
const CELLS_PER_TILE = 4
const CELLS_PER_BLOCK = 8
/** The maximum number of blocks, more than the largest screen shows. A wider view gets larger cells. */
const MAX_BLOCKS = 8
const FIRST_VIEW_MAX_ZOOM = 16
const CELL_PIXELS = 64
/** The smallest side of a map for which a first view is arranged, in pixels. */
const MIN_SIDE = 200
/** The step to which numbers of cells are rounded, and their maximum. */
const CELL_STEP = 4
const MAX_CELLS = 40

const DEGREES = /^\s*-?\d{1,3}(\.\d{1,20})?\s*$/

/** The ratio of a degree of longitude to one of latitude at 50.5° N, for all maps. */
const LNG_SHRINK = 0.636

/** Returns the sides of a cell in degrees. Within the country Mercator is flat enough for equal degrees. */
export function cellSize(zoom: number): { lat: number; lng: number } {
  const lng = 360 / 2 ** zoom / CELLS_PER_TILE
  return { lat: lng * LNG_SHRINK, lng }
}

/**
 * Parses `bounds=south,west,north,east` and `zoom`. The bounds are cut to the world and widened to complete blocks, so
 * that similar maps send the same request. Returns null if either is missing or invalid.
 */
export function parseMapView(params: ListParams): MapView | null {
  const zoom = parseZoom(firstOf(params, 'zoom'))
  const bounds = parseBounds(firstOf(params, 'bounds'))
  return zoom === null || bounds === null ? null : snapToGrid(bounds, zoom)
}

/** Parses `size=390x640`, the size of a map in pixels. Returns null if it is missing or invalid. */
export function parseSize(params: ListParams): Size | null {
  const [width = 0, height = 0] = /^\d{3,4}x\d{3,4}$/.test(firstOf(params, 'size') ?? '')
    ? (firstOf(params, 'size') ?? '').split('x').map(Number)
    : []
  return width < MIN_SIDE || height < MIN_SIDE ? null : { width, height }
}

/** Returns the number of cells along the longer side of a map (pixels), rounded up to a step. */
export function cellsAcross(side: number): number {
  return Math.min(MAX_CELLS, Math.ceil(side / CELL_PIXELS / CELL_STEP) * CELL_STEP)
}

/** Returns the first view of a map with `cells` cells, which contains all of `bounds`. */
export function firstView(bounds: Bounds, cells: number): MapView {
  let zoom = FIRST_VIEW_MAX_ZOOM
  while (zoom > 0 && !fits(bounds, cellSize(zoom), cells)) zoom--
  return snapToGrid(bounds, zoom)
}

function snapToGrid(bounds: Bounds, requestedZoom: number): MapView {
  let zoom = requestedZoom
  while (zoom > 0 && !fits(bounds, blockSize(zoom), MAX_BLOCKS)) zoom--
  const { lat, lng } = blockSize(zoom)
  const [south, west, north, east] = bounds
  return {
    zoom,
    bounds: [down(south, lat), down(west, lng), up(north, lat), up(east, lng)].map(
      sixDecimals,
    ) as Bounds,
  }
}

function fits([south, west, north, east]: Bounds, size: { lat: number; lng: number }, max: number) {
  return north - south <= size.lat * max && east - west <= size.lng * max
}

function blockSize(zoom: number): { lat: number; lng: number } {
  const { lat, lng } = cellSize(zoom)
  return { lat: lat * CELLS_PER_BLOCK, lng: lng * CELLS_PER_BLOCK }
}

function down(value: number, step: number): number {
  return Math.floor(value / step) * step
}

function up(value: number, step: number): number {
  return (Math.floor(value / step) + 1) * step
}

function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function parseZoom(value: string | null): number | null {
  return /^\d{1,2}(\.\d{1,20})?$/.test(value ?? '')
    ? Math.min(Math.round(Number(value)), MAX_ZOOM)
    : null
}

function parseBounds(value: string | null): Bounds | null {
  const parts = value?.split(',', 5) ?? []
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  if (south > north || west > east) return null
  const [minLat, minLng, maxLat, maxLng] = WORLD_BOUNDS
  const lat = (value: number) => Math.min(Math.max(value, minLat), maxLat)
  const lng = (value: number) => Math.min(Math.max(value, minLng), maxLng)
  return [lat(south), lng(west), lat(north), lng(east)]
}
