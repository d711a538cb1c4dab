import { pick, type Translated } from '../../platform/format/lang'
import {
  extraPages,
  isOnSite,
  type MenuEntry,
  pageOfRole,
  pagesBelow,
  quickPages,
  topPages,
} from '../../site/menus'
import type { SitePage } from '../../site/page'
import type { PageRole } from '../../site/page-role'
import { articlePath, pagePath } from '../../urls'
import type { View } from '../ui/view'

export interface MenuItem {
  href: string
  label: string
  current: 'page' | 'true' | undefined
  children: MenuItem[]
  /** Set for a link to another site. */
  rel?: 'noopener'
}

/** Returns the main menu: the agency's own entries, or else the top-level pages with their sub-menus. */
export function menuItems(view: View): MenuItem[] {
  const { pages, settings } = view.site
  const configured = settings.menus.main?.items.flatMap(({ page: id, name }) => {
    const page = pages.find((one) => one.id === id && one.status === 'Published')
    return page ? { page, name } : []
  })
  const entries = configured ?? topPages(pages).map((page) => ({ page, name: undefined }))
  return withoutDuplicates(
    entries.map(({ page, name }) => ({
      ...menuItem(view, page, name),
      children: children(view, page),
    })),
  )
}

function menuItem(view: View, page: SitePage, name?: Translated): MenuItem {
  const href = pagePath(view.site, view.lang, page)
  return {
    href,
    label: name?.[view.lang] || pick(page.params.title, view.lang),
    current: ariaCurrent(view, href),
    children: [],
  }
}

/** Returns a menu item for the page with this role, or null if it is not published. */
export function roleItem(view: View, role: PageRole): MenuItem | null {
  const page = pageOfRole(view.site.pages, role)
  return page ? menuItem(view, page) : null
}

/** Returns the sub-menu of a page or of its parent, including the page itself. */
export function siblingItems(view: View, page: SitePage): MenuItem[] {
  const parent = view.site.pages.find(({ id }) => id === page.parentId)
  const owner = page.params.isHaveSubMenu || !parent ? page : parent
  return [menuItem(view, owner), ...children(view, owner)]
}

/** Returns the optional extra menu: the agency's own entries, or else the pages selected in the settings. */
export function extraItems(view: View): MenuItem[] {
  const { pages, settings } = view.site
  const configured = settings.menus.extra
  if (configured) return configuredItems(view, configured.items)
  return extraPages(pages, settings.extraMenu).map((page) => menuItem(view, page))
}

export function footerItems(view: View): MenuItem[] {
  const { pages, settings } = view.site
  const configured = settings.menus.footer
  return configured
    ? configuredItems(view, configured.items)
    : quickPages(pages).map((page) => menuItem(view, page))
}

/** Returns the entries that have an address, without duplicates. */
function configuredItems(view: View, entries: MenuEntry[]): MenuItem[] {
  return withoutDuplicates(entries.flatMap((entry) => configuredItem(view, entry) ?? []))
}

function withoutDuplicates(items: MenuItem[]): MenuItem[] {
  return [...new Map(items.toReversed().map((item) => [item.href, item])).values()].toReversed()
}

function configuredItem(view: View, { page: id, article, url, name }: MenuEntry): MenuItem | null {
  const { pages } = view.site
  if (url) {
    const label = pick(name, view.lang)
    return { href: url, label, current: undefined, children: [], rel: 'noopener' }
  }
  if (article !== undefined) return articleItem(view, article, name)
  const page = pages.find((one) => one.id === id && isOnSite(one))
  return page ? menuItem(view, page, name) : null
}

/** Returns the menu item of an article, or null if no page shows the article. */
function articleItem(view: View, id: number, name?: Translated): MenuItem | null {
  const { pages, pageOfModule, menuArticles } = view.site
  const { moduleId, ownPage, title } = menuArticles[id] ?? {}
  const label = name?.[view.lang] || pick(title, view.lang)
  if (ownPage) {
    const href = articlePath(view.site, view.lang, ownPage)
    return { href, label, current: ariaCurrent(view, href), children: [] }
  }
  const page = pages.find((one) => moduleId && one.id === pageOfModule[moduleId] && isOnSite(one))
  if (!page) return null
  const href = `${pagePath(view.site, view.lang, page)}#m-${moduleId}`
  return { href, label, current: undefined, children: [] }
}

function children(view: View, parent: SitePage): MenuItem[] {
  return pagesBelow(view.site.pages, parent).map((page) => menuItem(view, page))
}

function ariaCurrent({ path }: View, href: string): MenuItem['current'] {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}
