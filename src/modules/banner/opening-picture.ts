import { type PicturePreload, picturePreload, widthsOf } from '../../components/media/picture'
import type { PageModule } from '../../domain/content/page'
import { BAND_SIZES, HERO_SIZES } from './banner-parts'
import { bannerConfig } from './config'

/** The picture that a page opens on, when a banner comes first; known before any module is loaded. */
export function openingPicture([first]: PageModule[]): PicturePreload | null {
  if (first?.kind !== 'banner') return null
  const { data } = bannerConfig.safeParse(first.config)
  if (!data?.image) return null
  if (data.layout === 'hero') return picturePreload(data.image, HERO_SIZES, widthsOf(data.image))
  if (data.layout === 'band' && data.type === 'image') {
    return picturePreload(data.image, BAND_SIZES, widthsOf(data.image))
  }
  return null
}
