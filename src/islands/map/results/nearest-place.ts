import { distanceKm, type Point } from '../../../domain/listing/coordinates'
import { CITIES_PATH } from '../../../urls'

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

/** The municipality with the nearest centre; the server translates its name to the page's language. */
export async function nearestPlace(point: Point): Promise<Place | undefined> {
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
  if (!response.ok) throw new Error(`${CITIES_PATH} answered ${response.status}`)
  const { objects }: Cities = await response.json()
  return objects.cities.geometries.map(({ coordinates: [lng, lat], properties }) => ({
    region: `${properties.nl ?? properties.fr ?? ''}|${properties.z}`,
    point: { lat, lng },
  }))
}
