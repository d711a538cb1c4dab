import { ZOOMABLE } from './zoom'

/** The picture of a tile once more, as large as the screen allows and not fetched before its turn. */
export function makeSlide(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('div')
  slide.className = 'slide'
  const zoomable = document.createElement('div')
  zoomable.className = ZOOMABLE
  const picture = link.querySelector('picture, img')?.cloneNode(true)
  if (picture instanceof HTMLElement) {
    enlarge(picture, link)
    zoomable.append(picture)
  }
  slide.append(zoomable)
  return slide
}

/** Pictures are three wide for two high. */
const SIZES = 'min(100vw, 150vh)'

function enlarge(picture: HTMLElement, { href }: HTMLAnchorElement): void {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img')
  if (!image) return
  image.loading = 'lazy'
  image.decoding = 'async'
  image.removeAttribute('fetchpriority')
  image.draggable = false
  for (const source of picture.querySelectorAll('source')) source.sizes = SIZES
  // Others than ours come in two sizes: the tile's, and the one behind the link.
  if (image === picture) image.src = href
}
