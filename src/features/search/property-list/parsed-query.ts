import type { View } from '../../../components/ui/view'
import { type ListFilter, MAX_TYPED_TEXT, searchText } from '../../../listing/filter/list-filter'
import { readListFilter, withOfficialNames } from '../../../listing/queries/list-request'
import { QUERY_TEXT_PARAM } from '../../../urls'
import { parseQuery, withWords } from '../../natural-query/natural-query'
import { type ParsedQueryChip, understoodChips, unreadChips } from '../parsed-query-chips'

/** The query from which a list's filter was parsed, with the parts that were understood. */
export interface Said {
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
): Promise<Said | null> {
  const words = searchText(params.get(QUERY_TEXT_PARAM) ?? '', MAX_TYPED_TEXT)
  if (!words) return null
  const read = await parseQuery(words, view.lang)
  const whole = readListFilter({}, view.site.settings, view.lang, filter.fixed)
  const alone = withOfficialNames(withWords(whole, read), view.lang)
  const understood = understoodChips(view, filter, alone, read)
  const unread = unreadChips(filter, read)
  const isDropped = read.rest !== '' && filter.text === ''
  const isFiller = read.understood.length === 0 && !read.rest && filter.text === ''
  const dropped = isDropped ? [read.rest] : isFiller && !read.unfiltered.length ? [words] : []
  const without = [...read.unfiltered, ...dropped]
  const isSaid = understood.length + unread.length + without.length > 0
  return isSaid ? { words, understood, unread, without } : null
}
