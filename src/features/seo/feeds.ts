import { type Context, Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { parseListFilter } from '../../listing/filter/list-filter'
import { FIXED_FILTER } from '../../listing/filter/lists'
import { newestOf } from '../../listing/queries/lists'
import type { PreviewPicture } from '../../platform/files/preview-picture'
import { enabledLang, type Lang, pick, withColon } from '../../platform/format/lang'
import { allowAllOrigins } from '../../platform/http/public-reading'
import { translator } from '../../platform/i18n'
import { loadSite } from '../../site/load-site'
import { articlePath, FEEDS, type FeedName, feedPath, homePath, rolePath } from '../../urls'
import { loadNews } from '../articles/articles'
import type { JsonFeed } from '../openapi/schemas'
import { articleEntry, type Feed, type FeedEntry, feedEntry } from './feed-entries'
import { rssFeed } from './rss'

const NEWEST = 30

const FILE = `:file{(?:${FEEDS.join('|')})\\.(?:xml|json)}`

/**
 * Serves feeds of the newest listings of each list and of the news, for feed readers and other sites:
 * `/nl/rss/sale.xml`, `…/sale.json`.
 */
export const feeds = new Hono<AppEnv>()

feeds.use('/:lang/rss/*', allowAllOrigins)
feeds.get(`/:lang/rss/${FILE}`, limitCalls('page'), loadSite, async (c, next) => {
  const lang = enabledLang(c.req.param('lang'), c.get('content').site.settings.languages)
  const [name, format] = (c.req.param('file') ?? '').split('.')
  const list = FEEDS.find((one) => one === name)
  if (!lang || !list || isWithoutNews(c, lang, list)) return next()
  const feed = await readFeed(c, lang, list)
  c.header('Cache-Control', 'public, max-age=600')
  c.header('Content-Language', lang)
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (format === 'json') {
    c.header('Content-Type', 'application/feed+json; charset=UTF-8')
    return c.body(JSON.stringify(jsonFeed(feed, c.get('origin') + feedPath(lang, list, 'json'))))
  }
  c.header('Content-Type', 'application/rss+xml; charset=UTF-8')
  return c.body(rssFeed(feed, c.get('origin') + feedPath(lang, list)))
})

async function readFeed(c: Context<AppEnv>, lang: Lang, list: FeedName): Promise<Feed> {
  const { site } = c.get('content')
  const { name, tagline, favicon } = site.settings
  const origin = c.get('origin')
  const t = translator(lang, site.labels[lang])
  return {
    lang,
    title: `${withColon(lang, name)} ${t(`nav.${list}`)}`,
    description: pick(tagline, lang),
    page: origin + (rolePath(site, lang, list) ?? homePath(lang)),
    agency: { name, home: origin + homePath(lang), icon: new URL(favicon, origin).href },
    entries: list === 'news' ? await newsEntries(c, lang) : await listingEntries(c, lang, list),
  }
}

/** Returns true for the feed of the news if the agency has no page for them. */
function isWithoutNews(c: Context<AppEnv>, lang: Lang, feed: FeedName): boolean {
  return feed === 'news' && rolePath(c.get('content').site, lang, feed) === null
}

async function listingEntries(
  c: Context<AppEnv>,
  lang: Lang,
  list: Exclude<FeedName, 'news'>,
): Promise<FeedEntry[]> {
  const { site } = c.get('content')
  const filter = parseListFilter({}, site.settings, FIXED_FILTER[list])
  const { cards } = await newestOf(c.get('db'), c.get('cache'), filter, NEWEST)
  const t = translator(lang, site.labels[lang])
  return cards
    .filter(({ hasPage, gone }) => hasPage && !gone)
    .map((card) => feedEntry(card, { t, lang }, c.get('origin')))
}

/** Returns the entries of the news. An article without a page of its own has no address and is omitted. */
async function newsEntries(c: Context<AppEnv>, lang: Lang): Promise<FeedEntry[]> {
  const { site } = c.get('content')
  const news = await loadNews(c.get('db'), c.get('cache'), NEWEST)
  return news.flatMap((article) =>
    article.ownPage
      ? articleEntry(article, articlePath(site, lang, article.ownPage), lang, c.get('origin'))
      : [],
  )
}

/** Returns the feed as JSON Feed 1.1. `self` is its own address. */
function jsonFeed(
  { title, page, description, lang, agency, entries }: Feed,
  self: string,
): JsonFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    ...(description && { description }),
    favicon: agency.icon,
    authors: [{ name: agency.name, url: agency.home }],
    language: lang,
    items: entries.map(item),
  }
}

/** A picture that is not copied yet has an unknown type; most of them are JPEG. */
const DEFAULT_TYPE = 'image/jpeg'

/** Returns a picture with its alternative text, which contains the words about its origin. */
function attachment({ url, alt, type = DEFAULT_TYPE }: PreviewPicture) {
  return { url, mime_type: type, title: alt }
}

function item({ url, title, text, type, started, picture }: FeedEntry): JsonFeed['items'][number] {
  return {
    id: url,
    url,
    title,
    content_text: text,
    ...(picture && { image: picture.url, attachments: [attachment(picture)] }),
    ...(started && { date_published: started.toISOString() }),
    ...(type && { tags: [type] }),
  }
}
