import type { Project, Property } from '../../../listing/property'
import { sha256 } from '../../../platform/format/sha256'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { ImportIssue, ItemIssue } from '../import/import-issue'
import { TOO_LARGE } from './item-size'
import { isProjectItem, mapProject } from './map-project'
import { mapProperty } from './map-property'
import type { ImportBody } from './wire-body'

/** A record with the SHA-256 of its JSON, which shows if it has changed. */
export interface MappedRecord<Record> {
  record: Record
  hash: string
}

export interface MappedImport {
  properties: Map<number, MappedRecord<Property>>
  projects: Map<number, MappedRecord<Project>>
  refused: ItemIssue[]
  notes: ItemIssue[]
}

/**
 * The largest record in bytes of JSON. D1 allows 2 MB in a row, which holds a record twice. Escaping can make a record
 * larger than it was sent.
 */
const MAX_RECORD_BYTES = 500_000

/**
 * Maps every entry of an import file separately and returns records, refusals, and notes on dropped facts. With
 * `letsGo` each entry is removed from its list once it is mapped, so that the largest file is never in memory twice.
 */
export async function mapImport(body: ImportBody, letsGo: boolean): Promise<MappedImport> {
  const mapped: MappedImport = {
    properties: new Map(),
    projects: new Map(),
    refused: [],
    notes: body.unusableIds.map((issue) => ({ ID: null, issues: [issue] })),
  }
  for await (const [index, value] of yieldingEntries(body.projects)) {
    await addProject(mapped, body, value, index, `Projects[${index}]`)
    if (letsGo) body.projects[index] = null
  }
  const nested = new Map(mapped.properties)
  for await (const [index, value] of yieldingEntries(body.items)) {
    if (isProjectItem(value)) await addProject(mapped, body, value, index, `Items[${index}]`)
    else await addProperty(mapped, body, value, index, `Items[${index}]`, nested)
    if (letsGo) body.items[index] = null
  }
  return mapped
}

async function addProject(
  mapped: MappedImport,
  body: ImportBody,
  value: unknown,
  index: number,
  where: string,
): Promise<void> {
  const mapping = mapProject(value, body.lang)
  if (mapping.status === 'refused') refuse(mapped, mapping, index, where)
  else await add(mapped, mapped.projects, mapping.project, mapping.notes)
  for await (const [unitIndex, unit] of yieldingEntries(mapping.units)) {
    await addProperty(mapped, body, unit, unitIndex, `${where}.Units[${unitIndex}]`)
  }
}

/** Adds a property. A unit that is also in `Items` gets the project in which it was nested. */
async function addProperty(
  mapped: MappedImport,
  { lang }: ImportBody,
  value: unknown,
  index: number,
  where: string,
  nested?: Map<number, MappedRecord<Property>>,
): Promise<void> {
  const mapping = mapProperty(value, lang)
  if (mapping.status === 'refused') return refuse(mapped, mapping, index, where)
  const { property, notes } = mapping
  const projectId = property.projectId ?? nested?.get(property.id)?.record.projectId ?? null
  await add(mapped, mapped.properties, { ...property, projectId }, notes)
}

async function add<Item extends Project | Property>(
  mapped: MappedImport,
  records: Map<number, MappedRecord<Item>>,
  record: Item,
  notes: ImportIssue[],
): Promise<void> {
  const { id } = record
  const json = JSON.stringify(record)
  if (new TextEncoder().encode(json).length > MAX_RECORD_BYTES) {
    mapped.refused.push({ ID: id, issues: [TOO_LARGE] })
    return
  }
  records.set(id, { record, hash: await sha256(json) })
  if (notes.length > 0) mapped.notes.push({ ID: id, issues: notes })
}

function refuse(
  mapped: MappedImport,
  { id, issues }: { id: number | null; issues: ImportIssue[] },
  index: number,
  where: string,
) {
  mapped.refused.push(id === null ? { ID: null, index, place: where, issues } : { ID: id, issues })
}
