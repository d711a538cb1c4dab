/** The answer of `/api/map`. */
export interface MapAnswer {
  total: number
  /** Bounds of the results in view; null without results. */
  bounds: Bounds | null
  clusters: MapCluster[]
  pins: MapPin[]
}

export type Bounds = [south: number, west: number, north: number, east: number]

export interface MapCluster {
  lat: number
  lng: number
  count: number
  bounds: Bounds
}

export interface MapPin {
  id: number
  kind: 'property' | 'project'
  lat: number
  lng: number
  /** True at the listing's own address, false at a point in its town. */
  exact: boolean
  gone: boolean
  price: string | null
  /** Such as `Verkocht`. */
  tag: string | null
  title: string
  label: string
  /** Bedrooms and surface in short. */
  facts: string
  picture: string | null
  url: string | null
}

/** The key by which the cards of the list identify themselves. */
export function listingKey({ kind, id }: MapPin): string {
  return `${kind}-${id}`
}

/** All results of a list in `bounds`; without them, those that a first view should show. */
export async function fetchResults(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<MapAnswer> {
  const response = await fetch(`/api/map?${query}`, { signal })
  if (!response.ok) throw new Error(`/api/map answered ${response.status}`)
  return response.json()
}
