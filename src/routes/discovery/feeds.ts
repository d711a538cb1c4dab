import { Hono } from 'hono'
import { placedTitle } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import { sharedPicture } from '../../components/media/picture'
import { listPage } from '../../data/listings/cached-lists'
import { enabledLang, type Lang, pick } from '../../domain/format/lang'
import { escapeXml } from '../../domain/format/xml'
import { parseListFilter } from '../../domain/list/list-filter'
import { FIXED_FILTER, MARKET_LISTS } from '../../domain/list/lists'
import { formatEuro } from '../../domain/listing/price'
import type { ListingCard } from '../../domain/listing/published'
import type { AppEnv } from '../../env'
import { type Translate, translator } from '../../i18n'
import { loadSite } from '../../middleware/content'
import { feedPath, projectPath, propertyPath, rolePath } from '../../urls'

const NEWEST = 30

/** RSS feeds of the newest homes of each list: `/nl/rss/sale.xml`. */
export const feeds = new Hono<AppEnv>()

feeds.get(`/:lang/rss/:file{(?:${MARKET_LISTS.join('|')})\\.xml}`, loadSite, async (c, next) => {
  const { site } = c.get('content')
  const lang = enabledLang(c.req.param('lang'), site.settings.languages)
  const list = MARKET_LISTS.find((one) => c.req.param('file') === `${one}.xml`)
  if (!lang || !list) return next()
  const filter = parseListFilter({}, site.settings, FIXED_FILTER[list])
  const { cards } = await listPage(c.get('db'), c.get('cache'), filter, NEWEST)
  const t = translator(lang, site.labels[lang])
  const origin = c.get('origin')
  const listed = cards.filter(({ hasPage, gone }) => hasPage && !gone)
  c.header('Cache-Control', 'public, max-age=600')
  c.header('Content-Language', lang)
  c.header('Content-Type', 'application/rss+xml; charset=UTF-8')
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>
${tag('title', `${site.settings.name}: ${t(`nav.${list}`)}`)}
${tag('link', origin + (rolePath(site, lang, list) ?? `/${lang}/`))}
${tag('description', pick(site.settings.tagline, lang))}
${tag('language', lang)}
<atom:link href="${escapeXml(origin + feedPath(lang, list))}" rel="self" type="application/rss+xml"/>
${listed.map((card) => item(card, lang, origin, t)).join('\n')}
</channel></rss>
`)
})

function item(card: ListingCard, lang: Lang, origin: string, t: Translate): string {
  const path = card.kind === 'project' ? projectPath(lang, card.id) : propertyPath(lang, card.id)
  const [picture] = card.pictures
  return [
    '<item>',
    tag('title', placedTitle(card, lang)),
    tag('link', origin + path),
    `<guid isPermaLink="true">${escapeXml(origin + path)}</guid>`,
    tag('description', [priceOf(card, t), placeLine(card, lang)].join(', ')),
    card.started ? tag('pubDate', new Date(card.started).toUTCString()) : '',
    picture
      ? `<media:content medium="image" url="${escapeXml(sharedPicture(picture.url, origin))}"/>`
      : '',
    '</item>',
  ].join('')
}

function priceOf({ price, priceFrom }: ListingCard, t: Translate): string {
  if (price === null) return t('price.onrequest')
  return [priceFrom ? t('price.from') : '', formatEuro(price)].filter(Boolean).join(' ')
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
