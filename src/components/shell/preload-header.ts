import { fonts, styles } from 'virtual:assets'
import type { SheetName } from './sheets'

/**
 * Returns the value of the `Link` header, which preloads these style sheets and the main fonts. Cloudflare sends it
 * before the page, as Early Hints.
 */
export function preloadHeader(sheets: readonly SheetName[]): string {
  return [
    ...sheets.map((sheet) => `<${styles[sheet]}>; rel=preload; as=style`),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
