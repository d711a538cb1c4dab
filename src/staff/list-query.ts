import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { withQuery } from '../urls'

const MAX_LENGTH = 500

/**
 * Returns the query of the filtered list from which a page was opened (`?list=`), or ''. An action on the page posts to
 * another address, so the query is then that of the page with the form.
 */
export function listQueryOf(c: Context<AppEnv>): string {
  const page = c.req.method === 'GET' ? null : URL.parse(c.req.header('Referer') ?? '')
  const query = c.req.query('list') ?? page?.searchParams.get('list') ?? ''
  return query.length > MAX_LENGTH ? '' : new URLSearchParams(query).toString()
}

/** Returns the address of a list with the filters from which the page was opened. */
export function listAddress(c: Context<AppEnv>, path: string): string {
  return withQuery(path, listQueryOf(c))
}

/** Returns the address of the page of a row, whose back link leads to the list with these filters. */
export function rowAddress(path: string, list: string): string {
  return withQuery(path, list && new URLSearchParams({ list }).toString())
}

/** Returns the address of a page after an action, which confirms the result. */
export function resultAddress(
  c: Context<AppEnv>,
  path: string,
  done: string,
  more: Record<string, string> = {},
): string {
  const list = listQueryOf(c)
  return withQuery(path, new URLSearchParams({ done, ...more, ...(list && { list }) }).toString())
}
