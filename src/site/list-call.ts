import type { Context } from 'hono'
import type { AppEnv } from '../env'
import type { ListFilter } from '../listing/filter/list-filter'
import { FIXED_FILTER, LIST_NAMES, type ListName } from '../listing/filter/lists'
import { readListFilter } from '../listing/queries/list-request'
import { DEFAULT_LANG, isLang, type Lang } from '../platform/format/lang'

/** Returns the `lang` of an API call, or nl if it is not a language. */
export function requestedLang(c: Context<AppEnv>): Lang {
  const lang = new URL(c.req.url).searchParams.get('lang')
  return isLang(lang) ? lang : DEFAULT_LANG
}

/** Returns the list filter of a call. `list` names the page whose list is requested. */
export function requestedFilter(c: Context<AppEnv>): ListFilter {
  const list = new URL(c.req.url).searchParams.get('list')
  return listFilter(
    c,
    LIST_NAMES.find((name) => name === list),
  )
}

export function listFilter(c: Context<AppEnv>, list?: ListName): ListFilter {
  const params = new URL(c.req.url).searchParams
  return readListFilter(
    params,
    c.get('content').site.settings,
    requestedLang(c),
    list && FIXED_FILTER[list],
  )
}

/** Sends a response that clients revalidate each time, as lists change with every import. */
export function sendUncached(c: Context<AppEnv>, body: object): Response {
  c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  c.header('Server-Timing', c.get('cache').layers.has('db') ? 'db' : 'kv')
  return c.json(body)
}
