const PLACEHOLDER = '/images/placeholder.svg'

const LARGE_PX = 300
const ICON_PX = 64

/** Shows the placeholder for pictures that fail to load, also for those that failed before this script ran. */
export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of document.images) {
    // An SVG without an intrinsic size also has no natural width. Decoding fails only for a broken picture.
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image))
  }
}

/** Keeps the elements, because React hydrates them. */
function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return
  if (!isPhoto(target) || target.getAttribute('src') === PLACEHOLDER) return
  for (const source of target.parentElement?.querySelectorAll('source') ?? []) {
    source.srcset = PLACEHOLDER
  }
  target.removeAttribute('srcset')
  target.src = PLACEHOLDER
}

/** Map tiles have no size attributes. Pins are small. Logos and energy labels are small and wide. */
function isPhoto(image: HTMLImageElement): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
  if (!width || !height) return false
  return width >= LARGE_PX || (width >= ICON_PX && width < 2 * height)
}
