/** A thing of the agency's that a form can refer to. */
export interface FoundThing {
  kind: string
  /** As documents name it. */
  id: string
  name: string
  /** The line below its title, by which staff tell it from others of its name. */
  note: string
  /** Of a picture. */
  url?: string
}

export interface FoundThings {
  found: FoundThing[]
  /** The number of all things found; `found` holds the first of them. */
  total: number
}

/** Asks the site for what fits words; null where no answer came, as for a session that ended. */
export async function findThings(
  from: string,
  asked: { kinds: readonly string[]; q: string; page?: number },
  signal?: AbortSignal,
): Promise<FoundThings | null> {
  const query = new URLSearchParams([
    ['for', asked.q],
    ['page', String(asked.page ?? 1)],
    ...asked.kinds.map((kind) => ['of', kind]),
  ])
  try {
    const response = await fetch(`${from}?${query}`, { signal: signal ?? null, redirect: 'error' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
