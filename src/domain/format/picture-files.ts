const COPY = String.raw`\/pictures\/[0-9a-f]{24}-(?<width>\d+)x(?<height>\d+)-(?<average>[0-9a-f]{6})`
const OWN = new RegExp(String.raw`^(?<base>\/images\/demo\/[\w-]+|${COPY})-\d+\.(?:jpg|avif)$`)

/** The widths our own pictures are made in, as AVIF; the 960 one also as JPEG, for browsers and services without it. */
export const PICTURE_WIDTHS = [480, 720, 960, 1600] as const

/** The widths that copies of the CRM's pictures are made in, none wider than the picture is. */
export const COPY_WIDTHS = [480, 720, 960, 1440, 1920] as const

interface PictureFiles {
  /** For browsers and services that support no AVIF. */
  src: string
  /** The AVIF files by their widths; null for a picture that has one size. */
  srcSet: string | null
  /** What the address of a copy tells: pixels, and the average colour as `#rrggbb`. */
  facts: { width: number; height: number; average: string } | null
}

/** The files of a picture by its address; `widths` in pixels, for our own. */
export function pictureFiles(
  src: string,
  widths: readonly number[] = PICTURE_WIDTHS,
): PictureFiles {
  const { base, width, height, average } = OWN.exec(src)?.groups ?? {}
  if (!base) return { src, srcSet: null, facts: null }
  const facts =
    width && height && average
      ? { width: Number(width), height: Number(height), average: `#${average}` }
      : null
  const made = facts ? copyWidths(facts.width) : widths
  const srcSet = made.map((one) => `${base}-${one}.avif ${one}w`).join(', ')
  return { src: `${base}-960.jpg`, srcSet, facts }
}

/** The widths of the copies of a picture that is `width` pixels wide: the least there is, at least. */
export function copyWidths(width: number): number[] {
  const [least, ...others] = COPY_WIDTHS
  return [Math.min(least, width), ...others.filter((one) => one <= width)]
}
