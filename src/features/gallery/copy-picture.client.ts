/** The picture of a tile once more for another place on the screen, not fetched before its turn. */
export function copyPicture(tile: HTMLAnchorElement, sizes: string): HTMLElement | null {
  const picture = tile.querySelector('picture, img')?.cloneNode(true)
  if (!(picture instanceof HTMLElement)) return null
  const image = imageOf(picture)
  if (!image) return null
  image.loading = 'lazy'
  image.decoding = 'async'
  image.removeAttribute('fetchpriority')
  for (const source of picture.querySelectorAll('source')) source.sizes = sizes
  return picture
}

/** The image that a `picture` element chooses for, or the element itself. */
export function imageOf(picture: HTMLElement): HTMLImageElement | null {
  return picture instanceof HTMLImageElement ? picture : picture.querySelector('img')
}
