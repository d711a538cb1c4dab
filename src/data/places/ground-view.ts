import { type Box, centred } from '../../domain/map/mercator'

/** A width and a height in screen pixels. */
interface Size {
  width: number
  height: number
}

/** A map's place on the page, on a phone and on a large screen. */
export interface Pane {
  /** Between the stage and the pane's edges, in screen pixels. The styles have it too. */
  padding: number
  smallest: Size
  largest: Size
}

/** The part of the map that a ground is drawn for. */
export interface GroundView {
  stage: Box
  /** The stage, and what panes of another shape show beside it. */
  seen: Box
  /** Map pixels to a screen pixel, in the smallest pane. */
  scale: number
}

export function viewOf(stage: Box, { padding, smallest, largest }: Pane): GroundView {
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

/** The scale at which a pane contains the stage. */
function scaleIn(pane: Size, padding: number, stage: Size): number {
  return Math.max(
    stage.width / (pane.width - 2 * padding),
    stage.height / (pane.height - 2 * padding),
  )
}
