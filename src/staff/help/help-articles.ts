import type { Lang } from '../../platform/format/lang'
import { STAFF, withQuery } from '../../urls'
import type { Collection } from '../collections/collection'
import type { HelpArticle, HelpName, HelpText } from './help-article'
import { HELP_NAMES } from './help-article'

/** The articles in all languages, which `scripts/help-articles.ts` reads when the Worker is built. */
const TEXTS = import.meta.glob<HelpText>('/content/help/*/*.md', {
  eager: true,
  import: 'default',
})

export const HELP_ARTICLES: Readonly<Record<HelpName, HelpArticle>> = {
  start: {
    screens: [
      { href: STAFF.overview, label: 'staff.overview' },
      { href: STAFF.account, label: 'staff.account' },
    ],
    related: ['leads', 'listings', 'accounts'],
  },
  listings: {
    screens: [{ href: STAFF.listings, label: 'staff.listings', right: 'listings' }],
    related: ['listings-by-hand', 'projects', 'crm'],
  },
  'listings-by-hand': {
    screens: [
      { href: `${STAFF.listings}/new`, label: 'record.new', right: 'listings.all' },
      { href: `${STAFF.listings}/new/table`, label: 'record.table', right: 'listings.all' },
      { href: STAFF.listings, label: 'staff.listings', right: 'listings' },
    ],
    related: ['listing-labels', 'listing-table', 'projects'],
  },
  'listing-labels': {
    screens: [{ href: STAFF.listings, label: 'staff.listings', right: 'listings' }],
    related: ['listings-by-hand', 'listing-table', 'owners'],
  },
  'early-access': {
    screens: [{ href: STAFF.listings, label: 'staff.listings', right: 'listings' }],
    related: ['listings-by-hand', 'listing-labels', 'owners'],
  },
  'listing-table': {
    screens: [
      { href: `${STAFF.listings}/new/table`, label: 'record.table', right: 'listings.all' },
      { href: `${STAFF.listings}?show=drafts`, label: 'staff.listings', right: 'listings' },
    ],
    related: ['listings-by-hand', 'crm', 'pictures'],
  },
  projects: {
    screens: [
      { href: STAFF.listings, label: 'staff.listings', right: 'listings' },
      { href: `${STAFF.listings}/new/project`, label: 'record.project.new', right: 'listings.all' },
    ],
    related: ['listings-by-hand', 'listings', 'pictures'],
  },
  costs: {
    screens: [{ href: `${STAFF.settings}/search`, label: 'settings.search', right: 'settings' }],
    related: ['listings', 'texts', 'searches'],
  },
  pages: {
    screens: [
      { href: STAFF.pages, label: 'staff.pages', right: 'content' },
      { href: STAFF.menus, label: 'staff.menus', right: 'content' },
      { href: `${STAFF.settings}/agency`, label: 'settings.agency', right: 'settings' },
    ],
    related: ['texts', 'pictures', 'start'],
  },
  pictures: {
    screens: [{ href: STAFF.media, label: 'staff.media', right: 'content' }],
    related: ['pages', 'texts', 'listings'],
  },
  leads: {
    screens: [
      { href: STAFF.leads, label: 'staff.leads', right: 'leads' },
      { href: STAFF.person, label: 'staff.person', right: 'people' },
    ],
    related: ['visits', 'searches', 'owners'],
  },
  visits: {
    screens: [{ href: STAFF.visits, label: 'staff.visits', right: 'leads' }],
    related: ['leads', 'owners', 'searches'],
  },
  owners: {
    screens: [{ href: STAFF.owners, label: 'staff.owners', right: 'owners' }],
    related: ['listings', 'leads', 'accounts'],
  },
  crm: {
    screens: [
      { href: STAFF.crm, label: 'staff.crm' },
      { href: STAFF.imports, label: 'staff.imports' },
    ],
    related: ['listings', 'leads', 'owners'],
  },
  searches: {
    screens: [
      {
        href: withQuery(STAFF.leads, 'kind=search'),
        label: 'staff.form.search',
        right: 'leads.all',
      },
      {
        href: withQuery(STAFF.leads, 'status=all&kind=demand'),
        label: 'staff.form.demand',
        right: 'leads.all',
      },
    ],
    related: ['leads', 'listings', 'texts'],
  },
  texts: {
    screens: [
      { href: STAFF.articles, label: 'staff.articles', right: 'content' },
      { href: STAFF.labels, label: 'staff.labels', right: 'content' },
      { href: STAFF.translations, label: 'staff.translations', right: 'content' },
    ],
    related: ['pages', 'pictures', 'start'],
  },
  screens: {
    screens: [{ href: STAFF.screens, label: 'screen.title', right: 'content' }],
    related: ['listings', 'early-access', 'pictures'],
  },
  webhooks: {
    screens: [{ href: STAFF.webhooks, label: 'webhook.title', right: 'settings' }],
    related: ['crm', 'leads', 'accounts'],
  },
  embeds: {
    screens: [
      { href: STAFF.embeds, label: 'embeds.title', right: 'content' },
      { href: `${STAFF.settings}/listings`, label: 'settings.listings', right: 'settings' },
    ],
    related: ['listings', 'pages', 'screens'],
  },
  accounts: {
    screens: [
      { href: STAFF.account, label: 'staff.account' },
      { href: STAFF.accounts, label: 'staff.accounts', right: 'people' },
    ],
    related: ['start', 'owners', 'leads'],
  },
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
  [STAFF.drafts, 'pages'],
  [STAFF.embeds, 'embeds'],
  [STAFF.menus, 'pages'],
  [STAFF.media, 'pictures'],
  [STAFF.leads, 'leads'],
  [STAFF.visits, 'visits'],
  [STAFF.owners, 'owners'],
  [STAFF.crm, 'crm'],
  [STAFF.imports, 'crm'],
  [`${STAFF.settings}/search`, 'costs'],
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

export function helpText(name: HelpName, lang: Lang): HelpText {
  const text = TEXTS[`/content/help/${lang}/${name}.md`]
  if (!text) throw new Error(`The handbook has no article ${lang}/${name}`)
  return text
}

export function helpPath(name: HelpName): string {
  return `${STAFF.help}/${name}`
}

/** Returns the name of an article if `text` is one, else null. */
export function helpNameOf(text: string): HelpName | null {
  return HELP_NAMES.find((name) => name === text) ?? null
}
