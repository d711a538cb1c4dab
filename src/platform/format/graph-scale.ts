const STEPS = [1, 2, 2.5, 5, 10]
const MAX_LINES = 5

/** Returns the labels of a graph's grid lines, from 0 to the first round number that is at least `max`. */
export function graphScale(max: number): number[] {
  const minStep = Math.max(max, 1) / (MAX_LINES - 1)
  const power = 10 ** Math.floor(Math.log10(minStep))
  const factor = STEPS.find((candidate) => candidate * power >= minStep) ?? 10
  const step = Math.max(1, Math.ceil(factor * power))
  const lines = Math.ceil(Math.max(max, 1) / step)
  return Array.from({ length: lines + 1 }, (_, line) => line * step)
}

/** Returns the interval of `labels` (ISO dates), or null if it is not always a day or always a week. */
export function graphSpan(labels: readonly string[]): 'day' | 'week' | null {
  const days = labels.map((label) => Date.parse(`${label}T00:00:00Z`) / 86_400_000)
  const gaps = new Set(days.slice(1).map((day, index) => day - (days[index] ?? day)))
  if (gaps.size !== 1) return null
  return gaps.has(1) ? 'day' : gaps.has(7) ? 'week' : null
}
