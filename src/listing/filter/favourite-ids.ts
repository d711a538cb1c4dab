/** A favourite, a home or a project: `410001`, `p9001`. */
export interface FavouriteRef {
  kind: 'property' | 'project'
  id: number
}

/** Limits of the favourites that an address names and of those that a browser stores. */
export const SHOWN_AT_MOST = 60
export const FAVOURITES_AT_MOST = 100
export const COMPARED_AT_MOST = 4
export const RECENT_AT_MOST = 12
export const BROCHURE_AT_MOST = 12

const FAVOURITE_ID = /^(p?)([1-9]\d{0,9})$/

export function favouriteId({ kind, id }: FavouriteRef): string {
  return kind === 'project' ? `p${id}` : String(id)
}

/** Parses a favourite's id; null for anything else. */
export function parseFavouriteId(text: unknown): FavouriteRef | null {
  const [, mark, id] = (typeof text === 'string' && FAVOURITE_ID.exec(text)) || []
  return id ? { kind: mark ? 'project' : 'property', id: Number(id) } : null
}

/**
 * The first `most` homes of an address, `ids=410001,p9001` or `ids` repeated as forms do it, each
 * once; what is no id is as if absent.
 */
export function parseFavouriteIds(params: URLSearchParams, most: number): FavouriteRef[] {
  const found = new Map<string, FavouriteRef>()
  for (const text of params.getAll('ids').join(',').split(',')) {
    const ref = parseFavouriteId(text.trim())
    if (ref) found.set(favouriteId(ref), ref)
    if (found.size === most) break
  }
  return [...found.values()]
}

/** The query that `parseFavouriteIds` reads; '' for none. */
export function idsQuery(ids: readonly (FavouriteRef | string)[]): string {
  const texts = ids.map((id) => (typeof id === 'string' ? id : favouriteId(id)))
  return texts.length ? `ids=${texts.join(',')}` : ''
}
