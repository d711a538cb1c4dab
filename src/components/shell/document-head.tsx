import { fonts, styles } from 'virtual:assets'
import type { PreviewPicture } from '../../platform/files/preview-picture'
import { LANGS, withColon } from '../../platform/format/lang'
import { FEEDS, feedPath, homePath, MANIFEST_PATH, MCP_CARD_PATH, rolePath } from '../../urls'
import { type PicturePreload, SCHEME } from '../media/picture'
import type { View } from '../ui/view'
import { LOCALES } from './locales'
import type { SheetName } from './sheets'

interface Assets {
  sheets: readonly SheetName[]
  entry: string | null
}

export interface SharingTexts {
  ogTitle?: string
  ogDescription?: string
  twitterTitle?: string
  twitterDescription?: string
}

export interface HeadProps {
  view: View
  title: string
  description?: string
  /** The canonical address, as an absolute URL. */
  canonical: string
  /** `follow` for a page whose links search engines follow and whose versions in other languages it names. */
  noindex?: boolean | 'follow'
  /** The picture for link previews. */
  image?: PreviewPicture | null
  /** Title and description for link previews. */
  sharing?: SharingTexts
  /** The main picture at the top of the page, if it is known before the modules are loaded. */
  preload?: PicturePreload[]
  /** The page's own style sheet. */
  stylesheet?: string
  /** The path of the page as Markdown. */
  markdown?: string
  assets: Assets
}

export function DocumentHead(props: HeadProps) {
  const {
    view,
    title,
    description,
    canonical,
    noindex = false,
    preload = [],
    stylesheet,
    markdown,
    assets,
  } = props
  const { name, favicon, colorPrimary } = view.site.settings
  const fullTitle = title === name ? name : `${title} · ${name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? (
        <meta name="robots" content={noindex === 'follow' ? 'noindex, follow' : 'noindex'} />
      ) : null}
      <StylesheetLinks sheets={assets.sheets} />
      {stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null}
      {preload.map(({ srcSet, sizes, type, media }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          imageSrcSet={srcSet}
          imageSizes={sizes}
          type={type}
          media={media}
          fetchPriority="high"
        />
      ))}
      <link rel="canonical" href={canonical} />
      {noindex === true ? null : <Alternates {...props} />}
      {markdown ? <link rel="alternate" type="text/markdown" href={markdown} /> : null}
      <Sharing {...props} title={fullTitle} />
      <link rel="icon" href={favicon} />
      <link rel="manifest" href={MANIFEST_PATH} />
      <meta name="theme-color" content={colorPrimary} media={SCHEME.light} />
      <meta name="theme-color" content="#111815" media={SCHEME.dark} />
      <Feeds view={view} />
      <McpServer view={view} />
      {assets.entry ? <script type="module" src={assets.entry} fetchPriority="low" /> : null}
    </head>
  )
}

interface StylesheetLinksProps {
  sheets: readonly SheetName[]
  /** True in the body, where a link blocks what follows it. Pictures before it are loaded first. */
  isLate?: boolean
}

export function StylesheetLinks({ sheets, isLate = false }: StylesheetLinksProps) {
  return sheets.map((sheet) => (
    <link
      key={sheet}
      rel="stylesheet"
      href={styles[sheet]}
      fetchPriority={isLate ? 'low' : undefined}
    />
  ))
}

/** Texts are painted in a font of the same measures first, so the fonts do not delay the styles. */
export function FontPreloads() {
  return fonts.map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin=""
      fetchPriority="low"
    />
  ))
}

/**
 * The links to the page in all languages, including the current one, as search engines require. Each is the canonical
 * address in its language, so they have a query only if the canonical address has one.
 */
function Alternates({ view, canonical }: HeadProps) {
  const { search } = new URL(canonical)
  const links = LANGS.flatMap((lang) => {
    const path = lang === view.lang ? view.path + search : view.alternates[lang]
    if (path === undefined) return []
    const url = new URL(path, canonical)
    if (!search) url.search = ''
    return [{ lang, href: url.href }]
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

const FEED_TYPES = { xml: 'application/rss+xml', json: 'application/feed+json' } as const

/** Links to the feeds of each list of the agency. Its news and their pages link to those of the news too. */
function Feeds({ view }: { view: View }) {
  const { site, lang, t, path } = view
  const lists = FEEDS.filter((feed) => {
    const page = rolePath(site, lang, feed)
    return page !== null && (feed !== 'news' || path === page || path.startsWith(`${page}/`))
  })
  return lists.flatMap((list) =>
    (['xml', 'json'] as const).map((format) => (
      <link
        key={list + format}
        rel="alternate"
        type={FEED_TYPES[format]}
        title={`${withColon(lang, site.settings.name)} ${t(`nav.${list}`)}`}
        href={feedPath(lang, list, format)}
      />
    )),
  )
}

/** Names the server for AI assistants on the home page. */
function McpServer({ view: { site, lang, path } }: { view: View }) {
  if (!site.settings.assistants || path !== homePath(lang)) return null
  return <link rel="service-desc" type="application/mcp-server+json" href={MCP_CARD_PATH} />
}

/** Open Graph and Twitter tags. They default to the page's title and description. */
function Sharing({ view, title, description, canonical, image, sharing = {} }: HeadProps) {
  const { ogTitle, ogDescription, twitterTitle, twitterDescription } = sharing
  const summary = ogDescription || description
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={view.site.settings.name} />
      <meta property="og:locale" content={LOCALES[view.lang].replace('-', '_')} />
      <meta property="og:title" content={ogTitle || title} />
      {summary ? <meta property="og:description" content={summary} /> : null}
      <meta property="og:url" content={canonical} />
      {image ? (
        <>
          <meta property="og:image" content={image.url} />
          {image.type ? <meta property="og:image:type" content={image.type} /> : null}
          {image.width ? <meta property="og:image:width" content={String(image.width)} /> : null}
          {image.height ? <meta property="og:image:height" content={String(image.height)} /> : null}
          <meta property="og:image:alt" content={image.alt} />
        </>
      ) : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {twitterTitle ? <meta name="twitter:title" content={twitterTitle} /> : null}
      {twitterDescription ? <meta name="twitter:description" content={twitterDescription} /> : null}
      {image ? (
        <>
          <meta name="twitter:image" content={image.url} />
          <meta name="twitter:image:alt" content={image.alt} />
        </>
      ) : null}
    </>
  )
}
