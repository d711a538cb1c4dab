import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import {
  filterQuery,
  isIndexable,
  type ListFilter,
  MAX_TYPED_TEXT,
  searchText,
  withPage,
} from '../../listing/filter/list-filter'
import { FIXED_FILTER } from '../../listing/filter/lists'
import { clampPage, pageSize } from '../../listing/filter/paging'
import {
  addressFilter,
  readListFilter,
  withOfficialNames,
} from '../../listing/queries/list-request'
import { hasRows, listTotals } from '../../listing/queries/lists'
import type { Lang } from '../../platform/format/lang'
import type { PageModule } from '../../site/page'
import { detailPath, rolePath, SUBMITTED, withQuery, withQueryWords } from '../../urls'
import { listOfWords } from '../natural-query/natural-query'
import type { ParsedQuery } from '../natural-query/read-words'
import { isOwnList, type PropertyListConfig, propertyListConfig } from './property-list/config'
import { filterOfWords, searchTarget } from './search-target'

/** Returns the list that the page's address filters, or null if it has none. */
export function pageList(modules: readonly PageModule[]): PropertyListConfig | null {
  for (const { kind, config } of modules) {
    if (kind !== 'property-list') continue
    const { data } = propertyListConfig.safeParse(config)
    if (data && isOwnList(data)) return data
  }
  return null
}

/** Returns the address to which a submitted search box redirects, or null if none was submitted. */
export async function submittedSearch(
  c: Context<AppEnv>,
  list: PropertyListConfig,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(c.req.url)
  if (!searchParams.has(SUBMITTED)) return null
  const filter = filterOf(c, list)
  if (!filter.text) return null
  const lang = c.get('lang')
  const typed = searchText(searchParams.get('streetcity') ?? '', MAX_TYPED_TEXT)
  const context = { db: c.get('db'), cache: c.get('cache'), typed, lang }
  const target = await searchTarget(context, withPage(filter, 1))
  if ('words' in target) return parsedList(c, filter, target.words, typed)
  if ('filter' in target) {
    const query = filterQuery(withOfficialNames(target.filter, lang))
    return withQuery(pathname, target.isTextDropped ? withQueryWords(query, typed) : query)
  }
  return detailPath(lang, target.card)
}

/** Returns the list of a natural-language query: this page's list, or that of the goal that the query names. */
async function parsedList(
  c: Context<AppEnv>,
  filter: ListFilter,
  words: ParsedQuery,
  typed: string,
): Promise<string> {
  const lang = c.get('lang')
  const currentPath = new URL(c.req.url).pathname
  const name = listOfWords(filter, words)
  const path = (name && rolePath(c.get('content').site, lang, name)) ?? currentPath
  const context = { db: c.get('db'), cache: c.get('cache'), lang }
  const list = path === currentPath ? null : name
  const parsedFilter = await filterOfWords(context, filter, words, list)
  return withQuery(path, withQueryWords(filterQuery(parsedFilter), typed))
}

/** The query of the page that is shown. */
interface PageQuery {
  /** Returns the canonical query in a language, with the names of its places in that language. */
  queryIn(lang: Lang): string
  /** True for a list that search engines do not index: filtered, sorted or empty. */
  isUnindexed: boolean
}

/** Returns the query of the page that is shown. A page number past the end means the last page. */
export async function shownQuery(
  c: Context<AppEnv>,
  list: PropertyListConfig | null,
): Promise<PageQuery> {
  const requestedFilter = addressFilter(new URL(c.req.url).searchParams, c.get('lang'))
  const isUnindexed = list !== null && !isIndexable(requestedFilter)
  if (!list || (requestedFilter.page === 1 && isUnindexed))
    return { queryIn: queryOf(requestedFilter), isUnindexed }
  const filter = filterOf(c, list)
  const [db, cache] = [c.get('db'), c.get('cache')]
  if (requestedFilter.page === 1) {
    // Without the market the list itself fails, and the page is not cached.
    const isFilled = await hasRows(db, cache, filter).catch(() => true)
    return { queryIn: queryOf(requestedFilter), isUnindexed: !isFilled }
  }
  const [total = 0] = await listTotals(db, cache, [filter])
  const size = pageSize(list.itemsPerPage, list.callToAction)
  const shownFilter = withPage(requestedFilter, clampPage(filter.page, total, size))
  return { queryIn: queryOf(shownFilter), isUnindexed: isUnindexed || total === 0 }
}

function queryOf(filter: ListFilter): PageQuery['queryIn'] {
  return (lang) => filterQuery(withOfficialNames(filter, lang))
}

function filterOf(c: Context<AppEnv>, list: PropertyListConfig): ListFilter {
  const { settings } = c.get('content').site
  const params = new URL(c.req.url).searchParams
  return readListFilter(params, settings, c.get('lang'), FIXED_FILTER[list.list])
}
