import { incompleteModules } from '../../../features/pages/modules/incomplete-modules'
import type { PageDocument } from '../../../site/page-document'
import { withQuery } from '../../../urls'

/** The page's screen, which names the modules that something is missing of; null where nothing is. */
export function notReadyAt(address: string, page: PageDocument): string | null {
  return incompleteModules(page).length > 0 ? withQuery(address, 'refused=publish') : null
}
