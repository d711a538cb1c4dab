import { pictureFiles } from '../../../platform/format/picture-files'
import { findItems } from '../../client/found-items'
import { FIGURE_DIALOG } from './rich-parts'

const addresses = new Map<string, string>()

/** Caches the address of a picture, so that it is not requested again. */
export function rememberPicture(src: string, url: string): void {
  addresses.set(src, url)
}

/** Shows a picture of the library by its reference. A deleted one stays an empty box. */
export async function showPicture(picture: HTMLImageElement, src: string): Promise<void> {
  const url = addresses.get(src) ?? (await addressOf(src))
  if (!url) return
  rememberPicture(src, url)
  showSmallestPicture(picture, url)
}

export function showSmallestPicture(picture: HTMLImageElement, url: string): void {
  const { src, srcSet } = pictureFiles(url)
  picture.src = srcSet?.split(' ')[0] ?? src
}

async function addressOf(src: string): Promise<string | undefined> {
  const endpoint = document.getElementById(FIGURE_DIALOG.dialog)?.dataset.from ?? ''
  const result = await findItems(endpoint, { kinds: ['file'], q: src })
  return result?.found[0]?.url
}
