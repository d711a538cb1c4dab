import { SilentVideo } from '../../../../components/media/silent-video'
import { frameOf } from '../../../../components/module/frame'
import { pick } from '../../../../platform/format/lang'
import { BAND_SIZES, BannerButton, BannerPicture } from './banner-parts'
import type { BannerProps } from './config'

/** The banner of an ordinary page, on a colour, without a background, or on a darkened picture or video. */
export function BannerBand(props: BannerProps) {
  const { moduleId: id, view, placement, config } = props
  const Title = placement.titleSize
  const frame = frameOf(id, placementOf(props), `section tight page-banner ${config.type}`)
  return (
    <section {...frame}>
      <BannerBackground {...props} />
      <div className="wrap">
        <Title>{pick(placement.title, view.lang) || pick(config.title, view.lang)}</Title>
        {config.text && <p className="lede">{pick(config.text, view.lang)}</p>}
        <BannerButton
          view={view}
          config={config}
          accent={config.type === 'image' || config.type === 'video'}
        />
      </div>
    </section>
  )
}

/** Returns the placement with the background that the type of the banner requires. */
function placementOf({ placement, config }: BannerProps) {
  const { type, colour } = config
  if (type === 'image' || type === 'video')
    return { ...placement, backgroundType: 'image' as const }
  if (type === 'transparent') return { ...placement, backgroundType: 'none' as const }
  return colour
    ? { ...placement, backgroundType: 'colour' as const, colorBackground: colour }
    : { ...placement, backgroundType: 'tint' as const }
}

function BannerBackground({ view, config }: BannerProps) {
  if (config.type === 'video' && config.video) {
    return (
      <div className="module-background">
        <SilentVideo view={view} files={config.video} title={pick(config.alt, view.lang)} />
      </div>
    )
  }
  return config.type === 'image' ? (
    <div className="module-background">
      <BannerPicture view={view} config={config} sizes={BAND_SIZES} eager />
    </div>
  ) : null
}
