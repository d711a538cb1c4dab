import { pictureFiles } from './picture-files'

/** The size of a picture whose address does not contain one: that of our own drawings and photos. */
const USUAL = { width: 1600, height: 1067 }

/** Returns the size at which a picture is shown uncropped, before it has loaded. Positions in percent refer to it. */
export function pictureBox(url: string): { width: number; height: number } {
  const { width, height } = pictureFiles(url).facts ?? USUAL
  return { width, height }
}
