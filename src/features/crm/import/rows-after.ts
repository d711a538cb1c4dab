import type { Project } from '../../../listing/property'
import type { PublishSettings } from '../../../listing/published'
import { localTime } from '../../../listing/queries/listing-index'
import {
  type ImportedRecord,
  type ListingRow,
  projectRows,
  propertyRows,
} from '../../../listing/queries/listing-rows'
import { readProjects, readUnits } from '../../../listing/queries/units'
import type { Db } from '../../../platform/db/db'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { ImportChanges } from './import-changes'
import type { StoredMap } from './stored-records'

/** Returns the rows of all touched listings as they will be after the changes. */
export async function rowsAfter(
  db: Db,
  changes: ImportChanges,
  projectIds: readonly number[],
  stored: StoredMap,
  settings: PublishSettings,
  now: Date,
): Promise<ListingRow[]> {
  const withFirstSeen = <Item extends { id: number }>(
    record: Item,
    firstSeen?: string,
  ): ImportedRecord<Item> => ({
    record,
    firstSeen: firstSeen ?? localTime(now),
  })
  const news = changes.properties.map(({ record }) =>
    withFirstSeen(record, stored.get(record.id)?.firstSeenAt),
  )
  const touchedIds = new Set([...news.map(({ record }) => record.id), ...changes.deletedIds])
  const storedUnits = await readUnits(db, projectIds)
  const units = [...storedUnits.filter(({ record }) => !touchedIds.has(record.id)), ...news]
  const unitsOf = Map.groupBy(units, ({ record }) => record.projectId)

  const newProjects = new Map(changes.projects.map(({ record }) => [record.id, record]))
  const deletedProjects = new Set(changes.deletedProjectIds)
  const storedProjects = await readProjects(db, projectIds)
  const projects = projectIds.flatMap((id): ImportedRecord<Project>[] => {
    const old = storedProjects.get(id)
    const record = newProjects.get(id) ?? (deletedProjects.has(id) ? null : old?.record)
    return record ? [withFirstSeen(record, old?.firstSeen)] : []
  })
  const rows: ListingRow[] = []
  for await (const [, unit] of yieldingEntries(unitsOf.get(null) ?? [])) {
    rows.push(...propertyRows(unit, settings))
  }
  for await (const [, entry] of yieldingEntries(projects)) {
    rows.push(...projectRows(entry, unitsOf.get(entry.record.id) ?? [], settings))
  }
  return rows
}
