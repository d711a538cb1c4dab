import { type Context, Hono } from 'hono'
import { sendGone } from '../../components/error-pages/gone-page'
import { type PicturePreload, picturePreload, widthsOf } from '../../components/media/picture'
import { linksIn } from '../../components/module/links'
import { EditMarks, type EditTarget } from '../../components/shell/edit-links'
import type { Overlay } from '../../components/shell/header'
import { JsonLd } from '../../components/shell/json-ld'
import { sendPage } from '../../components/shell/send-page'
import { SlotPlaceholders, startModules, startPart } from '../../components/shell/slots'
import { agencyData } from '../../components/shell/structured-data'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { MARKET_LISTS } from '../../listing/filter/lists'
import { newestCards } from '../../listing/queries/cached-details'
import { type PreviewPicture, previewPicture } from '../../platform/files/preview-picture'
import { type Lang, pick } from '../../platform/format/lang'
import type { PageModule, SitePage } from '../../site/page'
import { pageTable } from '../../site/page-lookup'
import { agencyPictures, pagePictures } from '../../site/page-pictures'
import { pathOnSite } from '../../site/redirects/redirect-targets'
import type { Site } from '../../site/site'
import { hasTopHeading, withOneTopHeading } from '../../site/top-heading'
import { createView } from '../../site/view'
import {
  isFixedPath,
  LISTING_PARAM,
  pagePath,
  pageStylesPath,
  STAFF,
  UNKNOWN_PAGE,
  withQuery,
} from '../../urls'
import { articleAt, showArticle } from '../articles/articles'
import { RecentPlace } from '../favourites/favourites'
import { oldAddress, redirectHome, tidyPath } from '../redirects/redirects'
import { pageList, shownQuery, submittedSearch } from '../search/search'
import { BAND_SIZES } from './banner-layout'
import { HERO_SIZES } from './modules/banner/banner-parts'
import { type BannerConfig, bannerConfig } from './modules/banner/config'
import { moduleKinds } from './modules/registry'
import { isUnderHeader } from './page-banner'
import { PageTop } from './page-top'

/**
 * Serves pages and articles with their own page at `/{lang}/{slug}`. Every other path is redirected to the target that
 * the agency set, else to the home page.
 */
export const pages = new Hono<AppEnv>()

pages.get('*', async (c) => {
  const { site } = c.get('content')
  const { pathname, search } = new URL(c.req.url)
  const { pages, redirects } = pageTable(site)
  const page = pages.get(pathname)
  if (page) return showPage(c, page)
  const withoutSlash = pathname.length > 4 ? pathname.replace(/\/$/, '') : pathname
  const target = redirects.get(withoutSlash) ?? (pages.has(withoutSlash) ? withoutSlash : null)
  if (target) return c.redirect(target + search, 301)
  const article = await articleAt(c, pathname)
  if (article && 'target' in article) return c.redirect(article.target + search, 301)
  const response = article && (await showArticle(c, article.article))
  if (response) return response
  const old = await oldAddress(c, sendGone)
  if (old) return old
  const normalised = await tidyTarget(c, pathname)
  return normalised ? c.redirect(normalised + search, 301) : redirectHome(c, c.get('lang'))
})

/** Returns the path of the page for a path with capitals or additional slashes, or null if there is none. */
async function tidyTarget(c: Context<AppEnv>, pathname: string): Promise<string | null> {
  const normalised = tidyPath(pathname)
  if (normalised === pathname) return null
  const { pages, redirects } = pageTable(c.get('content').site)
  if (pages.has(normalised) || isFixedPath(c.get('lang'), normalised)) return normalised
  const article = await articleAt(c, normalised)
  if (article) return 'target' in article ? article.target : normalised
  return redirects.get(normalised) ?? null
}

export async function showPage(c: Context<AppEnv>, page: SitePage): Promise<Response> {
  const { site, modules } = c.get('content')
  const lang = c.get('lang')
  const target = redirectOf(page, lang, c.get('origin'))
  if (target) return c.redirect(target, 301)
  const params = new URL(c.req.url).searchParams
  const shownModules = withOneTopHeading(modules[page.id] ?? [], page.params.showPageBanner)
  const list = pageList(shownModules)
  const searchTarget = list && (await submittedSearch(c, list))
  if (searchTarget) return c.redirect(searchTarget, 302)
  const { queryIn, isUnindexed } = await shownQuery(c, list)
  const baseView = createView(c, lang, (other) =>
    withQuery(pagePath(site, other, page), queryIn(other) || listingQuery(params)),
  )
  const view = withLogo(baseView, page.params.logo)
  const context = { db: c.get('db'), cache: c.get('cache'), view, origin: c.get('origin'), params }
  const slots = startModules(moduleKinds, context, shownModules)
  const sheets = shownModules.map((module) => moduleKinds[module.kind]?.sheetsOf(module) ?? [])
  const banner = openingBanner(shownModules)
  // A hero fills the first screen. Other pages have two modules there.
  const firstScreen = sheets[0]?.includes('hero') ? 1 : 2
  const hasTitle = hasTopHeading(shownModules)
  const { content } = page.params
  const top = startPart(view, 'page-top', async () => {
    const linked = await linksIn(context, view, [content])
    return <PageTop view={view} page={page} content={linked(content)} hasTitle={hasTitle} />
  })
  const seo = seoOf(page, lang)
  const { image, ...words } = seo
  return sendPage(c, {
    view,
    ...words,
    image: await previewOf(c, page, image),
    canonical: c.get('origin') + withQuery(view.path, list ? queryIn(lang) : ''),
    noindex: isUnindexed && 'follow',
    overlay: overlayOf(page, site, banner),
    stylesheet: page.params.css && pageStylesPath(page, c.get('cache').content.version),
    preload: openingPicture(banner),
    sheets: [...(hasTitle ? [] : (['bands'] as const)), ...sheets.slice(0, firstScreen).flat()],
    children: (
      <>
        {describesAgency(page) ? <JsonLd data={agencyData(view)} /> : null}
        {hasTop(page) ? <EditMarks view={view} targets={[editOf(page)]} /> : null}
        {page.role === 'home' ? <UnknownPageLine view={view} /> : null}
        <pand-slot />
        <SlotPlaceholders slots={slots} view={view} firstScreen={firstScreen} />
        {leadsToListings(page) ? <RecentPlace view={view} /> : null}
      </>
    ),
    slots: [top, ...slots],
    edit: editOf(page),
  })
}

/**
 * Returns the picture for link previews: the configured one, else one of the page, else one of the home page. The home
 * page and lists of an agency without any have the picture of a listing.
 */
async function previewOf(
  c: Context<AppEnv>,
  page: SitePage,
  configured: string | undefined,
): Promise<PreviewPicture | null> {
  const content = c.get('content')
  const origin = c.get('origin')
  const { settings } = content.site
  const own = [...(configured ? [configured] : []), ...pagePictures(page, content.modules[page.id])]
  const candidates = [
    ...own.map((url) => ({ url, alt: pick(page.params.title, c.get('lang')) })),
    ...agencyPictures(content).map((url) => ({ url, alt: settings.name })),
  ]
  const picture = previewPicture(candidates, origin)
  if (picture || !(leadsToListings(page) || page.role === 'sold')) return picture
  // Without the market the lists of the page fail too, and the page is not cached.
  const cards = await newestCards(c.get('db'), c.get('cache'), settings).catch(() => [])
  return previewPicture(
    cards.flatMap(({ pictures }) => pictures.map(({ url }) => ({ url, alt: settings.name }))),
    origin,
  )
}

/** Returns the query with the listing of a rental application, which the alternate links of the page contain too. */
function listingQuery(params: URLSearchParams): string {
  const id = params.get(LISTING_PARAM) ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? `${LISTING_PARAM}=${id}` : ''
}

/** Returns the form with the page's own texts and style. */
function editOf({ id }: SitePage): EditTarget {
  return { href: `${STAFF.pages}/${id}/page`, right: 'content', label: 'staff.edit.page' }
}

/** Returns true if the page itself shows content above its modules. */
function hasTop({ params }: SitePage): boolean {
  return params.showPageBanner || params.content !== undefined
}

/** Returns the path to which the page redirects, or null. A stored address on another host is ignored. */
function redirectOf({ params }: SitePage, lang: Lang, origin: string): string | null {
  const { redirect, redirectUrl = '' } = params
  if (!redirect) return null
  return pathOnSite(typeof redirectUrl === 'string' ? redirectUrl : pick(redirectUrl, lang), origin)
}

/** Returns the view with the page's own logo if it has one, for example that of a project. */
function withLogo(view: View, logo: string | undefined): View {
  if (!logo) return view
  const settings = { ...view.site.settings, logo, logoLight: logo }
  return { ...view, site: { ...view.site, settings } }
}

/** Returns the colour of the header's words if it overlays the picture at the top of the page. */
function overlayOf(page: SitePage, { settings }: Site, banner?: BannerConfig): Overlay | undefined {
  const { role, params } = page
  if (params.showPageBanner) return isUnderHeader(page) ? 'white' : undefined
  if (role !== 'home' || !settings.transparentHeaderOnHome) return undefined
  return banner?.inkWords ? 'ink' : 'white'
}

/** Returns true for the pages from which visitors open listings and to which they return. */
function leadsToListings({ role }: SitePage): boolean {
  return role === 'home' || MARKET_LISTS.some((list) => list === role)
}

/** Returns true for the pages about the agency itself. */
function describesAgency({ role }: SitePage): boolean {
  return role === 'home' || role === 'contact' || role === 'agency'
}

/**
 * The line that explains the redirect from an unknown page. The home page is cached for all visitors, so the line is
 * always in it. Only the fragment of the redirect shows it, and moves the focus to it.
 */
function UnknownPageLine({ view }: { view: View }) {
  return (
    <p className="unknown-page" id={UNKNOWN_PAGE} tabIndex={-1} data-nosnippet="">
      {view.t('error.unknownpage')}
    </p>
  )
}

/** Returns the picture of a banner that is the first module. It is known before any module is loaded. */
function openingPicture(banner?: BannerConfig): PicturePreload[] {
  if (!banner?.image) return []
  const { layout, type, image, darkImage } = banner
  if (layout === 'hero') return picturePreload(image, HERO_SIZES, widthsOf(image), darkImage)
  if (layout === 'band' && type === 'image') {
    return picturePreload(image, BAND_SIZES, widthsOf(image), darkImage)
  }
  return []
}

function openingBanner([first]: PageModule[]): BannerConfig | undefined {
  return first?.kind === 'banner' ? bannerConfig.safeParse(first.config).data : undefined
}

interface Seo {
  title: string
  description: string
  /** The Open Graph image. */
  image?: string
  sharing: {
    ogTitle?: string
    ogDescription?: string
    twitterTitle?: string
    twitterDescription?: string
  }
}

/** Returns a page's metadata: its own SEO texts unless `isActiveSEO` is false, else its title and description. */
function seoOf({ params }: SitePage, lang: Lang): Seo {
  const words = params.metadata?.[lang]
  const configured = words?.isActiveSEO === false ? undefined : words
  const { ogTitle, ogDescription, ogImage, twitterTitle, twitterDescription } = configured ?? {}
  return {
    title: configured?.metadataTitle || configured?.pageTitle || pick(params.title, lang),
    description: configured?.metadataDescription || pick(params.description, lang),
    ...(ogImage && { image: ogImage }),
    sharing: { ogTitle, ogDescription, twitterTitle, twitterDescription },
  }
}
