import { type RefObject, useEffect, useState } from 'react'
import { LIST_CHANGED } from '../../../client/navigation/live-page'
import type { ListName } from '../../../listing/filter/lists'
import type { Lang } from '../../../platform/format/lang'
import { parseArea } from '../../../platform/geo/area'

/** Parameters of a page's address that do not say which homes are in its list. */
const OF_PAGE = ['page', 'order', 'bounds', 'zoom']

export interface ListSource {
  list: ListName
  lang: Lang
  /** True for the whole list, without the filter of the page's address. */
  isAlone: boolean
}

/**
 * The list on this page as `/api/map` is asked for it, also after it changed in place. `keepsView` says
 * that the map itself changed it, by `isNarrowing`.
 */
export function useListQuery(source: ListSource, isNarrowing: RefObject<boolean>) {
  const [list, setList] = useState(() => ({ query: queryOf(source), keepsView: false }))
  useEffect(() => {
    const follow = () => {
      const query = queryOf(source)
      const keepsView = isNarrowing.current
      setList((before) => (before.query === query ? before : { query, keepsView }))
    }
    document.addEventListener(LIST_CHANGED, follow)
    return () => document.removeEventListener(LIST_CHANGED, follow)
  }, [source, isNarrowing])
  return list
}

/** The drawn area of a list's query; '' without one. */
export function areaIn(query: string): string {
  return parseArea(new URLSearchParams(query).get('area'))
}

function queryOf({ list, lang, isAlone }: ListSource): string {
  const query = new URLSearchParams(isAlone ? '' : location.search)
  for (const name of OF_PAGE) query.delete(name)
  query.set('list', list)
  query.set('lang', lang)
  return query.toString()
}
