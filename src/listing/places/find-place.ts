import type { FindPlace } from '../../features/natural-query/find-place'
import type { Lang } from '../../platform/format/lang'
import { MAX_NAME_WORDS, regionsByName } from './name-index'

/**
 * Returns a function that finds the place name or postcode at the start of the words, in any language: `9000 Gent`,
 * `gand`, `st niklaas`.
 */
export function placeFinder(lang: Lang): FindPlace {
  return (words) => {
    for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length--) {
      const regions = regionsByName(words.slice(0, length), lang)
      if (regions.length > 0) return { length, regions }
    }
    return null
  }
}
