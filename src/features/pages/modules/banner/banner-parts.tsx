import { ResponsivePicture, widthsOf } from '../../../../components/media/picture'
import type { View } from '../../../../components/ui/view'
import { pick } from '../../../../platform/format/lang'
import { rolePath } from '../../../../urls'
import type { BannerConfig } from './config'

/** On narrow screens a hero shows a section of a wide picture. */
export const HERO_SIZES = '(max-width: 64rem) 125vw, 115vw'

interface PartProps {
  view: View
  config: BannerConfig
}

export function BannerPicture(props: PartProps & { sizes: string; eager?: boolean }) {
  const { view, config, sizes, eager } = props
  if (!config.image) return null
  return (
    <ResponsivePicture
      src={config.image}
      dark={config.darkImage}
      alt={pick(config.alt, view.lang)}
      sizes={sizes}
      eager={eager}
      widths={eager ? widthsOf(config.image) : undefined}
      width={eager ? 2400 : 1600}
      height={eager ? 1200 : 1067}
      average={config.average}
    />
  )
}

export function BannerButton({ view, config, accent }: PartProps & { accent?: boolean }) {
  const href = config.button && rolePath(view.site, view.lang, config.button.role)
  if (!config.button || !href) return null
  return (
    <a className={accent ? 'button accent large' : 'button'} href={href}>
      {pick(config.button.label, view.lang)}
    </a>
  )
}
