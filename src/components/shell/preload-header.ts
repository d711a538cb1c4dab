import { styles } from 'virtual:assets'
import { type SheetName, sheetMedia } from './sheets'

/**
 * Returns the value of the `Link` header, which preloads those of these style sheets that always apply. Cloudflare sends
 * it before the page, as Early Hints. The fonts are preloaded in the head, after the main picture, which they would delay.
 */
export function preloadHeader(sheets: readonly SheetName[]): string {
  return sheets
    .filter((sheet) => !sheetMedia(sheet))
    .map((sheet) => `<${styles[sheet]}>; rel=preload; as=style`)
    .join(', ')
}
