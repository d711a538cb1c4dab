import { LANGS } from '../domain/lang'
import type { LayoutProps } from './layout'

export function DocumentHead(props: LayoutProps) {
  const { view, title, description, canonical, noindex = false, preload, assets } = props
  const { name, favicon } = view.site.settings
  const fullTitle = title === name ? name : `${title} · ${name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      {noindex ? null : <Alternates {...props} />}
      <Sharing {...props} title={fullTitle} />
      {preload ? (
        <link
          rel="preload"
          as="image"
          imageSrcSet={preload.srcSet}
          imageSizes={preload.sizes}
          type={preload.type}
          fetchPriority="high"
        />
      ) : null}
      <link rel="icon" href={favicon} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.entry ? <script type="module" src={assets.entry} /> : null}
    </head>
  )
}

/** The same page in the other languages, this one among them, as search engines want it. */
function Alternates({ view, canonical }: LayoutProps) {
  const address = (path: string) => new URL(path, canonical).href
  const links = LANGS.flatMap((lang) => {
    const path = lang === view.lang ? view.path : view.alternates[lang]
    return path === undefined ? [] : [{ lang, href: address(path.split('?')[0] ?? path) }]
  })
  if (links.length < 2) return null
  const fallback = links.find(({ lang }) => lang === view.site.settings.languages[0]) ?? links[0]
  return (
    <>
      {links.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fallback?.href} />
    </>
  )
}

function Sharing({ view, title, description, canonical, image }: LayoutProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={view.site.settings.name} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
      {image ? <meta property="og:image" content={image} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
