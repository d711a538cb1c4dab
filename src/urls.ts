import { type FavouriteRef, idsQuery } from './listing/filter/favourite-ids'
import { filterQuery, type ListFilter, type RegionChoice } from './listing/filter/list-filter'
import type { MarketList } from './listing/filter/lists'
import type { Lang } from './platform/format/lang'
import { type FormKind, THANKS_OF, type ThanksPage } from './platform/forms/form-kind'
import type { HalfDay } from './platform/forms/half-days'
import { GOAL, type Goal } from './platform/goal'
import { articleAddress, pageAddress } from './platform/page-address'
import type { OwnPage } from './site/article-document'
import type { SitePage } from './site/page'
import type { PageRole } from './site/page-role'
import type { Site } from './site/site'

/** The id of the line on the home page that explains the redirect from an unknown page. */
export const UNKNOWN_PAGE = 'unknown-page'

export function homePath(lang: Lang): string {
  return `/${lang}/`
}

export function propertyPath(lang: Lang, id: number): string {
  return `/${lang}/property/${id}`
}

export function projectPath(lang: Lang, id: number): string {
  return `/${lang}/project/p/${id}`
}

/** Returns the canonical path of a page, its parents' slugs before its own. */
export function pagePath(site: Site, lang: Lang, page: SitePage): string {
  return pageAddress(site.pages, lang, page)
}

/** Returns the canonical path of an article that has a page of its own. */
export function articlePath(site: Site, lang: Lang, ownPage: OwnPage): string {
  return articleAddress(site.pages, lang, ownPage)
}

/** Returns the page that plays `role`; null when the agency has none. */
export function rolePath(site: Site, lang: Lang, role: PageRole): string | null {
  const page = site.pages.find((other) => other.role === role && other.status !== 'Draft')
  return page ? pagePath(site, lang, page) : null
}

/** Returns the search request page, prefilled with a list's filter. */
export function demandPath(site: Site, lang: Lang, filter: ListFilter): string | null {
  const path = rolePath(site, lang, 'demand')
  const wishes = { ...filter, page: 1, order: 'newest', sold: false, fixed: {} } as const
  return path && withQuery(path, filterQuery(wishes))
}

/** The page with the list of each goal. */
export const LIST_ROLE = { 0: 'sale', 1: 'rent', 2: 'projects' } as const satisfies Record<
  Goal,
  PageRole
>

/** Returns the list of a filter that names its goal; null when the agency has no such list. */
export function listPath(site: Site, lang: Lang, filter: ListFilter): string | null {
  const goal = filter.goal ?? GOAL.sale
  const path = rolePath(site, lang, LIST_ROLE[goal])
  return path && withQuery(path, filterQuery({ ...filter, fixed: { goal } }))
}

/** A list of one place alone; null when the agency has no such list. */
export function placeListPath(
  site: Site,
  lang: Lang,
  role: PageRole,
  { city, zip }: RegionChoice,
): string | null {
  const path = rolePath(site, lang, role)
  return path && withQuery(path, new URLSearchParams({ region: `${city}|${zip}` }).toString())
}

/** A list of homes abroad alone; null when the agency has no such list. */
export function abroadListPath(site: Site, lang: Lang, role: PageRole): string | null {
  const path = rolePath(site, lang, role)
  return path && withQuery(path, 'abroad=true')
}

export const SOLD_FALLBACK: Record<Lang, string> = {
  nl: '/nl/verkocht',
  fr: '/fr/vendu',
  en: '/en/sold',
  de: '/de/verkauft',
}

/** Returns the page with what left the market. */
export function soldPath(site: Site, lang: Lang): string {
  return rolePath(site, lang, 'sold') ?? SOLD_FALLBACK[lang]
}

/** The parameter by which the sold page knows whose old link led to it. */
export const OLD_LINK = 'home'

/** Names the revision of a draft that a shared link shows. */
export const SHARE_PARAM = 'share'

/** Names the home of a rental application by its id. */
export const LISTING_PARAM = 'listing'

/** Returns the sold page, which then tells about the home that left the market. */
export function soldHomePath(site: Site, lang: Lang, id: number): string {
  return withQuery(soldPath(site, lang), `${OLD_LINK}=${id}`)
}

export const FAVOURITES_SLUGS: Record<Lang, string> = {
  nl: 'favorieten',
  fr: 'favoris',
  en: 'favorites',
  de: 'merkliste',
}

export const COMPARE_SLUGS: Record<Lang, string> = {
  nl: 'vergelijken',
  fr: 'comparer',
  en: 'compare',
  de: 'vergleichen',
}

const OWN_PARTS = ['property', 'project', 'login', 'history', 'merci', 'rss', 'searches']

/** Returns the first parts of addresses that no page of the agency can have. */
export function reservedSlugs(lang: Lang): string[] {
  return [...OWN_PARTS, FAVOURITES_SLUGS[lang], COMPARE_SLUGS[lang]]
}

const LISTING_PATH = /^\/[a-z]{2}\/(?:property|project\/p)\/[1-9]\d*$/

/** Returns true for the path of a page that is not a page of the agency's content. */
export function isFixedPath(lang: Lang, path: string): boolean {
  const fixed = [
    favouritesPath(lang),
    comparePath(lang),
    brochurePath(lang),
    loginPath(lang),
    forgottenPasswordPath(lang),
    historyPath(lang),
    searchesPath(lang),
  ]
  return fixed.includes(path) || LISTING_PATH.test(path)
}

/** Returns the homes that a browser keeps, or those of a shared link. */
export function favouritesPath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${FAVOURITES_SLUGS[lang]}`, idsQuery(ids))
}

export function comparePath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${COMPARE_SLUGS[lang]}`, idsQuery(ids))
}

/** Returns the page with the brochure of these homes, to be printed. */
export function brochurePath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${FAVOURITES_SLUGS[lang]}/brochure`, idsQuery(ids))
}

/** Returns the brochure as one file, where the site can make one; else it leads to the page. */
export function brochureFilePath(lang: Lang, ids: readonly (FavouriteRef | string)[]): string {
  return withQuery('/api/brochure', `lang=${lang}&${idsQuery(ids)}`)
}

/** Returns the page's own style sheet; `version` makes a changed one another file. */
export function pageStylesPath(page: SitePage, version: number): string {
  return `/styles/page-${page.id}.css?v=${version}`
}

/** The map's tiles, for the map to fill in. */
export const TILES_PATH = '/tiles/{z}/{x}/{y}.png'

export const SITEMAP_PATH = '/sitemap.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'

export function sitemapPartPath(part: string): string {
  return `/sitemap-${part}.xml`
}

/** Returns the feed of the newest homes in a list, as RSS or as JSON Feed. */
export function feedPath(lang: Lang, list: MarketList, format: 'xml' | 'json' = 'xml'): string {
  return `/${lang}/rss/${list}.${format}`
}

/** The parameter of a form's list address that says: this was typed in the search box just now. */
export const SUBMITTED = 'find'

/** The parameter of a list's address that holds the words from which its filter was read. */
export const SAID = 'said'

/** Returns a list's query that tells which words it was read from. */
export function withQueryWords(query: string, words: string): string {
  return [query, new URLSearchParams({ [SAID]: words }).toString()].filter(Boolean).join('&')
}

/** The calls of the search: towns and homes by name, counts of each choice, all places. */
export const SEARCH_PATH = '/api/search'
export const SEARCHERS_PATH = '/api/searchers'
export const CITIES_PATH = '/data/cities.json'
export const SUBCITIES_PATH = '/data/subcities.json'

/** Asks a list's page for the numbers beside its filters, and tells them: a header both ways. */
export const COUNTS_HEADER = 'Pand-Counts'

export function facetsPath(lang: Lang, list: MarketList): string {
  return `/api/facets?lang=${lang}&list=${list}`
}

/** Tells whether the agency knows an email address. */
export const EMAIL_CHECK_PATH = '/api/appointments/check-email'

/** Where searches are saved, confirmed, changed and ended. */
export const SEARCHES = {
  ask: '/api/searches',
  confirm: '/api/searches/confirm',
  change: '/api/searches/change',
  unsubscribe: '/api/searches/unsubscribe',
} as const

/** Returns the page of a saved search, by the token of its mails' links; of one just asked for, or ended. */
export function searchesPath(lang: Lang, params: Record<string, string> = {}): string {
  return withQuery(`/${lang}/searches`, new URLSearchParams(params).toString())
}

/** Returns the page that confirms a search, by the link that works once. */
export function confirmSearchPath(lang: Lang, token: string): string {
  return withQuery(`/${lang}/searches/confirm`, new URLSearchParams({ token }).toString())
}

/** What a mail program calls to end a search (RFC 8058). */
export function unsubscribePath(token: string): string {
  return withQuery(SEARCHES.unsubscribe, new URLSearchParams({ token }).toString())
}

export function formPath(kind: FormKind): string {
  return `/api/forms/${kind}`
}

export function thanksPath(lang: Lang, page: ThanksPage): string {
  return `/${lang}/merci/${page}`
}

/** Returns the feedback page of a form that was sent. */
export function sentPath(lang: Lang, kind: FormKind): string {
  return thanksPath(lang, THANKS_OF[kind])
}

/** Returns the calendar file of a half-day at which a home may be visited. */
export function calendarPath(lang: Lang, propertyId: number, { date, part }: HalfDay): string {
  return withQuery(`/api/calendar/${propertyId}/${date}-${part}.ics`, `lang=${lang}`)
}

/** Returns the file that a module's form hands out; it needs a signed link. */
export function filePath(moduleId: number): string {
  return `/api/files/${moduleId}`
}

/** Returns a listing's document: a form is posted there, and with a signed link it can be read. */
export function documentPath(kind: 'property' | 'project', id: number, documentId: number): string {
  return `${documentsPath(kind, id)}/${documentId}`
}

/** Says whether this browser needs no form for the listing any more. */
export function documentsPath(kind: 'property' | 'project', id: number): string {
  return `/api/documents/${kind === 'project' ? 'p' : ''}${id}`
}

export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The staff area, outside the languages: its people choose theirs. */
export const STAFF = {
  overview: '/staff',
  find: '/staff/find',
  choices: '/staff/choices',
  leads: '/staff/leads',
  person: '/staff/leads/person',
  listings: '/staff/listings',
  owners: '/staff/owners',
  figures: '/staff/figures',
  imports: '/staff/imports',
  crm: '/staff/crm',
  crmFile: '/staff/crm/file',
  pages: '/staff/pages',
  articles: '/staff/articles',
  categories: '/staff/articles/categories',
  media: '/staff/media',
  errors: '/staff/errors',
  accounts: '/staff/accounts',
  account: '/staff/account',
  audit: '/staff/audit',
  settings: '/staff/settings',
  translations: '/staff/translations',
  labels: '/staff/labels',
  menus: '/staff/menus',
  redirects: '/staff/redirects',
  forgotten: '/staff/forgotten',
  password: '/staff/password',
  mails: '/staff/mails',
  login: '/staff/login',
  code: '/staff/code',
  logout: '/staff/logout',
  language: '/staff/language',
  purge: '/staff/purge',
  preview: '/staff/preview',
} as const

/** Where the agency's own texts of an interface label are saved. */
export function labelPath(key: string): string {
  return `${STAFF.labels}/${key}`
}

/** Starts a look at what an owner sees; the address `end` below it ends it. */
export function ownerViewPath(id: number): string {
  return `${STAFF.owners}/${id}/view`
}

/** Returns the page that a colleague's mail opens to choose a password; its token allows one. */
export function staffPasswordPath(token: string): string {
  return withQuery(STAFF.password, new URLSearchParams({ token }).toString())
}

export function loginPath(lang: Lang, returnTo?: string): string {
  return withQuery(`/${lang}/login`, returnTo ? new URLSearchParams({ returnTo }).toString() : '')
}

/** Returns the page to ask for a password link. */
export function forgottenPasswordPath(lang: Lang): string {
  return `/${lang}/login/forgot`
}

/** Returns the page that a mail's password link opens; its token allows one new password. */
export function newPasswordPath(lang: Lang, token: string): string {
  return withQuery(`/${lang}/login/password`, new URLSearchParams({ token }).toString())
}

/** Returns an owner's homes, or the history of one of them. */
export function historyPath(lang: Lang, home?: number | 'all'): string {
  return withQuery(`/${lang}/history`, home === undefined ? '' : `property=${home}`)
}

export function ownDocumentPath(lang: Lang, propertyId: number, documentId: number): string {
  return `/${lang}/history/documents/${propertyId}/${documentId}`
}
