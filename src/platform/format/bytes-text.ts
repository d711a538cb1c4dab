import type { Lang } from './lang'
import { belgianNumber } from './number'

const NBSP = '\u00A0'

/** Returns a size with decimal prefixes and a no-break space: `850 kB`, `4,1 MB`, in French `4,1 Mo`. */
export function formatBytes(bytes: number, lang: Lang): string {
  const byte = lang === 'fr' ? 'o' : 'B'
  if (bytes < 999_500) return `${belgianNumber(bytes / 1000, 0)}${NBSP}k${byte}`
  return `${belgianNumber(bytes / 1_000_000, 1)}${NBSP}M${byte}`
}
