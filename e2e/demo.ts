import pages from '../seeds/pages.json'
import type { Lang } from '../src/platform/format/lang.ts'
import type { PageRole } from '../src/site/page-role.ts'
import type { Site } from '../src/site/site.ts'
import { rolePath } from '../src/urls.ts'

/** Homes of the demo agency, by what is special about them. */
export const HOMES = {
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

/** Each case in one of these languages, as languages differ in text alone. */
export function inOrder<Case>(
  cases: readonly Case[],
  langs: readonly Lang[] = ['fr', 'nl'],
): (Case & { lang: Lang })[] {
  return cases.map((one, index) => ({ ...one, lang: langs[index % langs.length] ?? 'nl' }))
}

/** The demo agency's page that plays a role. */
export function pathOf(role: PageRole, lang: Lang): string {
  const path = rolePath({ pages } as unknown as Site, lang, role)
  if (!path) throw new Error(`The demo agency has no ${role} page`)
  return path
}

/** The page with a search request on one page, below the one in steps. */
export function onePage(lang: Lang): string {
  const slug = pages.find(({ slugs }) => slugs.nl === 'op-een-blad')?.slugs[lang]
  return `${pathOf('demand', lang)}/${slug}`
}
