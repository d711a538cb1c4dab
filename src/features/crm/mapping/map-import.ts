import type { Project, Property } from '../../../listing/property'
import { sha256 } from '../../../platform/format/sha256'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { ImportIssue, ItemIssue, RecordLabel } from '../import/import-issue'
import { fitRecord } from './fit-record'
import { isProjectItem, mapProject } from './map-project'
import { mapProperty } from './map-property'
import type { ImportBody } from './wire-body'

/** A record with the SHA-256 of its JSON, by which an import detects changes. */
export interface MappedRecord<Item> {
  record: Item
  hash: string
  label?: RecordLabel
}

export interface MappedImport {
  properties: Map<number, MappedRecord<Property>>
  projects: Map<number, MappedRecord<Project>>
  refused: ItemIssue[]
  /** The values of accepted records that were dropped, corrected or hidden. */
  notes: ItemIssue[]
}

/**
 * Maps the entries of an import file. Returns the records, the refused entries, and notes about dropped values. If
 * `canReleaseBody` is true, each entry is removed from `body` after it is mapped, which halves the peak memory.
 */
export async function mapImport(body: ImportBody, canReleaseBody: boolean): Promise<MappedImport> {
  const mapped: MappedImport = {
    properties: new Map(),
    projects: new Map(),
    refused: [],
    notes: body.unusableIds.map((issue) => ({ ID: null, issues: [issue] })),
  }
  for await (const [index, value] of yieldingEntries(body.projects)) {
    await addProject(mapped, body, value, index, `Projects[${index}]`)
    if (canReleaseBody) body.projects[index] = null
  }
  const projectUnits = new Map(mapped.properties)
  for await (const [index, value] of yieldingEntries(body.items)) {
    if (isProjectItem(value)) await addProject(mapped, body, value, index, `Items[${index}]`)
    else await addProperty(mapped, body, value, index, `Items[${index}]`, projectUnits)
    if (canReleaseBody) body.items[index] = null
  }
  return mapped
}

async function addProject(
  mapped: MappedImport,
  body: ImportBody,
  value: unknown,
  index: number,
  path: string,
): Promise<void> {
  const mapping = mapProject(value, body.lang)
  if (mapping.status === 'refused') refuse(mapped, mapping, index, path)
  else await addRecord(mapped, mapped.projects, mapping.project, mapping.label, mapping.notes)
  for await (const [unitIndex, unit] of yieldingEntries(mapping.units)) {
    await addProperty(mapped, body, unit, unitIndex, `${path}.Units[${unitIndex}]`)
  }
}

/**
 * Adds a property. A property of `Items` without a project gets the one under which it is also listed as a unit, from
 * `projectUnits`.
 */
async function addProperty(
  mapped: MappedImport,
  { lang }: ImportBody,
  value: unknown,
  index: number,
  path: string,
  projectUnits?: Map<number, MappedRecord<Property>>,
): Promise<void> {
  const mapping = mapProperty(value, lang)
  if (mapping.status === 'refused') return refuse(mapped, mapping, index, path)
  const { property, label, notes } = mapping
  const projectId = property.projectId ?? projectUnits?.get(property.id)?.record.projectId ?? null
  await addRecord(mapped, mapped.properties, { ...property, projectId }, label, notes)
}

async function addRecord<Item extends Project | Property>(
  mapped: MappedImport,
  records: Map<number, MappedRecord<Item>>,
  full: Item,
  label: RecordLabel,
  notes: ImportIssue[],
): Promise<void> {
  const { id } = full
  const fit = fitRecord(full, notes)
  if (!fit) {
    mapped.refused.push({ ID: id, ...label, issues: [{ code: 'itemTooLarge' }] })
    return
  }
  records.set(id, { record: fit.record, hash: await sha256(fit.json), label })
  if (notes.length > 0) mapped.notes.push({ ID: id, ...label, issues: notes })
}

function refuse(
  mapped: MappedImport,
  { id, label, issues }: { id: number | null; label: RecordLabel; issues: ImportIssue[] },
  index: number,
  path: string,
) {
  const position = id === null ? { index, place: path } : {}
  mapped.refused.push({ ID: id, ...position, ...label, issues })
}
