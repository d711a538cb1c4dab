import type { Lang } from './lang'
import { belgianNumber } from './number'

const NBSP = '\u00A0'

/**
 * Returns a size of bytes as people read it, by thousands: `850 kB`, `4,1 MB`, in French `4,1 Mo`; a no-break space.
 */
export function formatBytes(bytes: number, lang: Lang): string {
  const byte = lang === 'fr' ? 'o' : 'B'
  if (bytes < 999_500) return `${belgianNumber(bytes / 1000, 0)}${NBSP}k${byte}`
  return `${belgianNumber(bytes / 1_000_000, 1)}${NBSP}M${byte}`
}
