import type { Lang } from '../platform/format/lang'

/** Returns the number of `[[…]]` in a document's texts, without those in `removed` languages. */
export function countUnfilled(content: unknown, removed: readonly Lang[]): number {
  if (typeof content === 'string') return content.split('[[').length - 1
  if (typeof content !== 'object' || content === null) return 0
  return Object.entries(content)
    .filter(([key]) => !removed.some((lang) => lang === key))
    .reduce((total, [, value]) => total + countUnfilled(value, removed), 0)
}
