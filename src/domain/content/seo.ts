import { type Lang, pick } from '../format/lang'
import type { SitePage } from './page'

interface Seo {
  title: string
  description: string
  /** The Open Graph picture. */
  image?: string
  sharing: {
    ogTitle?: string
    ogDescription?: string
    twitterTitle?: string
    twitterDescription?: string
  }
}

/** A page's metadata: its own SEO texts unless `isActiveSEO` is false, else its title and description. */
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
