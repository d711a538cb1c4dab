import { expect, test } from 'vitest'
import { swappedWithNeighbour } from './order'

const ALL = [
  { id: 1, group: 'a' },
  { id: 2, group: 'b' },
  { id: 3, group: 'a' },
]

test.each([
  [3, 'up', [3, 2, 1]],
  [1, 'down', [3, 2, 1]],
  [1, 'up', null],
  [2, 'down', null],
  [9, 'up', null],
] as const)('item %d moves %s', (id, direction, order) => {
  const result = swappedWithNeighbour(ALL, id, direction, ({ group }) => group)
  expect(result?.map((one) => one.id) ?? null).toEqual(order)
})
