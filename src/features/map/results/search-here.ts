import type { LatLngBounds } from 'leaflet/dist/leaflet-src.esm.js'
import { RADIUS_MIN, RADIUS_STEP } from '../../../listing/filter/list-filter'
import { distanceKm, type Point } from '../../../platform/geo/coordinates'
import { CITIES_PATH } from '../../../urls'

/** The parameters that define the area of a search. A new area replaces all of them. */
const WHERE = ['region', 'radius', 'area', 'page', 'streetcity']

/** Returns the address of this page's list in a drawn area. */
export function addressInArea(area: string): string {
  const address = new URL(location.href)
  for (const name of WHERE) address.searchParams.delete(name)
  address.searchParams.set('area', area)
  return address.href
}

/**
 * A map whose centre is farther than this (kilometres) from all places in Belgium and Luxembourg shows listings abroad.
 */
const ABROAD_KM = 100

/** Returns the address of this page's list around the view of the map: the nearest place with a radius, or abroad. */
export async function addressWithin(bounds: LatLngBounds): Promise<string> {
  const address = new URL(location.href)
  const centre = bounds.getCenter()
  const place = await nearestPlace(centre)
  for (const name of WHERE) address.searchParams.delete(name)
  if (place && distanceKm(place.point, centre) > ABROAD_KM) {
    address.searchParams.set('abroad', 'true')
  } else if (place) {
    address.searchParams.set('region', place.region)
    address.searchParams.set('radius', String(radiusOver(bounds, place.point)))
  }
  return address.href
}

/** Returns the distance from the place to the farthest corner of the view, so that no result in view is left out. */
function radiusOver(bounds: LatLngBounds, from: Point): number {
  const corners = [
    bounds.getNorthEast(),
    bounds.getNorthWest(),
    bounds.getSouthEast(),
    bounds.getSouthWest(),
  ]
  const km = Math.max(...corners.map((corner) => distanceKm(from, corner)))
  return Math.max(RADIUS_MIN, Math.ceil(km / RADIUS_STEP) * RADIUS_STEP)
}

interface Place {
  /** The place in the format of the `region` parameter. */
  region: string
  point: Point
}

interface Cities {
  objects: {
    cities: {
      geometries: { coordinates: [lng: number, lat: number]; properties: Record<string, string> }[]
    }
  }
}

let places: Promise<Place[]> | undefined

/** Returns the municipality with the nearest centre. The server translates its name to the language of the page. */
async function nearestPlace(point: Point): Promise<Place | undefined> {
  places ??= fetchPlaces().catch((error) => {
    places = undefined
    throw error
  })
  const all = await places
  const far = (place: Place) => distanceKm(place.point, point)
  return all.reduce((best, place) => (far(place) < far(best) ? place : best), all[0] as Place)
}

async function fetchPlaces(): Promise<Place[]> {
  const response = await fetch(CITIES_PATH)
  if (!response.ok) throw new Error(`${CITIES_PATH} responded with ${response.status}`)
  const { objects }: Cities = await response.json()
  return objects.cities.geometries.map(({ coordinates: [lng, lat], properties }) => ({
    region: `${properties.nl ?? properties.fr ?? ''}|${properties.z}`,
    point: { lat, lng },
  }))
}
