import type { PageDocument } from '../../../site/page-document'
import { withQuery } from '../../../urls'
import { incompleteModules } from '../modules/incomplete-modules'

/** Returns the address of the page's screen with the incomplete modules, or null if all modules are complete. */
export function notReadyAt(address: string, page: PageDocument): string | null {
  return incompleteModules(page).length > 0 ? withQuery(address, 'refused=publish') : null
}
