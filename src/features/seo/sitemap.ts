import { type Context, Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import type { ListingCard } from '../../listing/published'
import { allProjects, propertiesFrom, sitemapStarts } from '../../listing/queries/sitemap-listings'
import { type CacheContext, cached } from '../../platform/cache'
import type { Lang } from '../../platform/format/lang'
import { escapeMarkup } from '../../platform/format/xml'
import { loadSite } from '../../site/load-site'
import { pagePictures } from '../../site/page-pictures'
import type { Site } from '../../site/site'
import {
  articlePath,
  detailPath,
  officePath,
  pagePath,
  personPath,
  SITEMAP_PATH,
  sitemapPartPath,
} from '../../urls'
import { articlePages } from '../articles/articles'

/**
 * The number of listings in one file. With four languages and their pictures it is far below the limit of 50,000
 * addresses.
 */
const PART_SIZE = 1000

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'

/** Serves the sitemap of every indexed page in every language: one file, or an index if it is too large. */
export const sitemap = new Hono<AppEnv>()

sitemap.get(SITEMAP_PATH, limitCalls('page'), loadSite, async (c) =>
  send(c, 'sitemap', async () => {
    const [db, cache] = [c.get('db'), c.get('cache')]
    const starts = await sitemapStarts(db, cache, PART_SIZE)
    if (starts.length > 1) return index(c.get('origin'), starts)
    const [projects, homes] = await Promise.all([
      allProjects(db, cache),
      propertiesFrom(db, cache, 0, PART_SIZE),
    ])
    return urlset(c, [...(await siteEntries(c)), ...[...projects, ...homes].map(listingEntry)])
  }),
)

sitemap.get('/sitemap-pages.xml', limitCalls('page'), loadSite, async (c) =>
  send(c, 'sitemap:pages', async () =>
    urlset(c, [
      ...(await siteEntries(c)),
      ...(await allProjects(c.get('db'), c.get('cache'))).map(listingEntry),
    ]),
  ),
)

sitemap.get(
  '/:file{sitemap-homes-[1-9][0-9]{0,9}\\.xml}',
  limitCalls('page'),
  loadSite,
  async (c) => {
    const from = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const starts = await sitemapStarts(c.get('db'), c.get('cache'), PART_SIZE)
    if (!starts.includes(from)) return c.text('Not found', 404)
    return send(c, `sitemap:homes:${from}`, async () =>
      urlset(
        c,
        (await propertiesFrom(c.get('db'), c.get('cache'), from, PART_SIZE)).map(listingEntry),
      ),
    )
  },
)

async function send(c: Context<AppEnv>, key: string, load: () => Promise<string>) {
  const cache: CacheContext = c.get('cache')
  const xml = await cached(cache, 'detail', `${key}:${c.get('origin')}`, load)
  c.header('Cache-Control', 'public, max-age=600')
  c.header('Content-Type', 'application/xml; charset=UTF-8')
  return c.body(xml)
}

interface Entry {
  pathIn(lang: Lang): string
  pictures: string[]
}

/** Returns the entries of the agency's pages, of articles, team members and offices with their own page. */
async function siteEntries(c: Context<AppEnv>): Promise<Entry[]> {
  const { site } = c.get('content')
  const articles = await articlePages(c)
  const entries = articles.map(({ ownPage }) => ({
    pathIn: (lang: Lang) => articlePath(site, lang, ownPage),
    pictures: [],
  }))
  const people = site.people.map((person) => (lang: Lang) => personPath(lang, person))
  const offices = site.offices.map((office) => (lang: Lang) => officePath(lang, office))
  const others = [...people, ...offices].map((pathIn) => ({ pathIn, pictures: [] }))
  return [...pageEntries(c), ...entries, ...others]
}

/** Returns the entries of published pages that are not redirects. Hidden pages are reachable but not listed. */
function pageEntries(c: Context<AppEnv>): Entry[] {
  const { site, modules } = c.get('content')
  return site.pages
    .filter(({ status, params }) => status === 'Published' && !params.redirect)
    .map((page) => ({
      pathIn: (lang) => pagePath(site, lang, page),
      pictures: pagePictures(page, modules[page.id]),
    }))
}

function listingEntry(card: ListingCard): Entry {
  return {
    pathIn: (lang) => detailPath(lang, card),
    pictures: card.pictures.map(({ url }) => url),
  }
}

function urlset(c: Context<AppEnv>, entries: Entry[]): string {
  const { site } = c.get('content')
  const urls = entries.flatMap((entry) => urlsOf(site, c.get('origin'), entry))
  return document(`${URLSET}${urls.join('')}</urlset>`)
}

/** Returns one address for each language, each with all others as alternates. */
function urlsOf({ settings }: Site, origin: string, { pathIn, pictures }: Entry): string[] {
  const address = (lang: Lang) => escapeMarkup(origin + pathIn(lang))
  const [first = 'nl', ...others] = settings.languages
  const languages = [first, ...others]
  const alternates = [
    ...languages.map((lang) => [lang, lang] as const),
    ['x-default', first] as const,
  ]
    .map(
      ([hreflang, lang]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(lang)}"/>`,
    )
    .join('')
  const images = pictures
    .map(
      (url) =>
        `<image:image><image:loc>${escapeMarkup(new URL(url, origin).href)}</image:loc></image:image>`,
    )
    .join('')
  return languages.map((lang) => `<url><loc>${address(lang)}</loc>${alternates}${images}</url>`)
}

function index(origin: string, starts: number[]): string {
  const parts = [sitemapPartPath('pages'), ...starts.map((id) => sitemapPartPath(`homes-${id}`))]
  const entries = parts.map(
    (path) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>`,
  )
  return document(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  )
}

function document(xml: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}
