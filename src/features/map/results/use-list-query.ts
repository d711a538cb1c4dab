import { type RefObject, useEffect, useState } from 'react'
import { LIST_CHANGED } from '../../../client/navigation/live-page'
import type { ListName } from '../../../listing/filter/lists'
import type { Lang } from '../../../platform/format/lang'
import { parseArea } from '../../../platform/geo/area'

/** The parameters of an address that do not filter the list. */
const OF_PAGE = ['page', 'order', 'bounds', 'zoom']

export interface ListSource {
  list: ListName
  lang: Lang
  /** True if the map shows the complete list, without the filter in the address of the page. */
  isStandalone: boolean
}

/**
 * Returns the query of this page's list for `/api/map`, and updates it when the list changes in place. `keepsView` is
 * true if the map itself changed the list, as `isNarrowing` tells.
 */
export function useListQuery(source: ListSource, isNarrowing: RefObject<boolean>) {
  const [list, setList] = useState(() => ({ query: queryOf(source), keepsView: false }))
  useEffect(() => {
    const handleChange = () => {
      const query = queryOf(source)
      const keepsView = isNarrowing.current
      setList((before) => (before.query === query ? before : { query, keepsView }))
    }
    document.addEventListener(LIST_CHANGED, handleChange)
    return () => document.removeEventListener(LIST_CHANGED, handleChange)
  }, [source, isNarrowing])
  return list
}

/** Returns the drawn area in the query of a list, or '' without one. */
export function areaIn(query: string): string {
  return parseArea(new URLSearchParams(query).get('area'))
}

function queryOf({ list, lang, isStandalone }: ListSource): string {
  const query = new URLSearchParams(isStandalone ? '' : location.search)
  for (const name of OF_PAGE) query.delete(name)
  query.set('list', list)
  query.set('lang', lang)
  return query.toString()
}
