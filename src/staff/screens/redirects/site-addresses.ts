import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { listArticlePages } from '../../../features/articles/article-pages'
import { pageTable } from '../../../features/pages/page-lookup'
import { LANGS } from '../../../platform/format/lang'
import {
  articlePath,
  comparePath,
  favouritesPath,
  forgottenPasswordPath,
  historyPath,
  homePath,
  loginPath,
  searchesPath,
} from '../../../urls'

/** The site's pages beside those of the agency and its homes. */
const FIXED = [
  favouritesPath,
  comparePath,
  searchesPath,
  loginPath,
  forgottenPasswordPath,
  historyPath,
]

/** Every address at which a page, or an article with a page of its own, stands: no old one can lead away from it. */
export async function ownAddresses(c: Context<AppEnv>): Promise<ReadonlySet<string>> {
  const { site } = c.get('content')
  const articles = await listArticlePages(c.get('db'), false)
  return new Set([
    ...pageTable(site).pages.keys(),
    ...LANGS.flatMap((lang) => [
      // Old addresses end in no slash.
      homePath(lang).slice(0, -1),
      ...FIXED.map((path) => path(lang)),
      ...articles.map(({ ownPage }) => articlePath(site, lang, ownPage)),
    ]),
  ])
}
