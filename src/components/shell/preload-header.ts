import { fonts, styles } from 'virtual:assets'
import { type SheetName, sheetMedia } from './sheets'

/**
 * Returns the value of the `Link` header, which preloads the main fonts, and those of these style sheets that always
 * apply. Cloudflare sends it before the page, as Early Hints.
 */
export function preloadHeader(sheets: readonly SheetName[]): string {
  return [
    ...sheets
      .filter((sheet) => !sheetMedia(sheet))
      .map((sheet) => `<${styles[sheet]}>; rel=preload; as=style`),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
