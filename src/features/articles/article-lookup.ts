import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { cached } from '../../platform/cache'
import { LANGS } from '../../platform/format/lang'
import { log } from '../../platform/log'
import type { Site } from '../../site/site'
import { articlePath } from '../../urls'
import { type ArticlePage, listArticlePages } from './article-pages'

/** Returns the cached articles with a page of their own. It is called only for paths that belong to no page. */
export function articlePages(c: Context<AppEnv>): Promise<ArticlePage[]> {
  const cache = c.get('cache')
  const load = () => listArticlePages(c.get('db'), cache.drafts)
  return cached(cache, 'content', 'article-pages', load)
}

/** Returns the article at a path, or the path to which the request is redirected, or null. */
export async function articleAt(
  c: Context<AppEnv>,
  path: string,
): Promise<{ article: ArticlePage } | { target: string } | null> {
  try {
    return found(c.get('content').site, await articlePages(c), path)
  } catch (error) {
    // The path is handled as an unknown one: the error page links to the home page.
    log('articles not read', { error })
    return null
  }
}

/** Finds an article by its path, or by its slug in another language. */
function found(site: Site, articles: readonly ArticlePage[], path: string) {
  const [, lang, rest = ''] = /^\/([a-z]{2})(\/.+?)\/?$/.exec(path) ?? []
  const own = LANGS.find((one) => one === lang)
  const isHere = (one: ArticlePage) =>
    LANGS.some((other) => articlePath(site, other, one.ownPage).slice(3) === rest)
  const exact = own && articles.find((one) => articlePath(site, own, one.ownPage) === path)
  if (exact) return { article: exact }
  const article = articles.find(isHere)
  return own && article ? { target: articlePath(site, own, article.ownPage) } : null
}
