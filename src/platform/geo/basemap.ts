import { isLang, type Lang } from '../format/lang'
import { MAX_BASEMAP } from '../http/call-limits'
import type { Point } from './coordinates'
import { type Box, cornersOf, metresPerPixel, project, unproject } from './mercator'
import { type Pin, parsePin, pinCode } from './pin'

/** A base map with boundaries and names. */
export interface Basemap {
  /** The part of the country that every map with this base map shows completely. */
  stage: Box
  /**
   * The address of the drawing, an SVG document, or '' abroad. Its element `ground` has the size of the stage. Its element
   * `names` has positions in percent of the stage.
   */
  drawing: string
}

/** A position on a base map as CSS, in percent of its stage. */
export interface StagePlace {
  left: string
  top: string
}

export function placeOn(stage: Box, point: Point): StagePlace {
  const { x, y } = project(point)
  return placeWithin(stage, x - stage.x, y - stage.y)
}

/** Returns the position of a pixel, counted from the stage's corner, as CSS. */
export function placeWithin({ width, height }: Box, x: number, y: number): StagePlace {
  return { left: percent(x / width), top: percent(y / height) }
}

/** Returns the outline of a drawn area as the points of an SVG polygon, in pixels from the stage's corner. */
export function outlineOn(stage: Box, corners: readonly Point[]): string {
  const roundToTenth = (pixels: number) => Math.round(pixels * 10) / 10
  return corners
    .map(project)
    .map(({ x, y }) => `${roundToTenth(x - stage.x)},${roundToTenth(y - stage.y)}`)
    .join(' ')
}

/** The radius of the area that replaces a hidden address. Only its town is public. */
export const AREA_RADIUS_METRES = 900

export function areaWidth(stage: Box, point: Point): string {
  return percent((2 * AREA_RADIUS_METRES) / metresPerPixel(point) / stage.width)
}

/** Returns the stage's north-west and south-east corners. */
export function stageCorners(stage: Box): [Point, Point] {
  const [first, last] = cornersOf(stage)
  return [unproject(first), unproject(last)]
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`
}

/** The names on a base map: their language, and the pins that they do not cover. */
export interface BasemapLabels {
  lang: Lang
  pins: readonly Pin[]
}

/** The path of the drawings, and the one that earlier releases used. */
export const BASEMAP_PATH = '/basemap'
export const FORMER_BASEMAP_PATH = '/ground'

/**
 * Returns the path of the base map's drawing for a kind of pane, a stage in map pixels, names and
 * selected postcodes or areas.
 */
export function basemapPath(
  pane: string,
  stage: Box,
  labels: BasemapLabels,
  zips: readonly string[],
): string {
  const { x, y, width, height } = stage
  const pins = labels.pins.slice(0, MAX_BASEMAP.pins).map((pin) => pinCode(pin, stage))
  return `${BASEMAP_PATH}/${[pane, x, y, width, height, labels.lang, ...pins, ...zips].join('_')}.svg`
}

/** Returns the names that the last parts of such a path describe, or null if they have no language. */
export function labelsOf(stage: Box, parts: readonly string[]): BasemapLabels | null {
  const lang = parts.find(isLang)
  if (!lang) return null
  return { lang, pins: parts.flatMap((part) => parsePin(part, stage) ?? []) }
}
