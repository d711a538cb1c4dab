import { LANGS, type Lang } from '../../format/lang'
import type { SitePage } from '../page'
import type { Redirect } from './redirects'

type Placed = Pick<SitePage, 'id' | 'parentId' | 'role' | 'slugs'>

/** The canonical path of a page, its parents' slugs before its own; the home page has its language alone. */
export function pageAddress(pages: readonly Placed[], lang: Lang, page: Placed): string {
  if (page.role === 'home') return `/${lang}/`
  const parent = pages.find((other) => other.id === page.parentId && other.role !== 'home')
  const slug = page.slugs[lang]
  return parent ? `${pageAddress(pages, lang, parent)}/${slug}` : `/${lang}/${slug}`
}

/** The addresses that pages lose when one of them changes, each with the one that it gets: its children's too. */
export function movedAddresses(
  before: readonly SitePage[],
  after: readonly SitePage[],
): Redirect[] {
  return before
    .filter(({ status }) => status !== 'Draft')
    .flatMap((old) => {
      const page = after.find(({ id }) => id === old.id)
      return page ? LANGS.map((lang) => ({ lang, old, page })) : []
    })
    .map(({ lang, old, page }) => ({
      path: pageAddress(before, lang, old),
      target: pageAddress(after, lang, page),
    }))
    .filter(({ path, target }) => path !== target)
}

/** True where a page stands below itself, however far. */
export function isBelowItself(pages: readonly Placed[], page: Placed): boolean {
  const above = new Set<number>()
  for (let parent = page.parentId; parent !== null; ) {
    if (parent === page.id || above.has(parent)) return true
    above.add(parent)
    parent = pages.find(({ id }) => id === parent)?.parentId ?? null
  }
  return false
}
