/** Where something goes among its neighbours. */
export type Way = 'up' | 'down'

/** All things with one of them in the place of its neighbour of the same group, and that in its place; null where it has none there. */
export function movedAmong<Thing extends { id: number }>(
  all: readonly Thing[],
  id: number,
  way: Way,
  groupOf: (thing: Thing) => unknown,
): Thing[] | null {
  const found = all.find((one) => one.id === id)
  if (!found) return null
  const beside = all.filter((one) => groupOf(one) === groupOf(found))
  const other = beside[beside.indexOf(found) + (way === 'up' ? -1 : 1)]
  if (!other) return null
  return all.map((one) => (one === found ? other : one === other ? found : one))
}
