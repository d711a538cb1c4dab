import { type Box, centred } from '../../platform/geo/mercator'

/** A width and a height in screen pixels. */
interface Size {
  width: number
  height: number
}

/** A map's place on the page, on a phone and on a large screen. */
interface Pane {
  /** Between the stage and the pane's edges, in screen pixels. The styles have it too. */
  padding: number
  smallest: Size
  largest: Size
}

/** The places of maps on pages: a home's, that of the agency's offices, beside a list, and of a list alone. */
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
  // In the list's place on a phone.
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

/** The part of the map that a ground is drawn for. */
export interface GroundView {
  stage: Box
  /** The stage, and what panes of another shape show beside it. */
  seen: Box
  /** Map pixels to a screen pixel, in the smallest pane. */
  scale: number
}

export function viewOf(stage: Box, pane: PaneName): GroundView {
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

/** Returns the scale at which a pane contains the stage. */
function scaleIn(pane: Size, padding: number, stage: Size): number {
  return Math.max(
    stage.width / (pane.width - 2 * padding),
    stage.height / (pane.height - 2 * padding),
  )
}
