import type { Project, Property } from '../../../listing/property'
import type { ChangedListings } from '../../../listing/queries/listing-index'
import type { MappedRecord } from '../mapping/map-import'
import type { ImportPart } from './import-parts'
import type { StoredMap } from './stored-records'

/** The records that one part of an import adds or changes, and the IDs that it deletes. */
export interface ImportChanges {
  properties: MappedRecord<Property>[]
  projects: MappedRecord<Project>[]
  deletedIds: number[]
  deletedProjectIds: number[]
}

/** Compares a part with the stored records. Records with equal hashes and already deleted ones are no changes. */
export function importChanges(
  part: ImportPart,
  stored: { properties: StoredMap; projects: StoredMap },
): ImportChanges {
  const isThere = (records: StoredMap) => (id: number) => records.get(id)?.deletedAt === null
  return {
    properties: changed(part.properties, stored.properties),
    projects: changed(part.projects, stored.projects),
    deletedIds: part.deletedIds.filter(isThere(stored.properties)),
    deletedProjectIds: part.deletedProjectIds.filter(isThere(stored.projects)),
  }
}

/** Returns the touched IDs: those of changed records, and both projects of a unit that moves. */
export function touchedBy(changes: ImportChanges, stored: StoredMap): ChangedListings {
  const propertyIds = [...changes.properties.map(({ record }) => record.id), ...changes.deletedIds]
  const projectIds = new Set([
    ...changes.projects.map(({ record }) => record.id),
    ...changes.deletedProjectIds,
    ...changes.properties.map(({ record }) => record.projectId),
    ...propertyIds.map((id) => stored.get(id)?.projectId ?? null),
  ])
  return { propertyIds, projectIds: [...projectIds].filter((id) => id !== null) }
}

function changed<Item>(
  mapped: Map<number, MappedRecord<Item>>,
  stored: StoredMap,
): MappedRecord<Item>[] {
  const isNews = ([id, { hash }]: [number, MappedRecord<Item>]) => {
    const row = stored.get(id)
    return !row || row.deletedAt !== null || row.hash !== hash
  }
  return [...mapped].filter(isNews).map(([, record]) => record)
}
