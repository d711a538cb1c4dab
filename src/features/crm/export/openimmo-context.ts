import type { Lang } from '../../../platform/format/lang'
import type { Translate } from '../../../platform/i18n/translate'

/** The facts of an OpenImmo file apart from its listings. */
export interface ExportContext {
  /** The language of all texts of the file. */
  lang: Lang
  /** The site's origin, from which the addresses and numbers of listings are made. */
  origin: string
  agency: { name: string; email: string; phone: string | null }
  /** The texts of a price. */
  t: Translate
  /** Returns the absolute URL of a picture, in a format that every portal supports. */
  pictureUrl(src: string): string
  /** Returns the absolute URL of the listing's page. */
  pageUrl(id: number): string
}
