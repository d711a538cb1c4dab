import { copyPicture, imageOf } from './copy-picture'
import { ZOOMABLE } from './zoom'

/** Pictures are three wide for two high. */
const SIZES = 'min(100vw, 150vh)'

/** The picture of a tile once more, as large as the screen allows. */
export function makeSlide(tile: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('div')
  slide.className = 'slide'
  const zoomable = document.createElement('div')
  zoomable.className = ZOOMABLE
  const picture = copyPicture(tile, SIZES)
  const image = picture && imageOf(picture)
  if (image) {
    image.draggable = false
    // Others than ours come in two sizes: the tile's, and the one behind the link.
    if (image === picture) image.src = tile.href
    zoomable.append(picture)
  }
  slide.append(zoomable)
  return slide
}
