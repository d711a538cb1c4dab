import type { Site } from '../../../site/site'
import { favouritesPath, listPath, searchesPath, unsubscribePath } from '../../../urls'
import type { SavedSearch } from '../queries'
import { favouritesOf, filterOf } from '../search-terms'

/** What the mails of a search lead to. */
export interface SearchLinks {
  origin: string
  /** The list, or the kept homes; null where the agency has no such list. */
  list: string | null
  manage: string
  /** For mail programs (RFC 8058). */
  unsubscribe: string
}

/** The links of a search's mails, by the token that opens it. */
export function searchLinks(
  site: Site,
  origin: string,
  { lang, kind, query }: SavedSearch,
  token: string,
): SearchLinks {
  const list =
    kind === 'kept'
      ? favouritesPath(lang, favouritesOf(query))
      : listPath(site, lang, filterOf(query))
  return {
    origin,
    list: list && origin + list,
    manage: origin + searchesPath(lang, { token }),
    unsubscribe: origin + unsubscribePath(token),
  }
}
