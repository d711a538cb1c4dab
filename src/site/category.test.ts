import { expect, test } from 'vitest'
import { type Category, withSubcategories } from './category'

const ALL: Category[] = [
  { id: 1, name: {}, parentId: null },
  { id: 2, name: {}, parentId: 1 },
  { id: 3, name: {}, parentId: 2 },
  { id: 4, name: {}, parentId: null },
]

function idsOf(ids: number[], deep: boolean, all = ALL): number[] {
  return withSubcategories(all, ids, deep).map(({ id }) => id)
}

test('a category is selected alone or with all its subcategories', () => {
  expect(idsOf([4, 1], false)).toEqual([4, 1])
  expect(idsOf([4, 1], true)).toEqual([4, 1, 2, 3])
  expect(idsOf([2, 1], true)).toEqual([2, 3, 1])
  expect(idsOf([9], true)).toEqual([])
})
