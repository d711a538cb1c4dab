type PlaceData = typeof import('./place-tables')

export type PlacesTable = PlaceData['places']

let data: PlaceData | null = null

/** Loads the tables of places if they are not loaded yet. Pages load these 170 KB while they read the database. */
export async function loadPlaceData(): Promise<void> {
  data ??= await import('./place-tables')
}

/** Provides the tables to modules that import them, such as those of the cron job. */
export function addPlaceData(tables: PlaceData): void {
  data = tables
}

/** Returns the tables. Throws an error if they are not loaded. */
export function placeData(): PlaceData {
  if (!data) throw new Error('The tables of places are not loaded')
  return data
}
