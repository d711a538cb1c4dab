import { LANGS, type Lang } from '../platform/format/lang'
import type { OwnPage } from './article-document'
import type { SitePage } from './page'
import type { Redirect } from './redirects/redirect-targets'

type Placed = Pick<SitePage, 'id' | 'parentId' | 'role' | 'slugs'>

/**
 * Returns the canonical path of a page, with its parents' slugs before its own. The path of the home page is only the
 * language.
 */
export function pageAddress(pages: readonly Placed[], lang: Lang, page: Placed): string {
  if (page.role === 'home') return `/${lang}/`
  const parent = pages.find((other) => other.id === page.parentId && other.role !== 'home')
  const slug = page.slugs[lang]
  return parent ? `${pageAddress(pages, lang, parent)}/${slug}` : `/${lang}/${slug}`
}

/** Returns the canonical path of an article that has a separate page. */
export function articleAddress(pages: readonly Placed[], lang: Lang, { parentId, slugs }: OwnPage) {
  const parent = pages.find(({ id, role }) => id === parentId && role !== 'home')
  return `${parent ? pageAddress(pages, lang, parent) : `/${lang}`}/${slugs[lang]}`
}

/** The content with addresses on the site: pages, and published articles with a separate page. */
export interface ContentWithAddress {
  pages: readonly SitePage[]
  articles: readonly { id: number; ownPage: OwnPage }[]
}

/**
 * Returns redirects from the old to the new addresses after pages and articles changed, including pages below a moved
 * page. An article that lost its page redirects to the page above.
 */
export function movedAddresses(before: ContentWithAddress, after: ContentWithAddress): Redirect[] {
  const pages = before.pages
    .filter(({ status }) => status !== 'Draft')
    .flatMap((old) => {
      const page = after.pages.find(({ id }) => id === old.id)
      return page ? LANGS.map((lang) => ({ lang, old, page })) : []
    })
    .map(({ lang, old, page }) => ({
      path: pageAddress(before.pages, lang, old),
      target: pageAddress(after.pages, lang, page),
    }))
  const articles = before.articles.flatMap(({ id, ownPage: old }) => {
    const now = after.articles.find((one) => one.id === id)?.ownPage
    const above = after.pages.find((page) => page.id === old.parentId)
    return LANGS.map((lang) => ({
      path: articleAddress(before.pages, lang, old),
      target: now
        ? articleAddress(after.pages, lang, now)
        : above
          ? pageAddress(after.pages, lang, above)
          : `/${lang}/`,
    }))
  })
  return [...pages, ...articles].filter(({ path, target }) => path !== target)
}

/** Returns true if a page is its own ancestor. */
export function isBelowItself(pages: readonly Placed[], page: Placed): boolean {
  const above = new Set<number>()
  for (let parent = page.parentId; parent !== null; ) {
    if (parent === page.id || above.has(parent)) return true
    above.add(parent)
    parent = pages.find(({ id }) => id === parent)?.parentId ?? null
  }
  return false
}
