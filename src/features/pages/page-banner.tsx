import type { CSSProperties } from 'react'
import { ResponsivePicture, widthsOf } from '../../components/media/picture'
import { SilentVideo } from '../../components/media/silent-video'
import type { View } from '../../components/ui/view'
import { contrast } from '../../platform/format/contrast'
import { fallbackLang, pick } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'

const HEX = /^#[0-9a-f]{6}$/i
const WHITE = '#ffffff'
const NO_PICTURE = '/images/placeholder.svg'

/** The banner of a page's settings: text on a colour, a picture or a video. */
export function PageBanner({ view, page }: { view: View; page: SitePage }) {
  const { bannerTitle, bannerDescription, bannerTransparent, title } = page.params
  const description = pick(bannerDescription, view.lang)
  const heading = pick(bannerTitle, view.lang) ? bannerTitle : title
  const backdrop = backdropOf(view, page)
  const kind = backdrop ? 'pictured' : 'plain'
  return (
    <section
      className={`params-banner ${kind}${bannerTransparent ? ' under-header' : ''}`}
      style={backdrop ? undefined : colours(page.params.bannerColor)}
    >
      {backdrop ? <div className="module-background">{backdrop}</div> : null}
      <div className="wrap">
        <h1 lang={fallbackLang(heading, view.lang)}>{pick(heading, view.lang)}</h1>
        {description ? (
          <p className="lede" lang={fallbackLang(bannerDescription, view.lang)}>
            {description}
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** The page's title, if no other element of the page has its `h1`. */
export function PageTitle({ view: { lang }, page }: { view: View; page: SitePage }) {
  const { title } = page.params
  return (
    <section className="params-banner plain">
      <div className="wrap">
        <h1 lang={fallbackLang(title, lang)}>{pick(title, lang)}</h1>
      </div>
    </section>
  )
}

function backdropOf(view: View, { params }: SitePage) {
  const { bannerType, bannerVideo, image } = params
  if (bannerType === 'video' && bannerVideo) {
    const files = { mobile: bannerVideo, desktop: bannerVideo, poster: image ?? NO_PICTURE }
    return <SilentVideo view={view} files={files} title={pick(params.title, view.lang)} />
  }
  if (bannerType === 'image' && image) {
    return (
      <ResponsivePicture
        src={image}
        alt=""
        sizes="100vw"
        widths={widthsOf(image)}
        width={2400}
        eager
      />
    )
  }
  return null
}

/** Returns the style with the selected colour and a text colour that is readable on it. */
function colours(colour: string | undefined): CSSProperties | undefined {
  if (!colour || !HEX.test(colour)) return undefined
  return { background: colour, color: contrast(colour, WHITE) >= 4.5 ? WHITE : 'var(--stone-ink)' }
}
