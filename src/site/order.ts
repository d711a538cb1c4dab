/** The direction in which an item moves among its siblings. */
export type Direction = 'up' | 'down'

/**
 * Returns all items, with one swapped with its neighbour of the same group. Returns null if it has no neighbour in that
 * direction.
 */
export function swappedWithNeighbour<Thing extends { id: number }>(
  all: readonly Thing[],
  id: number,
  way: Direction,
  groupOf: (thing: Thing) => unknown,
): Thing[] | null {
  const found = all.find((one) => one.id === id)
  if (!found) return null
  const beside = all.filter((one) => groupOf(one) === groupOf(found))
  const other = beside[beside.indexOf(found) + (way === 'up' ? -1 : 1)]
  if (!other) return null
  return all.map((one) => (one === found ? other : one === other ? found : one))
}
