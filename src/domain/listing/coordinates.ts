import { COUNTRY } from './region'

export type Point = { lat: number; lng: number }

export type Box = { minLat: number; maxLat: number; minLng: number; maxLng: number }

const BELGIUM: Box = { minLat: 49, maxLat: 52, minLng: 2, maxLng: 7 }
const LUXEMBOURG: Box = { minLat: 49.4, maxLat: 50.2, minLng: 5.7, maxLng: 6.6 }

const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

/**
 * The CRM's GoogleX is the latitude and GoogleY the longitude. A pair that only fits swapped is
 * swapped; null when it is outside Belgium (or Luxembourg, for homes there) either way.
 */
export function usableCoordinates(
  googleX: number | null,
  googleY: number | null,
  countryId: number,
): Point | null {
  if (googleX === null || googleY === null) return null
  const bounds = countryId === COUNTRY.luxembourg ? LUXEMBOURG : BELGIUM
  const pairs = [
    { lat: googleX, lng: googleY },
    { lat: googleY, lng: googleX },
  ]
  return pairs.find((point) => isInside(point, bounds)) ?? null
}

/** Great-circle distance. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The haversine of a distance: the square of half its chord on a unit sphere. */
export function haversine(km: number): number {
  return Math.sin(km / EARTH_RADIUS_KM / 2) ** 2
}

/** The smallest box around a circle, to ask an index first and measure the few that remain. */
export function boundingBox({ lat, lng }: Point, km: number): Box {
  const dLat = km / KM_PER_DEGREE
  const dLng = km / (KM_PER_DEGREE * Math.cos(radians(Math.abs(lat) + dLat)))
  return { minLat: lat - dLat, maxLat: lat + dLat, minLng: lng - dLng, maxLng: lng + dLng }
}

function isInside({ lat, lng }: Point, box: Box): boolean {
  return lat >= box.minLat && lat <= box.maxLat && lng >= box.minLng && lng <= box.maxLng
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
