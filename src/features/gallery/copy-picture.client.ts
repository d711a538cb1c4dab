/** Returns a lazy-loaded copy of a tile's picture for another size, or null. */
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

/** Returns the `img` of a `picture` element, or the element itself. */
export function imageOf(picture: HTMLElement): HTMLImageElement | null {
  return picture instanceof HTMLImageElement ? picture : picture.querySelector('img')
}
