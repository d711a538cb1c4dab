import type { Lang } from '../../../platform/format/lang'

/** What an OpenImmo file says besides its homes. */
export interface ExportContext {
  /** The language of all texts of the file. */
  lang: Lang
  /** The site's origin, of which homes have their addresses and numbers. */
  origin: string
  agency: { name: string; email: string; phone: string | null }
  /** What stands before a price from which homes start. */
  priceFrom: string
  /** The absolute address of a picture, of a type that every portal reads. */
  pictureUrl(src: string): string
  /** The absolute address of the home's own page. */
  pageUrl(id: number): string
}
