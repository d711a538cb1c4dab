import type { Point } from '../../listing/coordinates'
import { type Box, cornersOf, metresPerPixel, project, unproject } from './mercator'

/** The boundaries and names of a base map, in pixels from the stage's north-west corner. */
export interface Basemap {
  /** The part of the country that every map with this base map shows completely. */
  stage: Box
  /** The address of the drawing, an SVG document whose element `ground` has the size of the stage. It is '' abroad. */
  drawing: string
  names: BasemapName[]
}

export interface BasemapName {
  text: string
  x: number
  y: number
  /** True for a selected municipality. */
  isHere: boolean
}

/** A position on a base map as CSS, in percent of its stage. */
interface StagePlace {
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

/** Returns the width of such an area as CSS. */
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

/** Returns the path of the base map's drawing: for a kind of pane, a stage in map pixels, and selected postcodes. */
export function basemapPath(pane: string, stage: Box, zips: readonly string[]): string {
  const { x, y, width, height } = stage
  return `/ground/${[pane, x, y, width, height, ...zips].join('_')}.svg`
}
