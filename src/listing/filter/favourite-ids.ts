/** A favourite, which is a property or a project: `410001`, `p9001`. */
export interface FavouriteRef {
  kind: 'property' | 'project'
  id: number
}

/** The maximum number of favourites in a URL, and in a browser. */
export const MAX_SHOWN = 60
export const MAX_FAVOURITES = 100
export const MAX_COMPARED = 4
export const MAX_RECENT = 12
export const MAX_BROCHURE_LISTINGS = 12

const FAVOURITE_ID = /^(p?)([1-9]\d{0,9})$/

export function favouriteId({ kind, id }: FavouriteRef): string {
  return kind === 'project' ? `p${id}` : String(id)
}

/** Parses the ID of a favourite. Returns null for any other value. */
export function parseFavouriteId(text: unknown): FavouriteRef | null {
  const [, mark, id] = (typeof text === 'string' && FAVOURITE_ID.exec(text)) || []
  return id ? { kind: mark ? 'project' : 'property', id: Number(id) } : null
}

/**
 * Returns the first `max` distinct favourites of a query: `ids=410001,p9001`, or repeated `ids` as forms send them.
 * Invalid IDs are ignored.
 */
export function parseFavouriteIds(params: URLSearchParams, max: number): FavouriteRef[] {
  const refs = new Map<string, FavouriteRef>()
  for (const text of params.getAll('ids').join(',').split(',')) {
    const ref = parseFavouriteId(text.trim())
    if (ref) refs.set(favouriteId(ref), ref)
    if (refs.size === max) break
  }
  return [...refs.values()]
}

/** Returns the query that `parseFavouriteIds` reads, or '' without favourites. */
export function idsQuery(ids: readonly (FavouriteRef | string)[]): string {
  const texts = ids.map((id) => (typeof id === 'string' ? id : favouriteId(id)))
  return texts.length ? `ids=${texts.join(',')}` : ''
}
