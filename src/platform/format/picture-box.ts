import { pictureFiles } from './picture-files'

/** The size of a picture whose address tells none: that of drawings and photos of ours. */
const USUAL = { width: 1600, height: 1067 }

/** Returns the box that a picture is shown in, whole, before it has loaded: places in percent are those of this box. */
export function pictureBox(url: string): { width: number; height: number } {
  const { width, height } = pictureFiles(url).facts ?? USUAL
  return { width, height }
}
