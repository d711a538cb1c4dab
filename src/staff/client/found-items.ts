/** An item of the agency's content that a form can refer to. */
export interface FoundItem {
  kind: string
  /** The id by which documents refer to it. */
  id: string
  name: string
  /** A line below the title that distinguishes it from other items with the same name. */
  note: string
  /** The address of a picture. */
  url?: string
}

export interface FoundItems {
  found: FoundItem[]
  /** The number of all matching items. `found` contains the first of them. */
  total: number
}

/** Fetches the items that match a query. Returns null if the request failed, as when the session has expired. */
export async function findItems(
  endpoint: string,
  params: { kinds: readonly string[]; q: string; page?: number },
  signal?: AbortSignal,
): Promise<FoundItems | null> {
  const query = new URLSearchParams([
    ['for', params.q],
    ['page', String(params.page ?? 1)],
    ...params.kinds.map((kind) => ['of', kind]),
  ])
  try {
    const response = await fetch(`${endpoint}?${query}`, {
      signal: signal ?? null,
      redirect: 'error',
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
