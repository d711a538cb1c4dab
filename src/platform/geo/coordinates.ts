import { COUNTRY } from './belgian-region'

export type Point = { lat: number; lng: number }

export type Box = { minLat: number; maxLat: number; minLng: number; maxLng: number }

const BELGIUM: Box = { minLat: 49, maxLat: 52, minLng: 2, maxLng: 7 }
const LUXEMBOURG: Box = { minLat: 49.4, maxLat: 50.2, minLng: 5.7, maxLng: 6.6 }

/** Bounding boxes with a margin around the countries where Belgian agencies sell most often, by ISO 3166-1 code. */
const COUNTRIES: Readonly<Record<string, Box>> = {
  AE: { minLat: 22.6, maxLat: 26.2, minLng: 51.4, maxLng: 56.5 },
  AT: { minLat: 46.3, maxLat: 49.1, minLng: 9.5, maxLng: 17.2 },
  BG: { minLat: 41.2, maxLat: 44.3, minLng: 22.3, maxLng: 28.7 },
  CH: { minLat: 45.8, maxLat: 47.9, minLng: 5.9, maxLng: 10.5 },
  DE: { minLat: 47.2, maxLat: 55.1, minLng: 5.8, maxLng: 15.1 },
  ES: { minLat: 27.5, maxLat: 43.9, minLng: -18.3, maxLng: 4.5 },
  FR: { minLat: 41.2, maxLat: 51.2, minLng: -5.3, maxLng: 9.7 },
  GB: { minLat: 49.8, maxLat: 60.9, minLng: -8.7, maxLng: 1.8 },
  GR: { minLat: 34.7, maxLat: 41.8, minLng: 19.2, maxLng: 29.7 },
  HR: { minLat: 42.3, maxLat: 46.6, minLng: 13.4, maxLng: 19.5 },
  IT: { minLat: 35.4, maxLat: 47.1, minLng: 6.6, maxLng: 18.6 },
  MA: { minLat: 20.7, maxLat: 36, minLng: -17.2, maxLng: -0.9 },
  NL: { minLat: 50.7, maxLat: 53.7, minLng: 3.2, maxLng: 7.3 },
  PT: { minLat: 29.9, maxLat: 42.2, minLng: -31.4, maxLng: -6.1 },
  TR: { minLat: 35.8, maxLat: 42.2, minLng: 25.6, maxLng: 44.9 },
}

/** The bounds of web maps. */
const WORLD: Box = { minLat: -85, maxLat: 85, minLng: -180, maxLng: 180 }

const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

/**
 * Returns the coordinates of a listing. The CRM's GoogleX is the latitude and GoogleY the longitude. A pair that fits
 * the country only if swapped is swapped. Returns null if neither order is inside the country. For a country without a
 * known box, all pairs are accepted except 0,0 and those in Belgium.
 */
export function usableCoordinates(
  googleX: number | null,
  googleY: number | null,
  countryId: number | null,
  country?: string,
): Point | null {
  if (googleX === null || googleY === null) return null
  const bounds = boundsOf(countryId, country)
  const pairs = [
    { lat: googleX, lng: googleY },
    { lat: googleY, lng: googleX },
  ]
  if (bounds) return pairs.find((point) => isInBox(point, bounds)) ?? null
  const [point] = pairs
  const isNowhere = googleX === 0 && googleY === 0
  if (!point || isNowhere || pairs.some((pair) => isInBox(pair, BELGIUM))) return null
  return isInBox(point, WORLD) ? point : null
}

function boundsOf(countryId: number | null, country: string | undefined): Box | undefined {
  if (countryId === COUNTRY.belgium) return BELGIUM
  return countryId === COUNTRY.luxembourg ? LUXEMBOURG : COUNTRIES[country ?? '']
}

/** Returns the great-circle distance in km. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Returns the smallest box around a circle with this radius. */
export function boundingBox({ lat, lng }: Point, km: number): Box {
  const dLat = km / KM_PER_DEGREE
  const dLng = km / (KM_PER_DEGREE * Math.cos(radians(Math.abs(lat) + dLat)))
  return { minLat: lat - dLat, maxLat: lat + dLat, minLng: lng - dLng, maxLng: lng + dLng }
}

/** Returns true if the point is in the box. */
export function isInBox({ lat, lng }: Point, box: Box): boolean {
  return lat >= box.minLat && lat <= box.maxLat && lng >= box.minLng && lng <= box.maxLng
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
