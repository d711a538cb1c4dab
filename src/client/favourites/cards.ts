import { idsQuery } from '../../listing/filter/favourite-ids'
import { fetchPage } from '../navigation/live-page'

export function fetchFavourites(path: string, ids: readonly string[]): Promise<Document> {
  return fetchPage(`${path}?${idsQuery(ids)}`)
}
