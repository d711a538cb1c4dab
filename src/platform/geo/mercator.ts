import type { Point } from './coordinates'

/** The zoom level of map pixels. */
export const BASEMAP_ZOOM = 11
/** The width of the world in map pixels. */
const WORLD = 256 * 2 ** BASEMAP_ZOOM
const EQUATOR_METRES = 40_075_017

/** A pixel of a web map at zoom 11, counted from the north-west corner. It is about 49 m wide in Belgium. */
export interface Pixel {
  x: number
  y: number
}

/** A rectangle in these pixels. */
export interface Box extends Pixel {
  width: number
  height: number
}

/** Returns the pixel of a point in Web Mercator (EPSG:3857), the projection of Leaflet and of map tiles. */
export function project({ lat, lng }: Point): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  }
}

/** Returns the length of a map pixel in metres at a point. */
export function metresPerPixel({ lat }: Point): number {
  return (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / WORLD
}

export function unproject({ x, y }: Pixel): Point {
  const angle = Math.PI * (1 - (2 * y) / WORLD)
  return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lng: (x / WORLD) * 360 - 180 }
}

/** Returns the bounding box of some pixels, or an infinite one without pixels. */
export function boundingBox(pixels: readonly Pixel[]): Box {
  const across = pixels.map(({ x }) => x)
  const down = pixels.map(({ y }) => y)
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/** Returns a box of another size with the same centre. */
export function centred(box: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - height) / 2
  return { x, y, width, height }
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Returns the two corners of the box with the smallest and the largest coordinates. */
export function cornersOf({ x, y, width, height }: Box): [Pixel, Pixel] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ]
}
