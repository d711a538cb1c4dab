import type { Feed, FeedEntry } from './feed-entries'

/** The feed as JSON Feed 1.1. `self` is its own address. */
export function jsonFeed({ title, page, description, lang, agency, entries }: Feed, self: string) {
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

function item({ url, title, text, type, started, picture }: FeedEntry) {
  return {
    id: url,
    url,
    title,
    content_text: text,
    ...(picture && { image: picture.url }),
    ...(started && { date_published: started.toISOString() }),
    ...(type && { tags: [type] }),
  }
}
