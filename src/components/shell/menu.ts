import type { SitePage } from '../../domain/content/page'
import type { PageRole } from '../../domain/content/page-role'
import type { Site } from '../../domain/content/site'
import { pick } from '../../domain/format/lang'
import { pagePath } from '../../urls'
import type { View } from '../ui/view'

export interface MenuItem {
  href: string
  label: string
  current: 'page' | 'true' | undefined
  children: MenuItem[]
}

/** They have their own place: the logo, the button, the footer. */
const NOT_IN_MENU: readonly PageRole[] = [
  'home',
  'valuation',
  'privacy',
  'cookies',
  'disclaimer',
  'accessibility',
]

/** The published pages at the top level, in the agency's order, with their sub-menus. */
export function menuItems(view: View): MenuItem[] {
  const home = view.site.pages.find((page) => page.role === 'home')
  return inMenu(view.site)
    .filter((page) => page.parentId === null || page.parentId === home?.id)
    .map((page) => ({ ...menuItem(view, page), children: children(view, page) }))
}

function menuItem(view: View, page: SitePage): MenuItem {
  const href = pagePath(view.site, view.lang, page)
  return {
    href,
    label: pick(page.params.title, view.lang),
    current: currentness(view, href),
    children: [],
  }
}

/** The page that plays `role`, for a link of its own; null when it is not published. */
export function roleItem(view: View, role: PageRole): MenuItem | null {
  const page = view.site.pages.find((other) => other.role === role && other.status !== 'Draft')
  return page ? menuItem(view, page) : null
}

/** The sub-menu of a page or of its parent, with the page's own place among the items. */
export function siblingItems(view: View, page: SitePage): MenuItem[] {
  const above = view.site.pages.find(({ id }) => id === page.parentId)
  const owner = page.params.isHaveSubMenu || !above ? page : above
  return [menuItem(view, owner), ...children(view, owner)]
}

/** The optional extra menu, in the order of the settings, without what the header leads to anyway. */
export function extraItems(view: View): MenuItem[] {
  const { settings, pages } = view.site
  const main = menuItems(view).flatMap((item) => [item, ...item.children])
  const inHeader = new Set([...main, roleItem(view, 'valuation')].map((item) => item?.href))
  return settings.extraMenu
    .flatMap((id) => {
      const page = pages.find((one) => one.id === id && one.status !== 'Draft')
      return page ? [menuItem(view, page)] : []
    })
    .filter(({ href }) => !inHeader.has(href))
}

/** The pages that the sub-menu names, in its order; when it names none, those below the page. */
function children(view: View, parent: SitePage): MenuItem[] {
  const { isHaveSubMenu, subMenu } = parent.params
  if (!isHaveSubMenu) return []
  const pages = inMenu(view.site)
  const named = subMenu.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  const listed = named.length > 0 ? named : pages.filter(({ parentId }) => parentId === parent.id)
  return listed.map((page) => menuItem(view, page))
}

function inMenu(site: Site): SitePage[] {
  return site.pages
    .filter((page) => page.status === 'Published')
    .filter((page) => page.role === null || !NOT_IN_MENU.includes(page.role))
    .toSorted((a, b) => a.sort - b.sort)
}

function currentness({ path }: View, href: string): MenuItem['current'] {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}
