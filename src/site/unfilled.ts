import type { Lang } from '../platform/format/lang'

/** Returns the number of `[[…]]` in a document's texts, without those in `removed` languages. */
export function countUnfilled(content: unknown, removed: readonly Lang[]): number {
  if (typeof content === 'string') return content.split('[[').length - 1
  if (typeof content !== 'object' || content === null) return 0
  return Object.entries(content)
    .filter(([key]) => !removed.some((lang) => lang === key))
    .reduce((total, [, value]) => total + countUnfilled(value, removed), 0)
}

/** Returns the path of the first text with `[[…]]`, such as `offices.0.street.nl`, or null if there is none. */
export function firstUnfilled(content: unknown, removed: readonly Lang[]): string | null {
  if (typeof content === 'string') return content.includes('[[') ? '' : null
  if (typeof content !== 'object' || content === null) return null
  for (const [key, value] of Object.entries(content)) {
    if (removed.some((lang) => lang === key)) continue
    const path = firstUnfilled(value, removed)
    if (path !== null) return path ? `${key}.${path}` : key
  }
  return null
}
