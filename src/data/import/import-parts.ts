import type { MappedImport, MappedRecord } from '../../crm/map-import'
import type { ImportBody } from '../../crm/wire-body'
import type { Project, Property } from '../../domain/listing/property'

/** The records of an import that one batch writes. */
export interface ImportPart {
  properties: Map<number, MappedRecord<Property>>
  projects: Map<number, MappedRecord<Project>>
  deletedIds: number[]
  deletedProjectIds: number[]
  /** With it come the owners, the histories and the report. */
  isLast: boolean
}

/** More records than most agencies have; with all it writes, a part takes a few MB. */
export const MOST_IN_A_PART = 200

/**
 * Divides an import into parts of at most `MOST_IN_A_PART` records, projects before their units, and takes
 * each record out of `mapped`, so that what is written is let go. There is always a last part, with
 * what the file deletes; an item of the same file is alive.
 */
export function* importParts(body: ImportBody, mapped: MappedImport): Generator<ImportPart> {
  const { properties, projects } = mapped
  const deletedIds = body.deletedIds.filter((id) => !properties.has(id))
  const deletedProjectIds = body.deletedProjectIds.filter((id) => !projects.has(id))
  while (properties.size + projects.size > MOST_IN_A_PART) {
    yield { ...takeFrom(mapped), deletedIds: [], deletedProjectIds: [], isLast: false }
  }
  yield { ...takeFrom(mapped), deletedIds, deletedProjectIds, isLast: true }
}

function takeFrom({ properties, projects }: MappedImport) {
  const first = taken(projects, MOST_IN_A_PART)
  return { projects: first, properties: taken(properties, MOST_IN_A_PART - first.size) }
}

function taken<Item>(records: Map<number, Item>, count: number): Map<number, Item> {
  const some = new Map([...records].slice(0, count))
  for (const id of some.keys()) records.delete(id)
  return some
}
