const OWN = /^(\/images\/demo\/[\w-]+)-\d+\.(?:jpg|avif)$/

/** The widths our own pictures are made in, as AVIF; the 960 one also as JPEG, for browsers and services without it. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

interface PictureFiles {
  /** For browsers and services that support no AVIF. */
  src: string
  /** The AVIF files by their widths; null for a picture of the CRM, which has one size. */
  srcSet: string | null
}

/** The files of a picture by its address; `widths` in pixels. */
export function pictureFiles(
  src: string,
  widths: readonly number[] = PICTURE_WIDTHS,
): PictureFiles {
  const base = OWN.exec(src)?.[1]
  if (!base) return { src, srcSet: null }
  const srcSet = widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
  return { src: `${base}-960.jpg`, srcSet }
}
