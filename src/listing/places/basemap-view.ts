import { type Box, centred } from '../../platform/geo/mercator'

/** A width and a height in screen pixels. */
interface Size {
  width: number
  height: number
}

/** The size of a map on the page, on a phone and on a large screen. */
interface Pane {
  /**
   * The distance between the stage and the edges of the pane, in screen pixels. The style sheets contain the same
   * value.
   */
  padding: number
  smallest: Size
  largest: Size
}

/**
 * The kinds of maps on pages: of a listing, of the agency's offices, next to a list, and of a list without the list.
 */
export const PANES = {
  home: {
    padding: 24,
    smallest: { width: 350, height: 256 },
    largest: { width: 1344, height: 300 },
  },
  markers: {
    padding: 48,
    smallest: { width: 350, height: 360 },
    largest: { width: 900, height: 360 },
  },
  // On a phone this map replaces the list.
  beside: {
    padding: 48,
    smallest: { width: 390, height: 700 },
    largest: { width: 780, height: 1000 },
  },
  alone: {
    padding: 48,
    smallest: { width: 350, height: 360 },
    largest: { width: 1344, height: 360 },
  },
} as const satisfies Record<string, Pane>

export type PaneName = keyof typeof PANES

/** The part of the map for which a base map is drawn. */
export interface BasemapView {
  stage: Box
  /** The stage, and the area around it that panes of another aspect ratio show. */
  seen: Box
  /** The number of map pixels in a screen pixel, in the smallest pane. */
  scale: number
}

export function viewOf(stage: Box, pane: PaneName): BasemapView {
  const { padding, smallest, largest }: Pane = PANES[pane]
  const all = [smallest, largest].map(({ width, height }) => {
    const scale = scaleIn({ width, height }, padding, stage)
    return { width: width * scale, height: height * scale }
  })
  return {
    stage,
    seen: centred(stage, {
      width: Math.max(...all.map(({ width }) => width)),
      height: Math.max(...all.map(({ height }) => height)),
    }),
    scale: scaleIn(smallest, padding, stage),
  }
}

/** Returns the scale at which the stage fits in a pane. */
function scaleIn(pane: Size, padding: number, stage: Size): number {
  return Math.max(
    stage.width / (pane.width - 2 * padding),
    stage.height / (pane.height - 2 * padding),
  )
}
