import type { Site } from '../../../site/site'
import { favouritesPath, listPath, searchesPath, unsubscribePath } from '../../../urls'
import type { SavedSearch } from '../queries'
import { favouritesOf, filterOf } from '../search-terms'

export interface SearchLinks {
  origin: string
  /** The list, or the favourites; null if the agency has no such list. */
  list: string | null
  manage: string
  /** The address for mail programs (RFC 8058). */
  unsubscribe: string
}

/** Returns the links of a search's mails, with the token of the search. */
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
