import type { FirstPicture } from '../../../components/listing/listing-picture'
import type { Basemap } from '../../../platform/geo/basemap'

/** The response of `/api/map`. */
export interface MapResponse {
  total: number
  /** The number of listings without coordinates. They are in `total`, but not on the map. */
  unlocated: number
  /** Absent if all listings are near Belgium, or the list is about homes abroad. */
  abroad?: AbroadLink
  /** The bounds of the results in view, or null without results. */
  bounds: Bounds | null
  /** In a first view, the zoom at which pins that cover each other are merged. */
  zoom: number
  /** The basemap of a first view. The map is fitted to its stage. */
  basemap?: Basemap
  clusters: MapCluster[]
  pins: MapPin[]
}

/** The listings abroad, of which the first view leaves out those far from Belgium, and the address of their list. */
export interface AbroadLink {
  count: number
  href: string
}

export type Bounds = [south: number, west: number, north: number, east: number]

export interface MapCluster {
  lat: number
  lng: number
  count: number
  bounds: Bounds
}

export interface MapPin extends FirstPicture {
  id: number
  kind: 'property' | 'project'
  lat: number
  lng: number
  /** True at the address of the listing, false at a point in its town. */
  exact: boolean
  gone: boolean
  price: string | null
  /** The price without its unit. */
  shortPrice: string | null
  /** The badge, for example `Verkocht`. */
  tag: string | null
  title: string
  label: string
  /** The bedrooms and the surface as a short text. */
  facts: string
  /** The energy label, the score and other facts that adverts must contain. */
  advert: string
  url: string | null
}

/** Returns the key by which the cards of the list are identified. */
export function listingKey({ kind, id }: MapPin): string {
  return `${kind}-${id}`
}

/** Fetches the results of a list in `bounds`, or for the first view without them. */
export async function fetchResults(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<MapResponse> {
  const response = await fetch(`/api/map?${query}`, { signal })
  if (!response.ok) throw new Error(`/api/map responded with ${response.status}`)
  return response.json()
}
