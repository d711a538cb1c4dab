import { SilentVideo } from '../../../../components/media/silent-video'
import { frameOf } from '../../../../components/module/frame'
import { pick } from '../../../../platform/format/lang'
import { BAND_SIZES, BannerLayout } from '../../banner-layout'
import { BannerButton, BannerPicture } from './banner-parts'
import type { BannerProps } from './config'

/** The banner of an ordinary page: a title on the page or on a colour, or beside a picture or video. */
export function BannerBand(props: BannerProps) {
  const { moduleId: id, view, placement, config } = props
  const Title = placement.titleSize
  const picture = pictureOf(props)
  const className = picture ? 'page-banner pictured' : 'page-banner'
  return (
    <section {...frameOf(id, placementOf(props), className)}>
      <BannerLayout
        picture={picture}
        heading={<Title>{pick(placement.title, view.lang) || pick(config.title, view.lang)}</Title>}
      >
        {config.text && <p className="lede">{pick(config.text, view.lang)}</p>}
        <BannerButton view={view} config={config} />
      </BannerLayout>
    </section>
  )
}

/** Returns the placement with the background that the banner requires: its colour, or none. */
function placementOf({ placement, config: { type, colour } }: BannerProps) {
  return type === 'colour' && colour
    ? { ...placement, backgroundType: 'colour' as const, colorBackground: colour }
    : { ...placement, backgroundType: 'none' as const }
}

function pictureOf({ view, config }: BannerProps) {
  if (config.type === 'video' && config.video) {
    return <SilentVideo view={view} files={config.video} title={pick(config.alt, view.lang)} />
  }
  return config.type === 'image' && config.image ? (
    <BannerPicture view={view} config={config} sizes={BAND_SIZES} eager />
  ) : null
}
