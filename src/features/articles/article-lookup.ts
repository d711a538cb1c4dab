import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { cached } from '../../platform/cache'
import { LANGS } from '../../platform/format/lang'
import { log } from '../../platform/log'
import { type ArticlePage, listArticlePages } from '../../site/article-pages'
import type { Site } from '../../site/site'
import { articlePath } from '../../urls'

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
    return findInSite(c.get('content').site, await articlePages(c), path)
  } catch (error) {
    // The path is handled as an unknown one: the error page links to the home page.
    log('articles not read', { error })
    return null
  }
}

/** Finds an article by its path, or by its slug in another language. */
function findInSite(site: Site, articles: readonly ArticlePage[], path: string) {
  const [, code, rest = ''] = /^\/([a-z]{2})(\/.+?)\/?$/.exec(path) ?? []
  const lang = LANGS.find((known) => known === code)
  const hasPath = (article: ArticlePage) =>
    LANGS.some((other) => articlePath(site, other, article.ownPage).slice(3) === rest)
  const exact =
    lang && articles.find((article) => articlePath(site, lang, article.ownPage) === path)
  if (exact) return { article: exact }
  const article = articles.find(hasPath)
  return lang && article ? { target: articlePath(site, lang, article.ownPage) } : null
}
