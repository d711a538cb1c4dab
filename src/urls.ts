import { type FavouriteRef, idsQuery } from './listing/filter/favourite-ids'
import { filterQuery, type ListFilter, type RegionChoice } from './listing/filter/list-filter'
import { type ListName, MARKET_LISTS, type MarketList } from './listing/filter/lists'
import type { ListingCard } from './listing/published'
import type { Lang } from './platform/format/lang'
import type { Region } from './platform/geo/belgian-region'
import { GOAL, type Goal } from './platform/goal'
import type { OwnPage } from './site/article-document'
import type { ThanksPage } from './site/forms/define-form'
import type { FormKind } from './site/forms/forms'
import type { HalfDay } from './site/forms/half-days'
import type { SitePage } from './site/page'
import { articleAddress, pageAddress } from './site/page-address'
import type { PageRole } from './site/page-role'
import type { PageLink } from './site/person-links'
import type { Site } from './site/site'

/** The id of the message on the home page that explains the redirect from an unknown page. */
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

/** The parameter with the host of the site whose frame led to a page. It is counted and changes no page. */
export const FROM_PARAM = 'from'

/** The folder of the frames that other sites show. */
export const EMBEDS_PATH = '/embed'

/** The script by which other sites insert a frame: a static file. */
export const EMBED_SCRIPT_PATH = '/embed.js'

/** The parameter of a property's page with the rent of which a visitor computes the yield. */
export const RENT_PARAM = 'rent'

/** Returns the path of the page that computes a maximum price, with the region whose duties apply. */
export function budgetPath(lang: Lang, region?: Region | null): string {
  return withQuery(`/${lang}/budget`, region ? `region=${region}` : '')
}

/** Returns the path of a listing's page. */
export function detailPath(lang: Lang, { kind, id }: Pick<ListingCard, 'kind' | 'id'>): string {
  return kind === 'project' ? projectPath(lang, id) : propertyPath(lang, id)
}

/** Returns the path of a listing's page as Markdown. */
export function markdownPath(page: string): string {
  return `${page}.md`
}

/** Returns true for the path of a listing's page as Markdown. */
export function isMarkdownPath(path: string): boolean {
  return /^\/[a-z]{2}\/(?:property|project\/p)\/\d+\.md$/.test(path)
}

/** The parameter with the token by which the owner of a saved search sees a property before it is public. */
export const EARLY_PARAM = 'early'

/** Adds the token to a path of a property, if there is one. */
export function withEarlyToken(path: string, token: string | null | undefined): string {
  return token ? withQuery(path, new URLSearchParams({ [EARLY_PARAM]: token }).toString()) : path
}

/** The calendar file of an open house day. */
export function openHousePath(
  lang: Lang,
  listing: Pick<ListingCard, 'kind' | 'id'>,
  { date, from }: { date: string; from: string },
): string {
  return `${detailPath(lang, listing)}/open-house/${date}-${from.replace(':', '')}`
}

/** Returns the canonical path of a page, with its parents' slugs before its own. */
export function pagePath(site: Site, lang: Lang, page: SitePage): string {
  return pageAddress(site.pages, lang, page)
}

/** Returns the canonical path of an article that has a separate page. */
export function articlePath(site: Site, lang: Lang, ownPage: OwnPage): string {
  return articleAddress(site.pages, lang, ownPage)
}

/** Returns the path of the page with `role`, or null if the agency has none. */
export function rolePath(site: Site, lang: Lang, role: PageRole): string | null {
  const page = site.pages.find((other) => other.role === role && other.status !== 'Draft')
  return page ? pagePath(site, lang, page) : null
}

/** Returns the path of a team member's page. */
export function personPath(lang: Lang, { slug }: PageLink): string {
  return `/${lang}/team/${slug}`
}

/** Returns the path of an office's page. */
export function officePath(lang: Lang, { slug }: PageLink): string {
  return `/${lang}/office/${slug}`
}

/** Returns the path of the search request page, prefilled with a list's filter. */
export function demandPath(site: Site, lang: Lang, filter: ListFilter): string | null {
  const path = rolePath(site, lang, 'demand')
  const criteria = { ...filter, page: 1, order: 'newest', sold: false, fixed: {} } as const
  return path && withQuery(path, filterQuery(criteria))
}

/** The role of the list page of each goal. */
export const LIST_ROLE = { 0: 'sale', 1: 'rent', 2: 'projects' } as const satisfies Record<
  Goal,
  PageRole
>

/** Returns the path of the list of a filter with a goal, or null if the agency has no such list. */
export function listPath(site: Site, lang: Lang, filter: ListFilter): string | null {
  const goal = filter.goal ?? GOAL.sale
  const path = rolePath(site, lang, LIST_ROLE[goal])
  return path && withQuery(path, filterQuery({ ...filter, fixed: { goal } }))
}

/** Returns the path of a list of one place, or null if the agency has no such list. */
export function placeListPath(
  site: Site,
  lang: Lang,
  role: PageRole,
  { city, zip }: RegionChoice,
): string | null {
  const path = rolePath(site, lang, role)
  return path && withQuery(path, new URLSearchParams({ region: `${city}|${zip}` }).toString())
}

/** Returns the path of a list of properties abroad, or null if the agency has no such list. */
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

/** Returns the path of the page with listings that left the market. */
export function soldPath(site: Site, lang: Lang): string {
  return rolePath(site, lang, 'sold') ?? SOLD_FALLBACK[lang]
}

/** The parameter of the sold page with the ID of the listing whose old link was opened. */
export const SOLD_LISTING_PARAM = 'home'

/** The parameter with the revision of a draft that a shared link shows. */
export const SHARE_PARAM = 'share'

/** The parameter with the listing ID of a rental application. */
export const LISTING_PARAM = 'listing'

/** Returns the path of the sold page with information about a listing that left the market. */
export function soldHomePath(site: Site, lang: Lang, id: number): string {
  return withQuery(soldPath(site, lang), `${SOLD_LISTING_PARAM}=${id}`)
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

const OWN_PARTS = [
  'appointment',
  'budget',
  'property',
  'project',
  'login',
  'history',
  'merci',
  'rss',
  'searches',
]

/** Returns the first path segments that no page of the agency can have. */
export function reservedSlugs(lang: Lang): string[] {
  return [...OWN_PARTS, FAVOURITES_SLUGS[lang], COMPARE_SLUGS[lang]]
}

const DOCUMENT_PATH =
  /^\/[a-z]{2}\/(?:(?:property|project\/p)\/[1-9]\d*|(?:team|office)\/[a-z0-9-]+)$/

/** Returns true for the path of a page that is not part of the agency's content. */
export function isFixedPath(lang: Lang, path: string): boolean {
  const fixed = [
    favouritesPath(lang),
    comparePath(lang),
    brochurePath(lang),
    budgetPath(lang),
    loginPath(lang),
    forgottenPasswordPath(lang),
    loginLinkPath(lang),
    historyPath(lang),
    searchesPath(lang),
  ]
  return fixed.includes(path) || DOCUMENT_PATH.test(path)
}

/** Returns the path of the favourites in a browser, or of those in a shared link. */
export function favouritesPath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${FAVOURITES_SLUGS[lang]}`, idsQuery(ids))
}

export function comparePath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${COMPARE_SLUGS[lang]}`, idsQuery(ids))
}

/** Returns the path of the printable brochure of these listings. */
export function brochurePath(lang: Lang, ids: readonly (FavouriteRef | string)[] = []): string {
  return withQuery(`/${lang}/${FAVOURITES_SLUGS[lang]}/brochure`, idsQuery(ids))
}

/** Returns the path of the brochure as PDF. It redirects to the page if the site can't print PDFs. */
export function brochureFilePath(lang: Lang, ids: readonly (FavouriteRef | string)[]): string {
  return withQuery('/api/brochure', `lang=${lang}&${idsQuery(ids)}`)
}

/** Returns the path of the style sheet of a page. `version` changes the path when the content changes. */
export function pageStylesPath(page: SitePage, version: number): string {
  return `/styles/page-${page.id}.css?v=${version}`
}

/** The path template of map tiles. */
export const TILES_PATH = '/tiles/{z}/{x}/{y}.png'

/** The licences of all shipped code, fonts and data: a static file that the build writes. */
export const LICENCES_PATH = '/licences.txt'

export const SITEMAP_PATH = '/sitemap.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'

export function sitemapPartPath(part: string): string {
  return `/sitemap-${part}.xml`
}

/** The feeds of a site: the newest listings of each list, and the newest articles. */
export const FEEDS = [...MARKET_LISTS, 'news'] as const
export type FeedName = (typeof FEEDS)[number]

/** Returns the path of a feed, as RSS or as JSON Feed. */
export function feedPath(lang: Lang, feed: FeedName, format: 'xml' | 'json' = 'xml'): string {
  return `/${lang}/rss/${feed}.${format}`
}

/** The parameter in a list's URL that is set if the query was just submitted in the search box. */
export const SUBMITTED = 'find'

/** The parameter in a list's URL with the text from which its filter was parsed. */
export const QUERY_TEXT_PARAM = 'q'
/** The name of that parameter in addresses that people shared before it was renamed. */
export const FORMER_QUERY_TEXT_PARAM = 'said'

/** Returns the query of a list with the text from which it was parsed. */
export function withQueryWords(query: string, words: string): string {
  return [query, new URLSearchParams({ [QUERY_TEXT_PARAM]: words }).toString()]
    .filter(Boolean)
    .join('&')
}

/** The endpoints of the search: towns and listings by name, counts of each choice, all places. */
export const SEARCH_PATH = '/api/search'
export const SEARCHERS_PATH = '/api/searchers'
export const CITIES_PATH = '/data/cities.json'
export const SUBCITIES_PATH = '/data/subcities.json'

/** The endpoint of the Model Context Protocol. */
export const MCP_PATH = '/mcp'
export const MCP_CARD_PATH = `${MCP_PATH}/server-card`

/** The header by which a client requests the counts of a list's filters, and in which the response returns them. */
export const COUNTS_HEADER = 'Pand-Counts'

export function facetsPath(lang: Lang, list: MarketList): string {
  return `/api/facets?lang=${lang}&list=${list}`
}

/** The endpoint with the number of listings of each place, for a list or for all that are for sale or rent. */
export function placeCountsPath(list: ListName | null): string {
  return `/api/place-counts?list=${list ?? ''}`
}

/** The endpoint that checks if the agency knows an email address. */
export const EMAIL_CHECK_PATH = '/api/appointments/check-email'

/** The endpoints to save, confirm, change and end searches. */
export const SEARCHES = {
  ask: '/api/searches',
  confirm: '/api/searches/confirm',
  change: '/api/searches/change',
  unsubscribe: '/api/searches/unsubscribe',
} as const

/**
 * Returns the path of the page of a saved search, by the token of its mails' links. The page also confirms a new
 * request or the end of a search.
 */
export function searchesPath(lang: Lang, params: Record<string, string> = {}): string {
  return withQuery(`/${lang}/searches`, new URLSearchParams(params).toString())
}

/** Returns the path of the page that confirms a search, with a single-use token. */
export function confirmSearchPath(lang: Lang, token: string): string {
  return withQuery(`/${lang}/searches/confirm`, new URLSearchParams({ token }).toString())
}

/** Returns the path that mail programs call to end a search (RFC 8058). */
export function unsubscribePath(token: string): string {
  return withQuery(SEARCHES.unsubscribe, new URLSearchParams({ token }).toString())
}

export function formPath(kind: FormKind): string {
  return `/api/forms/${kind}`
}

export function thanksPath(lang: Lang, page: ThanksPage): string {
  return `/${lang}/merci/${page}`
}

export function calendarPath(
  lang: Lang,
  propertyId: number,
  { date, part }: HalfDay,
  earlyToken: string | null = null,
): string {
  const query = new URLSearchParams({ lang, ...(earlyToken && { [EARLY_PARAM]: earlyToken }) })
  return withQuery(`/api/calendar/${propertyId}/${date}-${part}.ics`, query.toString())
}

/** Returns the path of a staff member's calendar feed. */
export function calendarFeedPath(secret: string): string {
  return `/api/calendar-feed/${secret}.ics`
}

/** The paths of shop-window screens, which their service worker serves without a network. */
export const SCREENS_PATH = '/screen/'

export function screenPath(token: string): string {
  return SCREENS_PATH + token
}

/** Returns the path of the file of a module's form. It requires a signed link. */
export function filePath(moduleId: number): string {
  return `/api/files/${moduleId}`
}

/** Returns the path of a listing's document. A form is posted there, and a signed link allows to download it. */
export function documentPath(kind: 'property' | 'project', id: number, documentId: number): string {
  return `${documentsPath(kind, id)}/${documentId}`
}

/**
 * Returns the path of the endpoint that reports whether this browser can read the listing's documents without the form.
 */
export function documentsPath(kind: 'property' | 'project', id: number): string {
  return `/api/documents/${kind === 'project' ? 'p' : ''}${id}`
}

export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The paths of the staff area. They contain no language, because staff choose theirs. */
export const STAFF = {
  overview: '/staff',
  find: '/staff/find',
  choices: '/staff/choices',
  leads: '/staff/leads',
  person: '/staff/leads/person',
  listings: '/staff/listings',
  owners: '/staff/owners',
  visits: '/staff/visits',
  figures: '/staff/figures',
  imports: '/staff/imports',
  crm: '/staff/crm',
  crmFile: '/staff/crm/file',
  pages: '/staff/pages',
  drafts: '/staff/drafts',
  articles: '/staff/articles',
  categories: '/staff/articles/categories',
  testimonials: '/staff/testimonials',
  screens: '/staff/screens',
  webhooks: '/staff/webhooks',
  embeds: '/staff/embeds',
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
  placeholders: '/staff/placeholders',
  purge: '/staff/purge',
  preview: '/staff/preview',
  help: '/staff/help',
} as const

/** The path of the rules of law that the site applies. */
export const LEGAL_RULES_PATH = `${STAFF.listings}/rules`

/** The path of the window posters to print. */
export const POSTERS_PATH = `${STAFF.listings}/posters`

export function postersPath(id: string): string {
  return withQuery(POSTERS_PATH, idsQuery([id]))
}

/** Returns the path of the picture of a handbook article, a static file. */
export function helpPicturePath(lang: Lang, article: string): string {
  return `/help/${lang}/${article}.webp`
}

/** Returns the path to which the agency's text of an interface label is saved. */
export function labelPath(key: string): string {
  return `${STAFF.labels}/${key}`
}

export function newOwnerPath(propertyId: number): string {
  return withQuery(`${STAFF.owners}/new`, `home=${propertyId}`)
}

/** Returns the path that starts viewing the site as an owner. The path `end` below it ends that. */
export function ownerViewPath(id: number): string {
  return `${STAFF.owners}/${id}/view`
}

/** Returns the path of the page on which a staff member sets a password, with the token of a mail. */
export function staffPasswordPath(token: string): string {
  return withQuery(STAFF.password, new URLSearchParams({ token }).toString())
}

export function loginPath(lang: Lang, returnTo?: string): string {
  return withQuery(`/${lang}/login`, returnTo ? new URLSearchParams({ returnTo }).toString() : '')
}

/** Returns the path of the page to request a password link. */
export function forgottenPasswordPath(lang: Lang): string {
  return `/${lang}/login/forgot`
}

/** Returns the path of the page to request a link that logs in. */
export function loginLinkPath(lang: Lang): string {
  return `/${lang}/login/link`
}

/** Returns the path that the link of a mail opens to log in without a password. */
export function openLoginPath(lang: Lang, token: string, returnTo?: string | null): string {
  const query = new URLSearchParams({ token, ...(returnTo && { returnTo }) })
  return withQuery(`/${lang}/login/open`, query.toString())
}

/** Returns the path of the page on which a new password is set. The token of the mail allows one. */
export function newPasswordPath(lang: Lang, token: string): string {
  return withQuery(`/${lang}/login/password`, new URLSearchParams({ token }).toString())
}

/** Returns the path of an owner's properties, or of the history of one of them. */
export function historyPath(lang: Lang, home?: number | 'all'): string {
  return withQuery(`/${lang}/history`, home === undefined ? '' : `property=${home}`)
}

/** Returns the path of the screen with the report about a property for its owners. */
export function reportPath(id: number): string {
  return `${STAFF.listings}/${id}/report`
}

/** The endpoint to stop and to resume an owner's reports. */
export const OWNER_REPORTS_PATH = '/api/owner-reports'

/** Returns the path that mail programs call to stop an owner's reports (RFC 8058). */
export function stopReportsPath(token: string): string {
  return withQuery(OWNER_REPORTS_PATH, new URLSearchParams({ token }).toString())
}

/** Returns the path of the page on which an owner stops or resumes the reports. */
export function ownerReportsPath(lang: Lang, token: string): string {
  return withQuery(`/${lang}/history/reports`, new URLSearchParams({ token }).toString())
}

/** Returns the path of an owner's own account. */
export function ownerAccountPath(lang: Lang): string {
  return `/${lang}/history/account`
}

/** Returns the address to which a browser sends the response of a passkey. Its options are at `/options` below it. */
export function passkeyPath(realm: 'owner' | 'staff', action: string): string {
  return `/api/passkeys/${realm}/${action}`
}

export function ownDocumentPath(lang: Lang, propertyId: number, documentId: number): string {
  return `/${lang}/history/documents/${propertyId}/${documentId}`
}

/** Returns the path of a visitor's page about an appointment. The page names the action `done`. */
export function appointmentPath(
  lang: Lang,
  token: string,
  params: { done?: string; file?: '1' } = {},
): string {
  return withQuery(`/${lang}/appointment`, new URLSearchParams({ token, ...params }).toString())
}

/** The calls of scripts on pages that visitors browse. All other addresses below `/api` are rare. */
const SITE_CALLS = 'brochure|facets|map|projects|properties|search|searchers'

/** The addresses that most visitors never request. */
const RARE_PATH = new RegExp(
  `^/(?:staff|screen|embed|healthz|mcp|api/(?!(?:${SITE_CALLS})/?$).*|[a-z]{2}/(?:appointment|budget|login|history|merci|searches))(?:/|$)`,
)

/** Returns true for forms, personal pages, previews and the staff area: their code is loaded at the first of them. */
export function isRare({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  const isPreview = /\bpreview=/.test(headers.get('Cookie') ?? '') || searchParams.has(SHARE_PARAM)
  return isPreview || (method !== 'GET' && method !== 'HEAD') || RARE_PATH.test(pathname)
}
