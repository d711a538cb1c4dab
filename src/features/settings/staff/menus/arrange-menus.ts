import { reordered } from '../../../../platform/fields/apply-action'
import { countItems, isTicked } from '../../../../platform/fields/document-of'
import { CHECKBOX_VALUE, type Entries } from '../../../../platform/fields/field'
import { MENUS } from '../../../../site/menus'

/**
 * Returns the form with every page in each menu once: the checked pages first, then the others. Deleted pages are
 * removed, and new pages are added at the end.
 */
export function arrangeMenus(entries: Entries, pages: readonly number[]): Entries {
  return MENUS.reduce((arranged, menu) => arrange(arranged, `menus.${menu}.items`, pages), entries)
}

function arrange(entries: Entries, list: string, pages: readonly number[]): Entries {
  const pageAt = (index: number) => entries[`${list}.${index}.page`] || null
  const indexes = Array.from({ length: countItems(entries, list) }, (_, index) => index)
  const sorted = [...indexes].sort((a, b) => rank(entries, list, a) - rank(entries, list, b))
  const listed = sorted.filter((index, position) => {
    const page = pageAt(index)
    const isFirst = sorted.findIndex((candidate) => pageAt(candidate) === page) === position
    return page === null || (isFirst && pages.includes(Number(page)))
  })
  const missing = pages.filter((id) => !listed.some((index) => pageAt(index) === String(id)))
  const added = missing.flatMap((id, offset) => {
    const item = `${list}.${listed.length + offset}`
    return [
      [item, CHECKBOX_VALUE],
      [`${item}.page`, String(id)],
    ]
  })
  return { ...reordered(entries, list, listed), ...Object.fromEntries(added) }
}

function rank(entries: Entries, list: string, index: number): number {
  return isTicked(entries, `${list}.${index}`) ? 0 : 1
}
