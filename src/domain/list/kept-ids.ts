/** A home or a project that a visitor keeps: `410001`, `p9001`. */
export interface KeptRef {
  kind: 'property' | 'project'
  id: number
}

/** How many an address may show, and how many a browser keeps. */
export const SHOWN_AT_MOST = 60
export const KEPT_AT_MOST = 100
export const COMPARED_AT_MOST = 4
export const RECENT_AT_MOST = 12

const KEPT_ID = /^(p?)([1-9]\d{0,9})$/

export function keptId({ kind, id }: KeptRef): string {
  return kind === 'project' ? `p${id}` : String(id)
}

/** What an id means; null when it means nothing. */
export function parseKeptId(text: unknown): KeptRef | null {
  const [, mark, id] = (typeof text === 'string' && KEPT_ID.exec(text)) || []
  return id ? { kind: mark ? 'project' : 'property', id: Number(id) } : null
}

/**
 * The first `most` homes of an address, `ids=410001,p9001` or `ids` repeated as forms do it, each
 * once; what is no id is as if absent.
 */
export function parseKeptIds(params: URLSearchParams, most: number): KeptRef[] {
  const found = new Map<string, KeptRef>()
  for (const text of params.getAll('ids').join(',').split(',')) {
    const ref = parseKeptId(text.trim())
    if (ref) found.set(keptId(ref), ref)
    if (found.size === most) break
  }
  return [...found.values()]
}

/** The query that `parseKeptIds` reads; '' for none. */
export function idsQuery(ids: readonly (KeptRef | string)[]): string {
  const texts = ids.map((id) => (typeof id === 'string' ? id : keptId(id)))
  return texts.length ? `ids=${texts.join(',')}` : ''
}
