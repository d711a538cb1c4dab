import type { PreviewPicture } from '../../platform/files/preview-picture'
import { xmlElement } from '../../platform/format/xml'
import type { Feed, FeedEntry } from './feed-entries'

/** Returns the feed as RSS 2.0, with its pictures as Media RSS. `self` is its own address. */
export function rssFeed({ title, page, description, lang, entries }: Feed, self: string): string {
  const newest = entries.find(({ started }) => started)?.started
  const channel = xmlElement('channel', [
    xmlElement('title', title),
    xmlElement('link', page),
    xmlElement('description', description || title),
    xmlElement('language', lang),
    xmlElement('lastBuildDate', newest?.toUTCString()),
    xmlElement('atom:link', null, { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...entries.map(item),
  ])
  const spaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('rss', [channel], spaces)}\n`
}

function item({ title, url, text, type, started, picture }: FeedEntry): string {
  return xmlElement('item', [
    xmlElement('title', title),
    xmlElement('link', url),
    xmlElement('guid', url, { isPermaLink: true }),
    xmlElement('description', text),
    xmlElement('category', type),
    xmlElement('pubDate', started?.toUTCString()),
    picture ? media(picture) : '',
  ])
}

function media({ url, alt, ...facts }: PreviewPicture): string {
  return xmlElement('media:content', [xmlElement('media:title', alt)], {
    medium: 'image',
    url,
    ...facts,
  })
}
