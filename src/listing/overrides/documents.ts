import { z } from 'zod'
import { type ListingDocument, translated } from '../property'
import { DOCUMENT_KINDS, kindOf } from './document-kinds'

/** A document of the record by its ID there, or an uploaded file that visitors request by a form. */
const FILE = /^(?:crm:\d{1,15}|\/documents\/[0-9a-f]{24}\/[\w.-]+)$/

/**
 * A document of a listing in the order and with the name that staff gave it. Documents that staff omit are not shown.
 */
const staffDocument = z.object({
  file: z.string().regex(FILE),
  /** Replaces the record's name of the document, language by language. */
  name: translated.default({}),
  kind: z.number().int().nullable().default(null),
})
export type StaffDocument = z.infer<typeof staffDocument>

export const staffDocuments = z.array(staffDocument).max(60)

/** Returns the IDs of documents. New documents of the record are detected by comparison with them. */
export function documentIds({
  documents,
}: {
  documents: readonly Pick<ListingDocument, 'id'>[]
}): number[] {
  return documents.map(({ id }) => id)
}

export function editedDocuments(documents: readonly ListingDocument[]): StaffDocument[] {
  return documents.map(({ id, url, comment, typeName }) =>
    isStored(url)
      ? { file: url, name: comment ?? {}, kind: kindOf(typeName) }
      : { file: recordName(id), name: {}, kind: null },
  )
}

/** Returns the documents of an override without those that the record lost since, and with its new ones. */
export function documentsNow(
  recordDocuments: readonly ListingDocument[],
  override: readonly StaffDocument[],
  known: readonly number[],
): StaffDocument[] {
  const names = new Set(recordDocuments.map(({ id }) => recordName(id)))
  const existing = override.filter(({ file }) => isStored(file) || names.has(file))
  return [...existing, ...editedDocuments(addedDocuments(recordDocuments, override, known))]
}

/**
 * Returns the documents of a record in the order and with the names of staff. New documents of the record follow,
 * deleted ones are removed, and each file occurs once.
 */
export function withDocuments(
  recordDocuments: readonly ListingDocument[],
  override: readonly StaffDocument[],
  known: readonly number[],
): ListingDocument[] {
  const byName = new Map(recordDocuments.map((one) => [recordName(one.id), one]))
  const chosen = override.flatMap((one) => shownDocument(one, byName.get(one.file)))
  const all = [...chosen, ...addedDocuments(recordDocuments, override, known)]
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed()
}

function addedDocuments(
  recordDocuments: readonly ListingDocument[],
  override: readonly StaffDocument[],
  known: readonly number[],
): ListingDocument[] {
  const named = new Set(override.map(({ file }) => file))
  return recordDocuments.filter(({ id }) => !known.includes(id) && !named.has(recordName(id)))
}

function shownDocument(
  { file, name, kind }: StaffDocument,
  source: ListingDocument | undefined,
): ListingDocument[] {
  const recordDocuments = Object.fromEntries(Object.entries(name).filter(([, text]) => text))
  const hasName = Object.keys(recordDocuments).length > 0
  const typeName = kind === null ? null : (DOCUMENT_KINDS[kind] ?? null)
  if (source) {
    const comment = hasName ? { ...source.comment, ...recordDocuments } : source.comment
    return [{ ...source, comment, typeName: typeName ?? source.typeName }]
  }
  if (!isStored(file)) return []
  const fileName = file.split('/').at(-1) ?? ''
  const comment = hasName ? recordDocuments : null
  return [{ id: numberOf(file), url: file, fileName, comment, typeId: null, typeName }]
}

/** Returns true for a file that staff uploaded, false for a document of the record. */
export function isStored(file: string): boolean {
  return FILE.test(file) && file.startsWith('/')
}

function recordName(id: number): string {
  return `crm:${id}`
}

/**
 * Returns a number for an uploaded file. It derives from the content, so it does not depend on the order. IDs of a CRM
 * are never that high.
 */
function numberOf(file: string): number {
  const [, content = ''] = /^\/documents\/([0-9a-f]{11})/.exec(file) ?? []
  return 10_000_000_000 + Number.parseInt(content, 16)
}
