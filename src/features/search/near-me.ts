import { useState } from 'react'
import { loadPlaces, regionOf } from '../../client/places/places'
import type { RegionChoice } from '../../listing/filter/list-filter'
import type { Lang } from '../../platform/format/lang'
import { distanceKm, type Point } from '../../platform/geo/coordinates'

const TIMEOUT_MS = 10_000
/** A visitor further away from every town is abroad. */
const MAX_KM = 25

type NearMessage = 'search.near.searching' | 'search.near.refused' | 'search.near.failed'

/**
 * Finds the town around the visitor when `find` is called. The position stays in the browser, and the server receives
 * only the town. `message` is the state of the latest call, or null before any and after success.
 */
export function useNearMe(lang: Lang, onFound: (region: RegionChoice) => void) {
  const [message, setMessage] = useState<NearMessage | null>(null)
  async function find(): Promise<void> {
    setMessage('search.near.searching')
    try {
      const region = await nearestTown(lang)
      setMessage(region ? null : 'search.near.failed')
      if (region) onFound(region)
    } catch (error) {
      const isRefused = error instanceof GeolocationPositionError && error.code === 1
      setMessage(isRefused ? 'search.near.refused' : 'search.near.failed')
    }
  }
  return { message, find }
}

async function nearestTown(lang: Lang): Promise<RegionChoice | null> {
  const [position, places] = await Promise.all([currentPosition(), loadPlaces(lang)])
  const [nearest] = places
    .filter(({ kind }) => kind !== 'area')
    .map((place) => ({ place, km: distanceKm(position, place.point) }))
    .sort((a, b) => a.km - b.km)
  return nearest && nearest.km <= MAX_KM ? regionOf(nearest.place) : null
}

function currentPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: TIMEOUT_MS },
    )
  })
}
