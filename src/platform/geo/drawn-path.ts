import { MAX_CORNERS } from './area'
import type { Point } from './coordinates'
import { project, unproject } from './mercator'
import { simplified } from './outline'

/** The factor by which the tolerance grows until a line has few enough corners. */
const TOLERANCE_FACTOR = 1.4

/**
 * Returns the corners of an area that was drawn freehand. Corners within `tolerance` map pixels of the simplified line
 * are removed. The tolerance grows until the area has no more than the maximum number of corners.
 */
export function cornersOfStroke(points: readonly Point[], tolerance: number): Point[] {
  const line = points.map(project)
  let corners = simplified(line, tolerance)
  for (
    let currentTolerance = tolerance;
    corners.length > MAX_CORNERS;
    currentTolerance *= TOLERANCE_FACTOR
  ) {
    corners = simplified(line, currentTolerance)
  }
  return corners.map(unproject)
}
