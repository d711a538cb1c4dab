import { pictureFiles } from './picture-files'

/** A drawing whose name contains its width and height. */
const SIZED_DRAWING = /-(?<width>\d{1,5})x(?<height>\d{1,5})\.svg$/

/** The size of a picture whose address does not contain one: that of our own drawings and photos. */
const USUAL = { width: 1600, height: 1067 }

/** Returns the size at which a picture is shown uncropped, before it has loaded. Positions in percent refer to it. */
export function pictureBox(url: string): { width: number; height: number } {
  const { src, facts } = pictureFiles(url)
  const { width, height } = facts ?? SIZED_DRAWING.exec(src)?.groups ?? USUAL
  return { width: Number(width), height: Number(height) }
}
