import type { Point } from '../../listing/coordinates'
import { type Box, cornersOf, metresPerPixel, project, unproject } from './mercator'

/** Boundaries and names under a map, in pixels from the stage's north-west corner. */
export interface Ground {
  /** The part of the country that every map on this ground shows whole. */
  stage: Box
  /** The address of its drawing: an SVG document whose `ground` has the size of the stage; '' abroad. */
  drawing: string
  names: GroundName[]
}

export interface GroundName {
  text: string
  x: number
  y: number
  /** True for a chosen municipality. */
  isHere: boolean
}

/** A ground's place as CSS, in per cent of its stage. */
interface StagePlace {
  left: string
  top: string
}

export function placeOn(stage: Box, point: Point): StagePlace {
  const { x, y } = project(point)
  return placeWithin(stage, x - stage.x, y - stage.y)
}

/** Returns the same for pixels from the stage's corner. */
export function placeWithin({ width, height }: Box, x: number, y: number): StagePlace {
  return { left: percent(x / width), top: percent(y / height) }
}

/** Returns the outline of a drawn area as the points of an SVG polygon, in pixels from the stage's corner. */
export function outlineOn(stage: Box, corners: readonly Point[]): string {
  const tenths = (pixels: number) => Math.round(pixels * 10) / 10
  return corners
    .map(project)
    .map(({ x, y }) => `${tenths(x - stage.x)},${tenths(y - stage.y)}`)
    .join(' ')
}

/** The radius of the area around a hidden address, of which only the town is public. */
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

/** Returns the drawing of a map's ground: for a pane by name, of a stage in map pixels, with chosen postcodes. */
export function groundPath(pane: string, stage: Box, zips: readonly string[]): string {
  const { x, y, width, height } = stage
  return `/ground/${[pane, x, y, width, height, ...zips].join('_')}.svg`
}
