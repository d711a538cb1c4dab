import { fetchPage } from '../../client/navigation/live-page'
import { idsQuery } from '../../listing/filter/favourite-ids'

export function fetchFavourites(path: string, ids: readonly string[]): Promise<Document> {
  return fetchPage(`${path}?${idsQuery(ids)}`)
}
