import type { View } from '../../../components/ui/view'
import { type ListFilter, MAX_TYPED_TEXT, searchText } from '../../../listing/filter/list-filter'
import { readListFilter, withOfficialNames } from '../../../listing/queries/list-request'
import { QUERY_TEXT_PARAM } from '../../../urls'
import { parseQuery, withWords } from '../../natural-query/natural-query'
import { type ParsedQueryChip, parsedChips, unreadChips } from '../parsed-query-chips'

/** The query from which a list's filter was parsed, with the parts that were understood. */
export interface ParsedQueryData {
  words: string
  understood: ParsedQueryChip[]
  unread: ParsedQueryChip[]
  /** The words that are not in the filter, as they were typed. */
  without: string[]
}

/** Returns the parsed query, or null if the address has none or the filter no longer contains any part of it. */
export async function findParsedQuery(
  view: View,
  params: URLSearchParams,
  filter: ListFilter,
): Promise<ParsedQueryData | null> {
  const words = searchText(params.get(QUERY_TEXT_PARAM) ?? '', MAX_TYPED_TEXT)
  if (!words) return null
  const parsed = await parseQuery(words, view.lang)
  const unfiltered = readListFilter({}, view.site.settings, view.lang, filter.fixed)
  const parsedFilter = withOfficialNames(withWords(unfiltered, parsed), view.lang)
  const understood = parsedChips(view, filter, parsedFilter, parsed)
  const unread = unreadChips(filter, parsed)
  const isDropped = parsed.rest !== '' && filter.text === ''
  const isFiller = parsed.understood.length === 0 && !parsed.rest && filter.text === ''
  const dropped = isDropped ? [parsed.rest] : isFiller && !parsed.unfiltered.length ? [words] : []
  const without = [...parsed.unfiltered, ...dropped]
  const hasContent = understood.length + unread.length + without.length > 0
  return hasContent ? { words, understood, unread, without } : null
}
