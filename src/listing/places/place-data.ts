import type places from './places.json'
import type shapes from './shapes.json'

/** The tables of places and of their outlines. They are data of 160 KB, so pages load them while they read the database. */
export interface PlaceData {
  places: typeof places
  shapes: typeof shapes
}

let data: PlaceData | null = null

/** Loads the tables, if this isolate has not loaded them yet. */
export async function loadPlaceData(): Promise<void> {
  if (data) return
  const [{ default: places }, { default: shapes }] = await Promise.all([
    import('./places.json'),
    import('./shapes.json'),
  ])
  data = { places, shapes }
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
