import type { CSSProperties } from 'react'
import { ResponsivePicture, widthsOf } from '../../components/media/picture'
import { SilentVideo } from '../../components/media/silent-video'
import type { View } from '../../components/ui/view'
import { contrast } from '../../platform/format/contrast'
import { fallbackLang, pick } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'
import { BAND_SIZES, BannerLayout } from './banner-layout'

const HEX = /^#[0-9a-f]{6}$/i
const WHITE = '#ffffff'
const NO_PICTURE = '/images/placeholder.svg'

/** The banner of a page's settings: text on a colour, or beside a picture or a video. */
export function PageBanner({ view, page }: { view: View; page: SitePage }) {
  const { bannerTitle, bannerDescription, title } = page.params
  const description = pick(bannerDescription, view.lang)
  const heading = pick(bannerTitle, view.lang) ? bannerTitle : title
  const picture = pictureOf(view, page)
  const colour = picture ? undefined : colourOf(page)
  const classes = [
    'page-banner params-banner',
    picture && 'pictured',
    colour && 'filled',
    isUnderHeader(page) && 'under-header',
  ]
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      style={colour ? styleOf(colour) : undefined}
    >
      <BannerLayout
        picture={picture}
        heading={<h1 lang={fallbackLang(heading, view.lang)}>{pick(heading, view.lang)}</h1>}
      >
        {description ? (
          <p className="lede" lang={fallbackLang(bannerDescription, view.lang)}>
            {description}
          </p>
        ) : null}
      </BannerLayout>
    </section>
  )
}

/** Returns true if the header overlays the page's banner, which it does only on a colour. */
export function isUnderHeader({ params }: SitePage): boolean {
  const { bannerTransparent, bannerType, showPageBanner } = params
  return showPageBanner && bannerTransparent && bannerType === 'colour'
}

/** The page's title, if no other element of the page has its `h1`. */
export function PageTitle({ view: { lang }, page }: { view: View; page: SitePage }) {
  const { title } = page.params
  return (
    <section className="page-banner params-banner">
      <BannerLayout heading={<h1 lang={fallbackLang(title, lang)}>{pick(title, lang)}</h1>} />
    </section>
  )
}

function pictureOf(view: View, { params }: SitePage) {
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
        sizes={BAND_SIZES}
        widths={widthsOf(image)}
        width={2400}
        eager
      />
    )
  }
  return null
}

/** Returns the colour behind a banner, or undefined if it is on the page's background. */
function colourOf({ params: { bannerColor } }: SitePage): string | undefined {
  return bannerColor && HEX.test(bannerColor) ? bannerColor : undefined
}

/** Returns the style with the selected colour and a text colour that is readable on it. */
function styleOf(colour: string): CSSProperties {
  return { background: colour, color: contrast(colour, WHITE) >= 4.5 ? WHITE : 'var(--stone-ink)' }
}
