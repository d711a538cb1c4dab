import { z } from 'zod'
import { translated } from '../listing/property'
import type { Translated } from '../platform/format/lang'

export interface Category {
  id: number
  name: Translated
  parentId: number | null
}

/** A category in the form in which staff edit it. */
export const categoryDocument = z.object({
  name: translated,
  parentId: z.number().int().nullable(),
})
export type CategoryDocument = z.infer<typeof categoryDocument>

/** Returns the categories of `ids` in that order, each followed by all of its descendants if they are requested. */
export function withSubcategories<One extends Category>(
  all: readonly One[],
  ids: readonly number[],
  deep: boolean,
): One[] {
  const selected = new Map<number, One>()
  const select = (category: One) => {
    if (selected.has(category.id)) return
    selected.set(category.id, category)
    if (deep) for (const below of all) if (below.parentId === category.id) select(below)
  }
  for (const id of ids) {
    const category = all.find((one) => one.id === id)
    if (category) select(category)
  }
  return [...selected.values()]
}
