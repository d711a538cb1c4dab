import type { Point } from '../../listing/coordinates'

/** The zoom of map pixels. */
export const GROUND_ZOOM = 11
/** The side of the whole world in them. */
const WORLD = 256 * 2 ** GROUND_ZOOM
const EQUATOR_METRES = 40_075_017

/** Pixels of a web map at zoom 11 from its north-west corner, some 49 m each in Belgium. */
export interface Pixel {
  x: number
  y: number
}

/** A rectangle of such pixels. */
export interface Box extends Pixel {
  width: number
  height: number
}

/** Web Mercator (EPSG:3857), the projection of Leaflet and of map tiles. */
export function project({ lat, lng }: Point): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  }
}

/** Returns the length on the ground of a map pixel at a point. */
export function metresPerPixel({ lat }: Point): number {
  return (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / WORLD
}

export function unproject({ x, y }: Pixel): Point {
  const angle = Math.PI * (1 - (2 * y) / WORLD)
  return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lng: (x / WORLD) * 360 - 180 }
}

/** Returns the smallest box around some pixels; without any an infinite one. */
export function boxAround(pixels: readonly Pixel[]): Box {
  const across = pixels.map(({ x }) => x)
  const down = pixels.map(({ y }) => y)
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/** Returns the box of another size around the same middle. */
export function centred(box: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - height) / 2
  return { x, y, width, height }
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Returns the box's two corners with the smallest and the largest pixels. */
export function cornersOf({ x, y, width, height }: Box): [Pixel, Pixel] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ]
}
