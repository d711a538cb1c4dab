/**
 * Returns the number of letters to insert, delete, replace or swap with the next one to turn one word into another
 * (optimal string alignment). Returns `max + 1` if more than `max` are necessary.
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1
  let previousRow: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (previousRow[column - 2] ?? 0) + 1 : max + 1,
      )
    }
    if (Math.min(...current) > max) return max + 1
    previousRow = last
    last = current
  }
  return Math.min(last[to.length] ?? 0, max + 1)
}
