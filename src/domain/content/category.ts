import type { Translated } from '../format/lang'

export interface Category {
  id: number
  name: Translated
  parentId: number | null
}

/** The categories of `ids` in that order, each followed by all below it where they are wanted. */
export function withSubcategories(
  all: readonly Category[],
  ids: readonly number[],
  deep: boolean,
): Category[] {
  const found = new Map<number, Category>()
  const take = (category: Category) => {
    if (found.has(category.id)) return
    found.set(category.id, category)
    if (deep) for (const below of all) if (below.parentId === category.id) take(below)
  }
  for (const id of ids) {
    const category = all.find((one) => one.id === id)
    if (category) take(category)
  }
  return [...found.values()]
}
