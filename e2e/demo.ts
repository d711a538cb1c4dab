import pages from '../seeds/pages.json'
import type { Lang } from '../src/platform/format/lang.ts'
import type { SitePage } from '../src/site/page.ts'
import type { PageRole } from '../src/site/page-role.ts'
import type { Site } from '../src/site/site.ts'
import { pagePath, rolePath } from '../src/urls.ts'

/** Properties of the demo agency by their special feature. */
export const PROPERTIES = {
  plain: 410001,
  rental: 410003,
  labelled: 410002,
  hiddenAddress: 410013,
  hiddenPrice: 410017,
  noPictures: 410102,
  twoTours: 410104,
  unknown: 499998,
}

export const PROJECT = 9001

/** Returns the path of the demo agency's page with a role. */
export function pathOf(role: PageRole, lang: Lang): string {
  const path = rolePath({ pages } as unknown as Site, lang, role)
  if (!path) throw new Error(`The demo agency has no ${role} page`)
  return path
}

/** The page with the form that asks for the sellers' guide. */
export const GUIDE_PAGE_ID = 15

/** Returns the path of a page of the demo agency. */
export function pathOfId(id: number, lang: Lang): string {
  const page = pages.find((page) => page.id === id) as SitePage | undefined
  if (!page) throw new Error(`The demo has no page ${id}`)
  return pagePath({ pages } as unknown as Site, lang, page)
}

/** Returns the path of the page with the search request form on one page. */
export function onePageDemandPath(lang: Lang): string {
  const slug = pages.find(({ slugs }) => slugs.nl === 'op-een-blad')?.slugs[lang]
  return `${pathOf('demand', lang)}/${slug}`
}
