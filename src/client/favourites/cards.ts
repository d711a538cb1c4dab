import { idsQuery } from '../../domain/list/favourite-ids'
import { fetchPage } from '../live-page'

/** Fetches the favourites page of these ids. */
export function fetchFavourites(path: string, ids: readonly string[]): Promise<Document> {
  return fetchPage(`${path}?${idsQuery(ids)}`)
}
