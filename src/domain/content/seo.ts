import { type Lang, pick } from '../format/lang'
import type { SitePage } from './page'

interface Seo {
  title: string
  description: string
  /** The picture for those who share a link to the page. */
  image?: string
  sharing: {
    ogTitle?: string
    ogDescription?: string
    twitterTitle?: string
    twitterDescription?: string
  }
}

/** What a page says of itself to search engines: its own words for it, unless those are switched off. */
export function seoOf({ params }: SitePage, lang: Lang): Seo {
  const words = params.metadata?.[lang]
  const own = words?.isActiveSEO === false ? undefined : words
  const { ogTitle, ogDescription, ogImage, twitterTitle, twitterDescription } = own ?? {}
  return {
    title: own?.metadataTitle || own?.pageTitle || pick(params.title, lang),
    description: own?.metadataDescription || pick(params.description, lang),
    ...(ogImage && { image: ogImage }),
    sharing: { ogTitle, ogDescription, twitterTitle, twitterDescription },
  }
}
