import type { Context } from 'hono'
import { listPage } from '../../data/listings/cached-lists'
import { addressFilter, readListFilter, withOfficialNames } from '../../data/listings/list-request'
import { searchTarget } from '../../data/listings/search/search-target'
import type { PageModule } from '../../domain/content/page'
import {
  filterQuery,
  type ListFilter,
  MAX_TYPED,
  searchText,
  withPage,
} from '../../domain/list/list-filter'
import { FIXED_FILTER, type ListName } from '../../domain/list/lists'
import { pageSize } from '../../domain/list/paging'
import { listOfWords, withWords } from '../../domain/search-words/apply-words'
import type { ReadWords } from '../../domain/search-words/read-words'
import type { AppEnv } from '../../env'
import {
  isOwnList,
  type PropertyListConfig,
  propertyListConfig,
} from '../../modules/property-list/config'
import { projectPath, propertyPath, rolePath, SUBMITTED, saidQuery, withQuery } from '../../urls'

/** The page's own list, the one that its address filters; null where it has none. */
export function pageList(modules: readonly PageModule[]): PropertyListConfig | null {
  for (const { kind, config } of modules) {
    if (kind !== 'property-list') continue
    const { data } = propertyListConfig.safeParse(config)
    if (data && isOwnList(data)) return data
  }
  return null
}

/** The address to which a submitted search box leads; null when none was. */
export async function submittedSearch(
  c: Context<AppEnv>,
  list: PropertyListConfig,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(c.req.url)
  const filter = filterOf(c, list)
  if (!searchParams.has(SUBMITTED) || !filter.text) return null
  const lang = c.get('lang')
  const typed = searchText(searchParams.get('streetcity') ?? '', MAX_TYPED)
  const from = { db: c.get('db'), cache: c.get('cache'), typed, lang }
  const target = await searchTarget(from, withPage(filter, 1))
  if ('words' in target) return saidList(c, filter, target.words, typed)
  if ('filter' in target)
    return withQuery(pathname, filterQuery(withOfficialNames(target.filter, lang)))
  const { kind, id } = target.card
  return kind === 'project' ? projectPath(lang, id) : propertyPath(lang, id)
}

/** The list that words ask for, this page's or that of another goal, which has other prices. */
function saidList(c: Context<AppEnv>, filter: ListFilter, words: ReadWords, typed: string): string {
  const lang = c.get('lang')
  const name = listOfWords(filter, words)
  const path = name && rolePath(c.get('content').site, lang, name)
  const here = new URL(c.req.url).pathname
  const isHere = !name || !path || path === here
  const from = isHere ? filter : { ...onList(filter, name), minPrice: null, maxPrice: null }
  const query = filterQuery(withOfficialNames(withWords(from, words), lang))
  return withQuery(isHere ? here : path, saidQuery(query, typed))
}

/** The query of the page that is shown: past the end of a list that is its last one. */
export async function shownQuery(
  c: Context<AppEnv>,
  list: PropertyListConfig | null,
): Promise<string> {
  const address = addressFilter(new URL(c.req.url).searchParams, c.get('lang'))
  if (!list || address.page === 1) return filterQuery(address)
  const size = pageSize(list.itemsPerPage, list.callToAction)
  const { page } = await listPage(c.get('db'), c.get('cache'), filterOf(c, list), size)
  return filterQuery(withPage(address, page))
}

function onList(filter: ListFilter, name: ListName): ListFilter {
  const fixed = FIXED_FILTER[name]
  return { ...filter, fixed, goal: fixed.goal ?? null, sold: fixed.sold ?? false }
}

function filterOf(c: Context<AppEnv>, list: PropertyListConfig): ListFilter {
  const { settings } = c.get('content').site
  const params = new URL(c.req.url).searchParams
  return readListFilter(params, settings, c.get('lang'), FIXED_FILTER[list.list])
}
