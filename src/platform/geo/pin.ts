import type { Box, Pixel } from './mercator'

/**
 * The shapes of pins: a drop, a price, a price without a tip in the middle of an area, clusters, and a drop with its
 * title at its right or left.
 */
const SHAPES = ['drop', 'price', 'area', 'cluster', 'big', 'right', 'left'] as const
type PinShape = (typeof SHAPES)[number]

/** A pin or a cluster at a map pixel. `letters` is the length of its price or title. */
export interface Pin extends Pixel {
  shape: PinShape
  letters: number
}

/** Clusters with more listings than this are drawn larger. */
export const BIG_CLUSTER = 20

/** The sizes in screen pixels that the style sheet of pins sets. Clusters include most of their halo. */
const DROP = { width: 30, height: 42 }
const PRICE = { letter: 7.6, padding: 26, height: 36, areaHeight: 32 }
const TITLE = { letter: 7.4, padding: 24, start: 20 }
const DIAMETERS = { cluster: 58, big: 72 }

/** Returns the area that a pin covers, in map pixels. `scale` is the number of map pixels in a screen pixel. */
export function pinBox({ x, y, shape, letters }: Pin, scale = 1): Box {
  const { left, right, top, bottom } = edgesOf(shape, letters)
  return {
    x: x + left * scale,
    y: y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  }
}

/** Returns true if two pins cover each other. Clusters are circles. */
export function pinsCollide(a: Pin, b: Pin): boolean {
  const [radiusA, radiusB] = [radiusOf(a.shape), radiusOf(b.shape)]
  if (radiusA && radiusB) {
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (radiusA + radiusB) ** 2
  }
  const [boxA, boxB] = [pinBox(a), pinBox(b)]
  return (
    boxA.x < boxB.x + boxB.width &&
    boxB.x < boxA.x + boxA.width &&
    boxA.y < boxB.y + boxB.height &&
    boxB.y < boxA.y + boxA.height
  )
}

function radiusOf(shape: PinShape): number {
  return shape === 'cluster' || shape === 'big' ? DIAMETERS[shape] / 2 : 0
}

/** Returns the edges of a pin relative to its point, in screen pixels. */
function edgesOf(shape: PinShape, letters: number) {
  const half = DROP.width / 2
  const titleWidth = TITLE.start + letters * TITLE.letter + TITLE.padding
  const halfPrice = (letters * PRICE.letter + PRICE.padding) / 2
  switch (shape) {
    case 'cluster':
    case 'big': {
      const radius = radiusOf(shape)
      return { left: -radius, right: radius, top: -radius, bottom: radius }
    }
    case 'price':
      return { left: -halfPrice, right: halfPrice, top: -PRICE.height, bottom: 0 }
    case 'area': {
      const middle = PRICE.areaHeight / 2
      return { left: -halfPrice, right: halfPrice, top: -middle, bottom: middle }
    }
    case 'drop':
      return { left: -half, right: half, top: -DROP.height, bottom: 0 }
    case 'right':
      return { left: -half, right: titleWidth, top: -DROP.height, bottom: 0 }
    case 'left':
      return { left: -titleWidth, right: half, top: -DROP.height, bottom: 0 }
  }
}

/** Returns a pin as `12x34p9`: integer pixels from a corner, the initial of its shape and its letters. */
export function pinCode({ x, y, shape, letters }: Pin, corner: Pixel): string {
  const [left, top] = [x - corner.x, y - corner.y].map((side) => Math.max(0, Math.round(side)))
  return `${left}x${top}${shape.charAt(0)}${letters || ''}`
}

/** Returns the pin of such a code, or null if the text is no code. */
export function parsePin(code: string, corner: Pixel): Pin | null {
  const [, x, y, initial, letters] = /^(\d{1,6})x(\d{1,6})([a-z])(\d{0,2})$/.exec(code) ?? []
  const shape = SHAPES.find((name) => name.charAt(0) === initial)
  if (!shape) return null
  return { x: corner.x + Number(x), y: corner.y + Number(y), shape, letters: Number(letters) }
}
