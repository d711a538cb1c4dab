import pages from '../seeds/pages.json'
import type { Lang } from '../src/platform/format/lang.ts'
import type { PageRole } from '../src/site/page-role.ts'
import type { Site } from '../src/site/site.ts'
import { rolePath } from '../src/urls.ts'

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

/** Assigns one of the languages to each case in turn, because languages differ only in their texts. */
export function withLangs<Case>(
  cases: readonly Case[],
  langs: readonly Lang[] = ['fr', 'nl'],
): (Case & { lang: Lang })[] {
  return cases.map((item, index) => ({ ...item, lang: langs[index % langs.length] ?? 'nl' }))
}

/** Returns the path of the demo agency's page with a role. */
export function pathOf(role: PageRole, lang: Lang): string {
  const path = rolePath({ pages } as unknown as Site, lang, role)
  if (!path) throw new Error(`The demo agency has no ${role} page`)
  return path
}

/** Returns the path of the page with the search request form on one page. */
export function onePageDemandPath(lang: Lang): string {
  const slug = pages.find(({ slugs }) => slugs.nl === 'op-een-blad')?.slugs[lang]
  return `${pathOf('demand', lang)}/${slug}`
}
