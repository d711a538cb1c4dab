import type { Project, Property } from '../../../listing/property'
import type { MappedImport, MappedRecord } from '../mapping/map-import'
import type { ImportBody } from '../mapping/wire-body'

/** The records of an import that one batch stores. */
export interface ImportPart {
  properties: Map<number, MappedRecord<Property>>
  projects: Map<number, MappedRecord<Project>>
  deletedIds: number[]
  deletedProjectIds: number[]
  /** True for the part with the owners, the histories and the report. */
  isLast: boolean
}

/** The maximum number of records of an import in one part, of which all or nothing is stored. */
export const MAX_RECORDS_PER_PART = 200
/** The number of records in each part of a larger import, which takes the database some tenths of a second. */
export const PART_SIZE = 100

export function countParts(records: number): number {
  return records <= MAX_RECORDS_PER_PART ? 1 : Math.ceil(records / PART_SIZE)
}

/**
 * Divides an import into parts, projects before their units. Each record is removed from `mapped`, so that written
 * records are freed. The last part contains the deletions; an item of the same file is not deleted.
 */
export function* importParts(body: ImportBody, mapped: MappedImport): Generator<ImportPart> {
  const { properties, projects } = mapped
  const deletedIds = body.deletedIds.filter((id) => !properties.has(id))
  const deletedProjectIds = body.deletedProjectIds.filter((id) => !projects.has(id))
  for (let partsLeft = countParts(properties.size + projects.size); partsLeft > 1; partsLeft--) {
    yield { ...nextPart(mapped, PART_SIZE), deletedIds: [], deletedProjectIds: [], isLast: false }
  }
  yield { ...nextPart(mapped, MAX_RECORDS_PER_PART), deletedIds, deletedProjectIds, isLast: true }
}

function nextPart({ properties, projects }: MappedImport, count: number) {
  const first = moveFirst(projects, count)
  return { projects: first, properties: moveFirst(properties, count - first.size) }
}

/** Moves the first records into another map, without a copy of the rest. */
function moveFirst<Item>(records: Map<number, Item>, count: number): Map<number, Item> {
  const moved = new Map<number, Item>()
  for (const [id, record] of records) {
    if (moved.size >= count) break
    moved.set(id, record)
  }
  for (const id of moved.keys()) records.delete(id)
  return moved
}
