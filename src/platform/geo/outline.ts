import type { Pixel } from './mercator'

/** The tolerance at which each corner of a line is removed, by line. Maps simplify the same borders again and again. */
const tolerancesByLine = new WeakMap<readonly Pixel[], number[]>()

/**
 * Simplifies a line with the Douglas-Peucker algorithm. It removes corners that are nearer than `tolerance` pixels to
 * the simplified line. The ends of the line remain, so that adjacent lines still meet.
 */
export function simplified(line: readonly Pixel[], tolerance: number): Pixel[] {
  const tolerances = tolerancesByLine.get(line) ?? cornerTolerances(line)
  tolerancesByLine.set(line, tolerances)
  return line.filter((_, index) => (tolerances[index] ?? 0) > tolerance)
}

function cornerTolerances(line: readonly Pixel[]): number[] {
  const last = line.length - 1
  const tolerances = line.map((_, index) => (index === 0 || index === last ? Infinity : 0))
  function split(from: number, to: number, limit: number): void {
    const [first, end] = [line[from], line[to]]
    let [farthest, distance] = [from, 0]
    for (let index = from + 1; index < to && first && end; index++) {
      const far = distanceTo(line[index] ?? end, first, end)
      if (far > distance) [farthest, distance] = [index, far]
    }
    if (farthest === from) return
    // A corner goes with the line from which its distance was measured.
    const tolerance = Math.min(distance, limit)
    tolerances[farthest] = tolerance
    split(from, farthest, tolerance)
    split(farthest, to, tolerance)
  }
  split(0, last, Infinity)
  return tolerances
}

/** Returns the SVG path data of lines in integer pixels from `origin`. Areas are closed. */
export function pathOf(lines: readonly Pixel[][], origin: Pixel, areClosed = false): string {
  return lines.map((line) => subpath(line, origin) + (areClosed ? 'z' : '')).join('')
}

function subpath(line: readonly Pixel[], origin: Pixel): string {
  let [x, y] = [Math.round(origin.x), Math.round(origin.y)]
  const steps = line.map((pixel) => {
    const step = `${pixel.x - x} ${pixel.y - y}`
    ;[x, y] = [pixel.x, pixel.y]
    return step
  })
  const [start, ...rest] = steps
  return `M${start}l${rest.join(' ')}`.replaceAll(' -', '-')
}

/** Returns the distance from a pixel to the line between two others. */
function distanceTo({ x, y }: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy)
}
