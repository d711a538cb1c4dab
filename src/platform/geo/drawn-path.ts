import type { Point } from '../../listing/coordinates'
import { MAX_CORNERS } from './area'
import { project, unproject } from './mercator'
import { simplified } from './outline'

/** The tolerance grows by so much until a line has few enough corners. */
const COARSER = 1.4

/**
 * Returns the corners of an area that was drawn in one move: those that are seen, `tolerance` map pixels apart or more,
 * and no more of them than an area may have.
 */
export function cornersOfStroke(points: readonly Point[], tolerance: number): Point[] {
  const line = points.map(project)
  let corners = simplified(line, tolerance)
  for (let coarser = tolerance; corners.length > MAX_CORNERS; coarser *= COARSER) {
    corners = simplified(line, coarser)
  }
  return corners.map(unproject)
}
