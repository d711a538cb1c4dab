import { z } from 'zod'
import { translated } from '../listing/property'
import { type Lang, pick } from '../platform/format/lang'
import type { SitePage } from './page'
import type { PageRole } from './page-role'

const MAX_ITEMS = 100
const id = z.number().int().positive()

/** A page with a name for this menu only, in the languages in which its title is too long. */
const pageItem = z.object({ page: id, name: translated.optional() })

/** A link to a page, to an article on one, or to another site. A link to another site has no title of its own. */
const item = z.object({
  page: id.optional(),
  article: id.optional(),
  url: z
    .string()
    .regex(/^https:\/\/[^\s/]\S*$/)
    .optional(),
  name: translated.optional(),
})
export type MenuEntry = z.infer<typeof item>

const menuOf = <Item extends z.ZodType>(one: Item) =>
  z
    .object({ items: z.array(one).max(MAX_ITEMS) })
    .nullable()
    .default(null)

/** The menus that the agency made. A menu that is null follows the tree of pages. */
export const menus = z.object({ main: menuOf(pageItem), extra: menuOf(item), footer: menuOf(item) })
export type Menus = z.infer<typeof menus>

export const MENUS = ['main', 'extra', 'footer'] as const satisfies (keyof Menus)[]
export type MenuName = (typeof MENUS)[number]

/**
 * Returns the issue of a menu entry: it does not have exactly one target, or has no name. Returns null if it is valid.
 */
export function entryIssue(
  { page, article, url, name }: MenuEntry,
  main: Lang,
): 'one' | 'name' | null {
  const targets = [page, article, url].filter((target) => target !== undefined)
  if (targets.length !== 1) return 'one'
  return url !== undefined && !pick(name, main) ? 'name' : null
}

export function articlesOf(all: Menus): number[] {
  return [all.extra, all.footer].flatMap(
    (menu) => menu?.items.flatMap((one) => one.article ?? []) ?? [],
  )
}

/** The roles of pages that are linked elsewhere: by the logo, the button or the footer. */
const NOT_IN_MENU: readonly PageRole[] = [
  'home',
  'valuation',
  'privacy',
  'cookies',
  'disclaimer',
  'accessibility',
]

const QUICK: readonly PageRole[] = ['sale', 'rent', 'projects', 'sold', 'demand', 'news', 'contact']

/** Returns the published pages of the top level, in the agency's order. */
export function topPages(pages: readonly SitePage[]): SitePage[] {
  const home = pages.find((page) => page.role === 'home')
  return inMenu(pages).filter(({ parentId }) => parentId === null || parentId === home?.id)
}

/** Returns the pages that a page's sub-menu names, in its order. If it names none, returns the pages below the page. */
export function pagesBelow(pages: readonly SitePage[], parent: SitePage): SitePage[] {
  const { isHaveSubMenu, subMenu } = parent.params
  if (!isHaveSubMenu) return []
  const listed = inMenu(pages)
  const named = subMenu.flatMap((one) => listed.find((page) => page.id === one) ?? [])
  return named.length > 0 ? named : listed.filter(({ parentId }) => parentId === parent.id)
}

/** Returns the pages of the extra menu in the settings, without those that the header links to anyway. */
export function extraPages(pages: readonly SitePage[], named: readonly number[]): SitePage[] {
  const main = topPages(pages).flatMap((page) => [page, ...pagesBelow(pages, page)])
  const valuation = pageOfRole(pages, 'valuation')
  const inHeader = new Set([...main, valuation].map((page) => page?.id))
  return named
    .flatMap((one) => pages.find((page) => page.id === one && isOnSite(page)) ?? [])
    .filter((page) => !inHeader.has(page.id))
}

export function quickPages(pages: readonly SitePage[]): SitePage[] {
  return QUICK.flatMap((role) => pageOfRole(pages, role) ?? [])
}

/** Returns the page with this role, or undefined if it is not on the site. */
export function pageOfRole(pages: readonly SitePage[], role: PageRole): SitePage | undefined {
  return pages.find((page) => page.role === role && isOnSite(page))
}

/** Returns true for a page that visitors can open. A hidden page can be linked, but is not in the main menu. */
export function isOnSite({ status }: SitePage): boolean {
  return status !== 'Draft'
}

function inMenu(pages: readonly SitePage[]): SitePage[] {
  return pages
    .filter((page) => page.status === 'Published')
    .filter((page) => page.role === null || !NOT_IN_MENU.includes(page.role))
    .toSorted((a, b) => a.sort - b.sort)
}
