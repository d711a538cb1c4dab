import { plainAddress } from '../../platform/format/focus'
import { type Lang, pick, type Translated } from '../../platform/format/lang'
import type { SvgRefusal } from './check-svg'

/** The maximum size of a file, and of all files in one form, in bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
export const MAX_FORM_BYTES = 40 * 1024 * 1024

/** The maximum size of an SVG file in bytes, because it is parsed in memory. */
export const MAX_DRAWING_BYTES = 10 * 1024 * 1024

/**
 * The reason why a file was refused. `none` means that no file was sent, `metadata` that its metadata can't be removed.
 */
export type Refusal =
  | 'large'
  | 'kind'
  | 'convert'
  | 'empty'
  | 'none'
  | 'document'
  | 'metadata'
  | SvgRefusal['why']

export const LIBRARY_FILTERS = ['all', 'pictures', 'files', 'undescribed', 'unused'] as const
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]

interface PictureFields {
  type: string
  name: string
  alt: Translated
  isDecoration: boolean
}

export function isPicture({ type }: Pick<PictureFields, 'type'>): boolean {
  return type.startsWith('image/')
}

/** Returns true for a file that visitors get only through the form of a listing. */
export function isGated({ url }: { url: string }): boolean {
  return url.startsWith('/documents/')
}

/** Returns true for a picture without an alternative text in the agency's first language. */
export function lacksAltText(file: PictureFields, main: Lang): boolean {
  return isPicture(file) && !file.isDecoration && !file.alt[main]
}

/** Returns the title of a file in the library: its alternative text, or its original name. */
export function titleOf({ alt, name }: Pick<PictureFields, 'alt' | 'name'>, lang: Lang): string {
  return pick(alt, lang) || withoutEnding(name)
}

/** Returns the common start of the addresses of all sizes of a file. */
export function addressStem(url: string): string {
  return plainAddress(url).replace(/(?:-\d+)?\.\w+$/, '')
}

/** Returns a name without its extension, for example `.jpg`. */
export function withoutEnding(name: string): string {
  return name.replace(/\.\w{1,5}$/, '')
}
