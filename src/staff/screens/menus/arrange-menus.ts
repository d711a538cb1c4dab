import { reordered } from '../../../platform/fields/apply-action'
import { countItems, isTicked } from '../../../platform/fields/document-of'
import { CHECKBOX_VALUE, type Entries } from '../../../platform/fields/field'
import { MENUS } from '../../../site/menus'

/**
 * Returns the form with every page in each menu once: the checked pages first, then the others. Deleted pages are
 * removed, and new pages are added at the end.
 */
export function arrangeMenus(entries: Entries, pages: readonly number[]): Entries {
  return MENUS.reduce((arranged, menu) => arrange(arranged, `menus.${menu}.items`, pages), entries)
}

function arrange(entries: Entries, list: string, pages: readonly number[]): Entries {
  const pageAt = (at: number) => entries[`${list}.${at}.page`] || null
  const all = Array.from({ length: countItems(entries, list) }, (_, at) => at)
  const sorted = [...all].sort((a, b) => rank(entries, list, a) - rank(entries, list, b))
  const kept = sorted.filter((at, place) => {
    const page = pageAt(at)
    const isFirst = sorted.findIndex((other) => pageAt(other) === page) === place
    return page === null || (isFirst && pages.includes(Number(page)))
  })
  const missing = pages.filter((id) => !kept.some((at) => pageAt(at) === String(id)))
  const added = missing.flatMap((id, nth) => {
    const item = `${list}.${kept.length + nth}`
    return [
      [item, CHECKBOX_VALUE],
      [`${item}.page`, String(id)],
    ]
  })
  return { ...reordered(entries, list, kept), ...Object.fromEntries(added) }
}

function rank(entries: Entries, list: string, at: number): number {
  return isTicked(entries, `${list}.${at}`) ? 0 : 1
}
