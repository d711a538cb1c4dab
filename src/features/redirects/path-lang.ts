import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { enabledLang, type Lang } from '../../platform/format/lang'
import { preferredLang } from '../../site/preferred-lang'
import {
  FORMER_QUERY_TEXT_PARAM,
  homePath,
  UNKNOWN_PAGE,
  withQuery,
  withQueryWords,
} from '../../urls'
import { oldAddress, type SendGone } from './old-address'
import { tidyPath } from './tidy-path'

/**
 * Sets `lang` from the path. A path without an enabled language that is not an old address redirects to the home page
 * in the visitor's language.
 */
export function pathLang(sendGone: SendGone) {
  return createMiddleware<AppEnv>(async function pathLang(c, next) {
    const { languages } = c.get('content').site.settings
    const lang = enabledLang(c.req.path.split('/')[1], languages)
    const renamed = renamedQuery(c)
    if (renamed) return renamed
    if (!lang) return (await oldAddress(c, sendGone)) ?? toTidyPath(c) ?? redirectHome(c)
    c.set('lang', lang)
    return next()
  })
}

/** Redirects a list with the former name of the parameter for the typed query. Returns null for other addresses. */
function renamedQuery(c: Context<AppEnv>): Response | null {
  const words = c.req.query(FORMER_QUERY_TEXT_PARAM)
  if (words === undefined) return null
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete(FORMER_QUERY_TEXT_PARAM)
  return c.redirect(withQuery(pathname, withQueryWords(searchParams.toString(), words)), 301)
}

/** Redirects to the tidy form of a path if that has a language. Returns null for other paths. */
function toTidyPath(c: Context<AppEnv>): Response | null {
  const { languages } = c.get('content').site.settings
  const normalised = tidyPath(c.req.path)
  if (!enabledLang(normalised.split('/')[1], languages)) return null
  return c.redirect(normalised + new URL(c.req.url).search, 301)
}

/**
 * Redirects to the home page in `known`, else in the visitor's preferred language among the enabled ones. The fragment
 * shows a line there that explains the redirect from an unknown page.
 */
export function redirectHome(c: Context<AppEnv>, known?: Lang): Response {
  const { languages } = c.get('content').site.settings
  const lang = known ?? preferredLang(c.req.header('Accept-Language'), languages)
  c.header('Cache-Control', 'no-store')
  if (!known) c.header('Vary', 'Accept-Language')
  const isUnknown = c.req.path.replaceAll('/', '') !== ''
  const fragment = isUnknown ? `#${UNKNOWN_PAGE}` : ''
  return c.redirect(homePath(lang) + fragment, 302)
}
