import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { isLang, type Lang } from '../../../platform/format/lang'
import type { Reference } from '../../../platform/references/references'
import { listArticlePages } from '../../../site/article-pages'
import { pageTable } from '../../../site/page-lookup'
import { articlePath } from '../../../urls'
import type { References } from '../edit-form'

/** Returns the item at an address in a text of a language, or null to keep the address unchanged. */
export type SiteLinkLookup = (address: string, lang: Lang) => Reference | null

const LISTING = /^\/(?:property|project\/(p))\/([1-9]\d{0,8})$/

/**
 * Returns a function that finds the pages, articles, listings and files of this site by their addresses, with or
 * without the host. An address with a query, or in another language than its text, stays unchanged. So does the address
 * of a listing if the account manages only some listings.
 */
export async function createSiteLinkLookup(
  c: Context<AppEnv>,
  references: References,
): Promise<SiteLinkLookup> {
  const { site } = c.get('content')
  const { pages, redirects } = pageTable(site)
  const articles = await listArticlePages(c.get('db'), false)
  const mayLinkAll = mayDo(c.get('staffMember').role, 'listings.all')
  const origins = [c.get('origin'), new URL(c.req.url).origin]
  return (address, lang) => {
    const origin = origins.find((candidate) => address.startsWith(`${candidate}/`)) ?? ''
    const path = address.slice(origin.length)
    const file = references.file?.find(({ url }) => url === path)
    if (file) return { kind: 'file', id: Number(file.id) }
    const [, langSegment, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
    if (!isLang(langSegment) || langSegment !== lang) return null
    const [, project, id] = LISTING.exec(rest) ?? []
    if (id && !mayLinkAll) return null
    if (id) return { kind: project ? 'project' : 'property', id: Number(id) }
    const trimmedPath = path.length > 4 ? path.replace(/\/$/, '') : path
    const page = pages.get(path) ?? pages.get(redirects.get(trimmedPath) ?? trimmedPath)
    if (page) return { kind: 'page', id: page.id }
    const article = articles.find(
      ({ ownPage }) => articlePath(site, langSegment, ownPage) === trimmedPath,
    )
    return article ? { kind: 'article', id: article.id } : null
  }
}
