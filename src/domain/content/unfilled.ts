import { isLang, type Lang } from '../format/lang'

/** Returns the number of `[[…]]` in a document's texts, without those in languages that are not the agency's. */
export function countUnfilled(content: unknown, languages: readonly Lang[]): number {
  if (typeof content === 'string') return content.split('[[').length - 1
  if (typeof content !== 'object' || content === null) return 0
  return Object.entries(content)
    .filter(([key]) => !isLang(key) || languages.includes(key))
    .reduce((sum, [, value]) => sum + countUnfilled(value, languages), 0)
}
