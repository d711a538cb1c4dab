import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { LANGS } from '../../../platform/format/lang'
import { listArticlePages } from '../../../site/article-pages'
import { pageTable } from '../../../site/page-lookup'
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

/** The pages of the site other than content pages and listings. */
const FIXED = [
  favouritesPath,
  comparePath,
  searchesPath,
  loginPath,
  forgottenPasswordPath,
  historyPath,
]

/** Returns every address of a page or of an article with its own page. These addresses cannot be redirected. */
export async function ownAddresses(c: Context<AppEnv>): Promise<ReadonlySet<string>> {
  const { site } = c.get('content')
  const articles = await listArticlePages(c.get('db'), false)
  return new Set([
    ...pageTable(site).pages.keys(),
    ...LANGS.flatMap((lang) => [
      // Old addresses have no trailing slash.
      homePath(lang).slice(0, -1),
      ...FIXED.map((path) => path(lang)),
      ...articles.map(({ ownPage }) => articlePath(site, lang, ownPage)),
    ]),
  ])
}
