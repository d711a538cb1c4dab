/** The direction in which an item moves among its siblings. */
export type Direction = 'up' | 'down'

/**
 * Returns all items, with one swapped with its neighbour of the same group. Returns null if it has no neighbour in that
 * direction.
 */
export function swappedWithNeighbour<Item extends { id: number }>(
  all: readonly Item[],
  id: number,
  direction: Direction,
  groupOf: (thing: Item) => unknown,
): Item[] | null {
  const item = all.find((one) => one.id === id)
  if (!item) return null
  const group = all.filter((one) => groupOf(one) === groupOf(item))
  const neighbour = group[group.indexOf(item) + (direction === 'up' ? -1 : 1)]
  if (!neighbour) return null
  return all.map((one) => (one === item ? neighbour : one === neighbour ? item : one))
}
