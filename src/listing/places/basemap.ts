import type { Lang } from '../../platform/format/lang'
import { type Basemap, type BasemapLabels, basemapPath } from '../../platform/geo/basemap'
import type { Point } from '../../platform/geo/coordinates'
import {
  type Box,
  boundingBox,
  centred,
  cornersOf,
  overlap,
  type Pixel,
  project,
} from '../../platform/geo/mercator'
import { pathOf, simplified } from '../../platform/geo/outline'
import type { Pin } from '../../platform/geo/pin'
import { MAX_BASEMAP } from '../../platform/http/call-limits'
import { areaOf } from './areas'
import { type BasemapName, namesOn } from './basemap-names'
import { type BasemapView, type PaneName, viewOf } from './basemap-view'
import { localitiesOf } from './places'
import { type Border, outlineAround, type Ring, readOutlines } from './shapes'

interface BasemapRequest {
  lang: Lang
  /** The points that the stage must contain. */
  points: Point[]
  /**
   * The postcodes and area keys of the selected places. The stage contains their municipalities completely, with an
   * outline.
   */
  zips: string[]
  pane: PaneName
  /** The pins on the map, which names do not cover. Without them each point has a drop. */
  pins?: readonly Pin[]
}

/** If an area has more municipalities, none gets a name because of the selection. */
const MAX_NAMED = 12
/** The default minimum width and height of a stage in map pixels, about 8 km. */
const MIN_STAGE = 160
/** About 50 km in map pixels. A larger stage shows only provinces. */
const MAX_SIZE_WITH_MUNICIPALITIES = 1000
/** The tolerance of lines in screen pixels of the smallest pane. In a large pane it is twice as many pixels. */
const TOLERANCE = 0.4
/** The tolerance in map pixels, about 3 km, for parts that are visible only after the user moves the map. */
const FAR_TOLERANCE = 60

/** The ends of the coast, in De Panne and near Knokke-Heist, which is in the margin of the map. */
const COAST: readonly Point[] = [
  { lat: 51.09, lng: 2.54 },
  { lat: 51.32, lng: 3.37 },
]
/** The size of a stage relative to its municipalities. A map then has the places around them, too. */
const AROUND = 1.25

/** Returns the base map that contains these places, or the whole country without places. */
export function basemapOf({
  points,
  pins = points.map(dropAt),
  ...request
}: BasemapRequest): Basemap {
  return basemapOn(stageOf(points, request.zips), { ...request, pins })
}

/** Returns the base map on a stage. */
export function basemapOn(
  stage: Box,
  { lang, zips, pane, pins }: Required<Omit<BasemapRequest, 'points'>>,
): Basemap {
  if (!showsCountry(stage)) return { stage, drawing: '' }
  // A part of the selection would be a wrong outline.
  const selected = zips.length <= MAX_BASEMAP.places && municipalitiesOf(zips).size > 0 ? zips : []
  return { stage, drawing: basemapPath(pane, stage, { lang, pins }, selected) }
}

/** Returns the stage that contains some points and the municipalities of postcodes, or the country without places. */
export function stageOf(points: readonly Point[], zips: string[], minSize = MIN_STAGE): Box {
  const rings = cornersIn(ringsOf(municipalitiesOf(zips)))
  const corners = [...points.map(project), ...rings]
  const box = corners.length > 0 ? boundingBox(corners) : readOutlines().countryBox
  const factor = rings.length > 0 ? AROUND : 1
  return stageAround(
    centred(box, { width: factor * box.width, height: factor * box.height }),
    minSize,
  )
}

/** Returns a wide stage that contains the coast if its map shows a part of it. */
export function withCoast(stage: Box, pane: PaneName): Box {
  const coast = boundingBox(COAST.map(project))
  if (!isWide(stage) || !overlap(viewOf(stage, pane).seen, coast)) return stage
  return stageAround(boundingBox([...cornersOf(stage), ...cornersOf(coast)]), 0)
}

function dropAt(point: Point): Pin {
  return { ...project(point), shape: 'drop', letters: 0 }
}

/** Returns the names on a base map: if the stage is wide, those of the main towns and of the neighbouring countries. */
export function basemapNames(
  pane: PaneName,
  stage: Box,
  labels: BasemapLabels,
  zips: string[],
): BasemapName[] {
  const chosen = municipalitiesOf(zips)
  return namesOn({
    ...labels,
    view: viewOf(stage, pane),
    chosen: chosen.size > MAX_NAMED ? new Set() : chosen,
    isWide: isWide(stage),
  })
}

/** SVG path data: the country, the boundaries of municipalities and provinces, and the selected municipalities. */
export type BasemapPaths = Record<'land' | 'municipalities' | 'provinces' | 'here', string>

/**
 * Returns the drawing of a base map in pixels from the stage's north-west corner, or null if the stage is outside the
 * country.
 */
export function basemapPaths(pane: PaneName, stage: Box, zips: string[]): BasemapPaths | null {
  const { borders, country } = readOutlines()
  if (!showsCountry(stage)) return null
  const view = viewOf(stage, pane)
  const inView = borders.filter(({ box }) => overlap(box, view.seen))
  return {
    land: areas(country, view),
    municipalities: isWide(stage) ? '' : lines(inView, ['municipalities'], view),
    provinces: lines(inView, ['provinces', 'countries'], view),
    here: areas(outlineAround(municipalitiesOf(zips)), view),
  }
}

/** Returns true if a stage shows a part of the country. */
function showsCountry(stage: Box): boolean {
  return overlap(readOutlines().countryBox, stage)
}

/** Returns the NIS codes of the municipalities of postcodes and area keys. */
function municipalitiesOf(zips: string[]): Set<number> {
  const ofPlace = (zip: string) =>
    areaOf(zip)?.municipalities ?? localitiesOf(zip).map((place) => place.municipality)
  return new Set(zips.flatMap(ofPlace))
}

function ringsOf(chosen: ReadonlySet<number>): Ring[] {
  const { municipalities } = readOutlines()
  return [...chosen].flatMap((nis) => municipalities.get(nis)?.rings ?? [])
}

function isWide({ width, height }: Box): boolean {
  return Math.max(width, height) > MAX_SIZE_WITH_MUNICIPALITIES
}

/** Returns the stage around a box in integer pixels, as paths use them. */
function stageAround(box: Box, minSize: number): Box {
  const missing = Math.max(0, minSize - Math.max(box.width, box.height))
  const [width, height] = [Math.ceil(box.width + missing), Math.ceil(box.height + missing)]
  const { x, y } = centred(box, { width, height })
  return { x: Math.round(x), y: Math.round(y), width, height }
}

function cornersIn(rings: Ring[]): Pixel[] {
  return rings.flat().flatMap(({ border }) => cornersOf(border.box))
}

function lines(borders: Border[], kinds: Border['parts'][], { stage, scale }: BasemapView): string {
  const visible = borders.filter(({ parts }) => kinds.includes(parts))
  return pathOf(
    visible.map(({ line }) => simplified(line, TOLERANCE * scale)),
    stage,
  )
}

/**
 * Returns the path data of areas. Each border is simplified separately, so that an area and its border line have the
 * same shape.
 */
function areas(rings: Ring[], { stage, seen, scale }: BasemapView): string {
  const closed = rings.map((ring) =>
    ring.flatMap((side) => {
      const tolerance = overlap(side.border.box, seen) ? TOLERANCE * scale : FAR_TOLERANCE
      const line = simplified(side.border.line, tolerance)
      return (side.isReversed ? line.toReversed() : line).slice(1)
    }),
  )
  return pathOf(
    closed.filter((ring) => ring.length > 2),
    stage,
    true,
  )
}
