import type { Lang } from '../../../platform/format/lang'
import {
  isPicture,
  LIBRARY_FILTERS,
  type LibraryFilter,
  lacksAltText,
} from '../../../site/media/library-file'
import type { LibraryFile } from '../../../site/media/queries'
import type { Use } from '../uses'

export const FILES_PER_PAGE = 48

export interface UsedFile extends LibraryFile {
  uses: Use[]
}

/** The filters of the library: a search text and a category. */
export interface FileFilter {
  q: string
  shelf: LibraryFilter
}

export function parseLibraryFilter(text: string | undefined): LibraryFilter {
  return LIBRARY_FILTERS.find((category) => category === text) ?? 'all'
}

/** Returns the files of the category whose texts contain all words in any language. */
export function filterFiles(
  files: UsedFile[],
  { q, shelf: category }: FileFilter,
  main: Lang,
): UsedFile[] {
  const words = q.toLowerCase().split(/\s+/)
  return files.filter((file) => {
    const text = [file.name, file.credit, ...Object.values(file.alt)].join(' ').toLowerCase()
    return matchesFilter(category, file, main) && words.every((word) => text.includes(word))
  })
}

export function matchesFilter(category: LibraryFilter, file: UsedFile, main: Lang): boolean {
  switch (category) {
    case 'pictures':
      return isPicture(file)
    case 'files':
      return !isPicture(file)
    case 'undescribed':
      return lacksAltText(file, main)
    case 'unused':
      return file.uses.length === 0
    default:
      return true
  }
}
