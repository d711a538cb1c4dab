import { advertText } from '../../components/listing/advert-facts'
import { titleWithPlace } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import { priceWords } from '../../components/listing/price'
import { listingPreview } from '../../components/shell/listing-data'
import type { Words } from '../../components/ui/view'
import type { ListingCard } from '../../listing/published'
import type { PreviewPicture } from '../../platform/files/preview-picture'
import { type Lang, pick } from '../../platform/format/lang'
import { instantOf } from '../../platform/format/local-time'
import { formatSurface } from '../../platform/format/number'
import { wordsOfHtml } from '../../platform/format/text'
import { plural } from '../../platform/i18n/translate'
import { detailPath } from '../../urls'
import { type Article, articlePreview } from '../articles/articles'

/** The feed of one list or of the news in one language, independent of its format. Its addresses are absolute. */
export interface Feed {
  lang: Lang
  title: string
  description: string
  /** The address of the page with the list. */
  page: string
  agency: { name: string; home: string; icon: string }
  entries: FeedEntry[]
}

export interface FeedEntry {
  url: string
  title: string
  text: string
  type: string
  started: Date | null
  picture: PreviewPicture | null
}

/** Returns the feed entry of a property or project. A hidden price is 'on request', and a hidden street is left out. */
export function feedEntry(card: ListingCard, words: Words, origin: string): FeedEntry {
  const { lang } = words
  return {
    url: origin + detailPath(lang, card),
    title: titleWithPlace(card, lang),
    text: textOf(card, words),
    type: pick(card.typeName, lang),
    started: startOf(card),
    picture: listingPreview(card, words, origin),
  }
}

/** The maximum number of characters of an article's text in a feed. */
const SUMMARY = 300

/** Returns the feed entry of an article with a page at `path`. */
export function articleEntry(
  article: Article,
  path: string,
  lang: Lang,
  origin: string,
): FeedEntry {
  const { title, introText, fullText, shownDate } = article
  return {
    url: origin + path,
    title: pick(title, lang),
    text: wordsOfHtml(pick(introText, lang) || pick(fullText, lang), SUMMARY),
    type: '',
    started: shownDate ? instantOf(`${shownDate}T00:00:00`) : null,
    picture: articlePreview(article, lang, origin),
  }
}

function textOf(card: ListingCard, words: Words): string {
  const { t, lang } = words
  const { bedrooms, surface } = card
  return [
    priceWords(words, card) ?? t('price.onrequest'),
    bedrooms ? plural(t, lang, 'prop.bedrooms', bedrooms) : '',
    surface ? formatSurface(surface) : '',
    advertText(words, card),
    placeLine(card, lang),
  ]
    .filter(Boolean)
    .join(', ')
}

function startOf({ started }: ListingCard): Date | null {
  if (!started) return null
  return instantOf(started.length === 10 ? `${started}T00:00:00` : started.slice(0, 19))
}
