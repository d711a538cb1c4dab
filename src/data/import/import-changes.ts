import type { MappedImport, MappedRecord } from '../../crm/map-import'
import type { ImportBody } from '../../crm/wire-body'
import type { Project, Property } from '../../domain/listing/property'
import type { Touched } from '../listings/listing-index'
import type { StoredMap } from './stored-records'

/** The records that one import adds or changes and the ids that it deletes. */
export interface ImportChanges {
  properties: MappedRecord<Property>[]
  projects: MappedRecord<Project>[]
  deletedIds: number[]
  deletedProjectIds: number[]
}

/** Compares an import with the stored records; equal hashes are no change. */
export function importChanges(
  body: ImportBody,
  mapped: MappedImport,
  stored: { properties: StoredMap; projects: StoredMap },
): ImportChanges {
  return {
    properties: changed(mapped.properties, stored.properties),
    projects: changed(mapped.projects, stored.projects),
    deletedIds: gone(body.deletedIds, mapped.properties, stored.properties),
    deletedProjectIds: gone(body.deletedProjectIds, mapped.projects, stored.projects),
  }
}

/** A unit that moves touches the project it leaves and the one it joins. */
export function touchedBy(changes: ImportChanges, stored: StoredMap): Touched {
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
    const known = stored.get(id)
    return !known || known.deletedAt !== null || known.hash !== hash
  }
  return [...mapped].filter(isNews).map(([, record]) => record)
}

/** Ids to delete that are there; an item of the same file is alive. */
function gone(ids: readonly number[], mapped: Map<number, unknown>, stored: StoredMap): number[] {
  return ids.filter((id) => !mapped.has(id) && stored.get(id)?.deletedAt === null)
}
