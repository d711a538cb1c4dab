import { asc } from 'drizzle-orm'
import type { Db } from '../platform/db/db'
import { mapMarker } from '../platform/db/schema-content'

export type MapMarker = typeof mapMarker.$inferSelect

/** Returns the agency's places, ordered by id. */
export function listMarkers(db: Db): Promise<MapMarker[]> {
  return db.select().from(mapMarker).orderBy(asc(mapMarker.id))
}
