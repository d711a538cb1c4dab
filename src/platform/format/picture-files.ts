import { focusOf, plainAddress } from './focus'

const STORED = String.raw`\/(?<folder>pictures|media)\/[0-9a-f]{24}-(?<width>\d+)x(?<height>\d+)-(?<average>[0-9a-f]{6})`
const STORED_PICTURE = new RegExp(
  String.raw`^(?<base>\/images\/demo\/[\w-]+|${STORED})-\d+\.(?:jpg|avif)$`,
)

/**
 * The widths of our own pictures as AVIF. The width 960 also exists as JPEG, for browsers and services without AVIF.
 */
export const PICTURE_WIDTHS = [480, 720, 960, 1600] as const

/** The product's pictures of models, which exist in one size. */
const MODEL = /^(?<base>\/images\/empty\/card-[a-z]+)\.jpg$/
const MODEL_FACTS = { width: 960, height: 640, average: '#e4e2db' }

/** The folders with pictures in all sizes: copies of the CRM's pictures, and uploads of the agency. */
export type PictureFolder = 'pictures' | 'media'

/** The widths of stored pictures. A picture is not enlarged. */
const STORED_WIDTHS = {
  pictures: [480, 720, 960, 1440, 1920],
  media: [480, 720, 960, 1600, 2400],
} as const

const SITE_PICTURE = /^\/(?:media|pictures|images)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Returns true for the path of a picture of this site: an uploaded file, a CRM picture, or one of the product. */
export function isSitePicture(address: string): boolean {
  return SITE_PICTURE.test(plainAddress(address))
}

export function isDemoPicture(address: string): boolean {
  return /^\/images\/demo\/[\w-]+-\d+\.(?:jpg|avif)$/.test(plainAddress(address))
}

interface PictureFiles {
  /** The file for browsers and services that do not support AVIF. */
  src: string
  /** The AVIF files by width, or null for a picture with a single size. */
  srcSet: string | null
  /** The pixels and the average colour (`#rrggbb`) of a stored picture, which its address contains, or of a model. */
  facts: { width: number; height: number; average: string } | null
  /** The focal point as CSS `object-position`. Absent for the middle. */
  focus?: string
}

/** Returns the files of a picture by its address. `widths` are the widths in pixels of our own pictures. */
export function pictureFiles(
  address: string,
  widths: readonly number[] = PICTURE_WIDTHS,
): PictureFiles {
  const src = plainAddress(address)
  const point = focusOf(address)
  const focus = point && { focus: `${point.x}% ${point.y}%` }
  const model = MODEL.exec(src)?.groups?.base
  if (model) return { src, srcSet: `${model}.avif ${MODEL_FACTS.width}w`, facts: MODEL_FACTS }
  const { base, folder, width, height, average } = STORED_PICTURE.exec(src)?.groups ?? {}
  if (!base) return { src, srcSet: null, facts: null, ...focus }
  const facts =
    width && height && average
      ? { width: Number(width), height: Number(height), average: `#${average}` }
      : null
  const existingWidths = facts ? storedWidths(facts.width, folder as PictureFolder) : widths
  const srcSet = existingWidths.map((one) => `${base}-${one}.avif ${one}w`).join(', ')
  return { src: `${base}-960.jpg`, srcSet, facts, ...focus }
}

/** A picture in a single size whose name contains its width, its height, and its size in units of 1000 bytes. */
const SIZED_NAME =
  /-(?<width>\d{1,5})x(?<height>\d{1,5})(?:-(?<kilobytes>\d{1,6})k)?\.(?:jpe?g|png)$/i

interface SingleFile {
  width: number
  height: number
  kilobytes: number | null
}

/** Returns the size of a picture that has a single size, or null if its name does not contain it. */
export function singleFile(src: string): SingleFile | null {
  const { width, height, kilobytes } = SIZED_NAME.exec(src)?.groups ?? {}
  if (!width || !height) return null
  const bytes = kilobytes ? Number(kilobytes) : null
  return { width: Number(width), height: Number(height), kilobytes: bytes }
}

/** Returns the end of the name of a picture that is stored in a single size. */
export function singleFileSuffix(size: { width: number; height: number }, bytes: number): string {
  return `-${size.width}x${size.height}-${Math.ceil(bytes / 1000)}k`
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

/** Returns the content type of a picture by its file extension. The default is JPEG. */
export function pictureType(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const [, ending = ''] = /\.(\w{1,9})$/.exec(path) ?? []
  return TYPES[ending.toLowerCase()] ?? 'image/jpeg'
}

/** Returns the widths of a stored picture that is `width` pixels wide. The smallest width is always included. */
export function storedWidths(width: number, folder: PictureFolder): number[] {
  const [least, ...larger] = STORED_WIDTHS[folder]
  return [Math.min(least, width), ...larger.filter((one) => one <= width)]
}
