import { type Box, centred } from '../../platform/geo/mercator'

/** A width and a height in screen pixels. */
export interface Size {
  width: number
  height: number
}

/** The distances from the sides, and from the top and the bottom. */
export interface Padding {
  x: number
  y: number
}

/** A corner of a map that buttons or credits cover, in screen pixels. */
interface Corner extends Size {
  across: 'left' | 'right'
  down: 'top' | 'bottom'
}

/** The size of a map on the page, on a phone and on a large screen. */
interface Pane {
  /**
   * The distance between the stage and the edges of the pane, in screen pixels. The style sheets contain the same
   * values.
   */
  padding: Padding
  smallest: Size
  largest: Size
  /** The corners without names. */
  corners: readonly Corner[]
}

const CREDITS: Corner = { across: 'right', down: 'bottom', width: 330, height: 20 }
const ZOOM_BUTTONS: Corner = { across: 'right', down: 'top', width: 64, height: 108 }
const LIST_CORNERS: readonly Corner[] = [
  { across: 'left', down: 'top', width: 176, height: 64 },
  // The note that streets do not load.
  { across: 'left', down: 'bottom', width: 200, height: 84 },
  ZOOM_BUTTONS,
  CREDITS,
]
/** Before the first click these maps have a button that opens them. */
const CLOSED_CORNERS: readonly Corner[] = [
  { across: 'left', down: 'bottom', width: 176, height: 64 },
  ZOOM_BUTTONS,
  CREDITS,
]

/** The small map of a place in a corner of a map that shows only a part of it. The style sheet has its size. */
const INSET: Size = { width: 128, height: 128 }
/** The corner with the small map, above the note. */
export const INSET_CORNER: Corner = { across: 'left', down: 'bottom', width: 160, height: 220 }

/** The buttons over a map next to a list need space at the top. */
export const LIST_PADDING: Padding = { x: 24, y: 56 }

/**
 * The kinds of maps on pages: of a listing, of the agency's offices, next to a list, the same with a small map of its
 * place, that small map, on a phone instead of the list, and of a list without the list.
 */
export const PANES = {
  home: {
    padding: { x: 24, y: 24 },
    smallest: { width: 350, height: 256 },
    largest: { width: 1344, height: 300 },
    corners: CLOSED_CORNERS,
  },
  markers: {
    padding: { x: 48, y: 48 },
    smallest: { width: 350, height: 384 },
    largest: { width: 1344, height: 384 },
    corners: CLOSED_CORNERS,
  },
  beside: {
    padding: LIST_PADDING,
    smallest: { width: 368, height: 560 },
    largest: { width: 960, height: 1056 },
    corners: LIST_CORNERS,
  },
  close: {
    padding: LIST_PADDING,
    smallest: { width: 368, height: 560 },
    largest: { width: 960, height: 1056 },
    corners: [...LIST_CORNERS, INSET_CORNER],
  },
  inset: { padding: { x: 12, y: 12 }, smallest: INSET, largest: INSET, corners: [] },
  phone: {
    padding: LIST_PADDING,
    smallest: { width: 360, height: 440 },
    largest: { width: 1024, height: 1200 },
    corners: LIST_CORNERS,
  },
  alone: {
    padding: { x: 48, y: 48 },
    smallest: { width: 350, height: 360 },
    largest: { width: 1344, height: 360 },
    corners: CLOSED_CORNERS,
  },
} as const satisfies Record<string, Pane>

export type PaneName = keyof typeof PANES

/** The part of the map for which a base map is drawn. */
export interface BasemapView {
  stage: Box
  /** The stage, and the area around it that panes of another aspect ratio show. */
  seen: Box
  /** The part of the seen area that every pane shows. */
  common: Box
  /** The numbers of map pixels in a screen pixel, in the smallest and in the largest pane. */
  scale: number
  smallestScale: number
}

export function viewOf(stage: Box, pane: PaneName): BasemapView {
  const { padding, smallest, largest }: Pane = PANES[pane]
  const sizes = [smallest, largest].map(({ width, height }) => {
    const scale = scaleIn({ width, height }, padding, stage)
    return { width: width * scale, height: height * scale }
  })
  const widths = sizes.map(({ width }) => width)
  const heights = sizes.map(({ height }) => height)
  return {
    stage,
    seen: centred(stage, { width: Math.max(...widths), height: Math.max(...heights) }),
    common: centred(stage, { width: Math.min(...widths), height: Math.min(...heights) }),
    scale: scaleIn(smallest, padding, stage),
    smallestScale: scaleIn(largest, padding, stage),
  }
}

/** Returns the number of map pixels in a screen pixel at which the stage fits in a pane. */
export function scaleIn(pane: Size, padding: Padding, stage: Size): number {
  return Math.max(
    stage.width / (pane.width - 2 * padding.x),
    stage.height / (pane.height - 2 * padding.y),
  )
}
