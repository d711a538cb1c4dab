/** What `/api/map` answers, see routes/map-api.ts. */
export interface MapAnswer {
  total: number
  /** Where the results in view lie; null when there are none. */
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
  /** Whether it stands at its own address, or somewhere in its town. */
  exact: boolean
  gone: boolean
  price: string | null
  /** Such as `Verkocht`. */
  tag: string | null
  title: string
  label: string
  picture: string | null
  url: string | null
}

/** As the cards of the list name themselves. */
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
