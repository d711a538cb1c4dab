import { STAFF } from '../../urls'
import type { Collection } from '../collections/collection'
import { accountsArticle } from './articles/accounts'
import { crmArticle } from './articles/crm'
import { leadsArticle } from './articles/leads'
import { listingLabelsArticle } from './articles/listing-labels'
import { listingTableArticle } from './articles/listing-table'
import { listingsArticle } from './articles/listings'
import { listingsByHandArticle } from './articles/listings-by-hand'
import { ownersArticle } from './articles/owners'
import { pagesArticle } from './articles/pages'
import { picturesArticle } from './articles/pictures'
import { projectsArticle } from './articles/projects'
import { searchesArticle } from './articles/searches'
import { startArticle } from './articles/start'
import { textsArticle } from './articles/texts'
import type { HelpArticle, HelpName } from './help-article'
import { HELP_NAMES } from './help-article'

export const HELP_ARTICLES: Readonly<Record<HelpName, HelpArticle>> = {
  start: startArticle,
  listings: listingsArticle,
  'listings-by-hand': listingsByHandArticle,
  'listing-labels': listingLabelsArticle,
  'listing-table': listingTableArticle,
  projects: projectsArticle,
  pages: pagesArticle,
  pictures: picturesArticle,
  leads: leadsArticle,
  owners: ownersArticle,
  crm: crmArticle,
  searches: searchesArticle,
  texts: textsArticle,
  accounts: accountsArticle,
}

/** The article of each screen, by the beginning of its path. The longest one that fits decides. */
const SCREEN_ARTICLES: readonly [path: string, name: HelpName][] = [
  [STAFF.find, 'start'],
  [STAFF.listings, 'listings'],
  [`${STAFF.listings}/new`, 'listings-by-hand'],
  [`${STAFF.listings}/new/table`, 'listing-table'],
  [`${STAFF.listings}/new/project`, 'projects'],
  [`${STAFF.listings}/p`, 'projects'],
  [STAFF.pages, 'pages'],
  [STAFF.menus, 'pages'],
  [STAFF.media, 'pictures'],
  [STAFF.leads, 'leads'],
  [STAFF.owners, 'owners'],
  [STAFF.crm, 'crm'],
  [STAFF.imports, 'crm'],
  [STAFF.labels, 'texts'],
  [STAFF.translations, 'texts'],
  [STAFF.account, 'accounts'],
  [STAFF.accounts, 'accounts'],
]

/** Returns the address of the help for a screen: its article, or the list of all articles. */
export function helpPathFor(path: string, collections: readonly Collection[]): string {
  if (path === STAFF.overview) return helpPath('start')
  const screens = [
    ...SCREEN_ARTICLES,
    ...collections.map(({ path: start, help }) => [start, help] as const),
  ]
  const [longest] = screens
    .filter(([start]) => path.startsWith(start))
    .toSorted(([a], [b]) => b.length - a.length)
  return longest ? helpPath(longest[1]) : STAFF.help
}

/** Returns the address of an article. */
export function helpPath(name: HelpName): string {
  return `${STAFF.help}/${name}`
}

/** Returns the name of an article if `text` is one, else null. */
export function helpNameOf(text: string): HelpName | null {
  return HELP_NAMES.find((name) => name === text) ?? null
}
