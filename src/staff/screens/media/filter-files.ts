import { isPicture, lacksWords, SHELVES, type Shelf } from '../../../features/media/library-file'
import type { LibraryFile } from '../../../features/media/queries'
import type { Use } from '../../../features/media/uses'
import type { Lang } from '../../../platform/format/lang'

export const FILES_A_PAGE = 48

export interface UsedFile extends LibraryFile {
  uses: Use[]
}

/** The filters of the library: a search text and a category. */
export interface Asked {
  q: string
  shelf: Shelf
}

export function shelfOf(text: string | undefined): Shelf {
  return SHELVES.find((shelf) => shelf === text) ?? 'all'
}

/** Returns the files of the category whose texts contain all words in any language. */
export function narrowed(files: UsedFile[], { q, shelf }: Asked, main: Lang): UsedFile[] {
  const words = q.toLowerCase().split(/\s+/)
  return files.filter((file) => {
    const text = [file.name, file.credit, ...Object.values(file.alt)].join(' ').toLowerCase()
    return isOn(shelf, file, main) && words.every((word) => text.includes(word))
  })
}

export function isOn(shelf: Shelf, file: UsedFile, main: Lang): boolean {
  switch (shelf) {
    case 'pictures':
      return isPicture(file)
    case 'files':
      return !isPicture(file)
    case 'undescribed':
      return lacksWords(file, main)
    case 'unused':
      return file.uses.length === 0
    default:
      return true
  }
}
