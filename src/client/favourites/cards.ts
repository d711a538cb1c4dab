import { idsQuery } from '../../domain/list/favourite-ids'
import { fetchPage } from '../live-page'

/** The favourites page of these homes, as the server shows it to anybody. */
export function fetchFavourites(path: string, ids: readonly string[]): Promise<Document> {
  return fetchPage(`${path}?${idsQuery(ids)}`)
}
