import { plainAddress } from '../../platform/format/focus'
import { type Lang, pick, type Translated } from '../../platform/format/lang'

/** The largest file that is taken, and the most that one form carries; bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
export const MAX_FORM_BYTES = 40 * 1024 * 1024

/** The largest SVG file, bytes: it is taken apart in memory. */
export const MAX_DRAWING_BYTES = 10 * 1024 * 1024

/**
 * Why a drawing is refused: nothing of it can be shown, or what its appearance depends on can't be stored
 * (a page within it, a script, the choices of a `switch`, styles that hide), or it has too many parts.
 */
export type DrawingRefusal =
  | 'broken'
  | 'blank'
  | 'foreign'
  | 'script'
  | 'switch'
  | 'style'
  | 'complex'

/** Why a file was refused; `none` where no file was sent, `metadata` where its metadata can't be removed. */
export type Refusal =
  | 'large'
  | 'kind'
  | 'convert'
  | 'empty'
  | 'none'
  | 'document'
  | 'metadata'
  | DrawingRefusal

/** What the library can be narrowed to. */
export const SHELVES = ['all', 'pictures', 'files', 'undescribed', 'unused'] as const
export type Shelf = (typeof SHELVES)[number]

interface Described {
  type: string
  name: string
  alt: Translated
  isDecoration: boolean
}

export function isPicture({ type }: Pick<Described, 'type'>): boolean {
  return type.startsWith('image/')
}

/** True for a file that visitors get behind the form of a listing alone. */
export function isGated({ url }: { url: string }): boolean {
  return url.startsWith('/documents/')
}

/** True for a picture of which somebody who does not see it learns nothing in the agency's first language. */
export function lacksWords(file: Described, main: Lang): boolean {
  return isPicture(file) && !file.isDecoration && !file.alt[main]
}

/** What a file is called in the library: what it shows, or the name that it came with. */
export function titleOf({ alt, name }: Pick<Described, 'alt' | 'name'>, lang: Lang): string {
  return pick(alt, lang) || withoutEnding(name)
}

/** The part that the addresses of all sizes of a file begin with. */
export function stemOf(url: string): string {
  return plainAddress(url).replace(/(?:-\d+)?\.\w+$/, '')
}

/** A name without its ending, `.jpg`. */
export function withoutEnding(name: string): string {
  return name.replace(/\.\w{1,5}$/, '')
}
