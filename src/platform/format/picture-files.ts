import { focusOf, plainAddress } from './focus'

const STORED = String.raw`\/(?<folder>pictures|media)\/[0-9a-f]{24}-(?<width>\d+)x(?<height>\d+)-(?<average>[0-9a-f]{6})`
const OWN = new RegExp(String.raw`^(?<base>\/images\/demo\/[\w-]+|${STORED})-\d+\.(?:jpg|avif)$`)

/** The widths our own pictures are made in, as AVIF; the 960 one also as JPEG, for browsers and services without it. */
export const PICTURE_WIDTHS = [480, 720, 960, 1600] as const

/** Where pictures are stored in all their sizes: copies of the CRM's, and what the agency uploads. */
export type PictureFolder = 'pictures' | 'media'

/** The widths that stored pictures are made in, none wider than the picture is. */
const STORED_WIDTHS = {
  pictures: [480, 720, 960, 1440, 1920],
  media: [480, 720, 960, 1600, 2400],
} as const

const SITE_PICTURE = /^\/(?:media|pictures|images)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Returns true for the path of a picture of this site: a file of the agency, a CRM's, or the product's. */
export function isSitePicture(address: string): boolean {
  return SITE_PICTURE.test(plainAddress(address))
}

/** Returns true for the address of one of the pictures that come with the product. */
export function isDemoPicture(address: string): boolean {
  return /^\/images\/demo\/[\w-]+-\d+\.(?:jpg|avif)$/.test(plainAddress(address))
}

interface PictureFiles {
  /** For browsers and services that support no AVIF. */
  src: string
  /** The AVIF files by their widths; null for a picture that has one size. */
  srcSet: string | null
  /** What the address of a stored picture tells: pixels, and the average colour as `#rrggbb`. */
  facts: { width: number; height: number; average: string } | null
  /** What stays in view where the picture is cropped, as CSS says it; absent for the middle. */
  focus?: string
}

/** Returns the files of a picture by its address; `widths` in pixels, for our own. */
export function pictureFiles(
  address: string,
  widths: readonly number[] = PICTURE_WIDTHS,
): PictureFiles {
  const src = plainAddress(address)
  const point = focusOf(address)
  const focus = point && { focus: `${point.x}% ${point.y}%` }
  const { base, folder, width, height, average } = OWN.exec(src)?.groups ?? {}
  if (!base) return { src, srcSet: null, facts: null, ...focus }
  const facts =
    width && height && average
      ? { width: Number(width), height: Number(height), average: `#${average}` }
      : null
  const made = facts ? storedWidths(facts.width, folder as PictureFolder) : widths
  const srcSet = made.map((one) => `${base}-${one}.avif ${one}w`).join(', ')
  return { src: `${base}-960.jpg`, srcSet, facts, ...focus }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

/** Returns the content type of a picture by the ending of its address; most are JPEG. */
export function pictureType(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const [, ending = ''] = /\.(\w{1,9})$/.exec(path) ?? []
  return TYPES[ending.toLowerCase()] ?? 'image/jpeg'
}

/** Returns the widths of a stored picture that is `width` pixels wide: the least there is, at least. */
export function storedWidths(width: number, folder: PictureFolder): number[] {
  const [least, ...others] = STORED_WIDTHS[folder]
  return [Math.min(least, width), ...others.filter((one) => one <= width)]
}
