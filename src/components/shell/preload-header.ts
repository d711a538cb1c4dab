import { styles } from 'virtual:assets'
import type { SheetName } from './sheets'

/** Returns the value of the `Link` header, which preloads these style sheets. Cloudflare sends it as Early Hints. */
export function preloadHeader(sheets: readonly SheetName[]): string {
  return sheets.map((sheet) => `<${styles[sheet]}>; rel=preload; as=style`).join(', ')
}
