import { z } from 'zod'
import { type ListingDocument, translated } from '../property'
import { DOCUMENT_KINDS, kindOf } from './document-kinds'

/** A document that came with the record, by its number there, or a file that is kept behind the form. */
const FILE = /^(?:crm:\d{1,15}|\/documents\/[0-9a-f]{24}\/[\w.-]+)$/

/** A document of a listing as staff order and name them; what they leave out is not shown. */
const staffDocument = z.object({
  file: z.string().regex(FILE),
  /** In the place of the record's own name, language by language. */
  name: translated.default({}),
  kind: z.number().int().nullable().default(null),
})
export type StaffDocument = z.infer<typeof staffDocument>

export const staffDocuments = z.array(staffDocument).max(60)

/** The numbers of documents, by which a record's later ones are known as new. */
export function documentIds({
  documents,
}: {
  documents: readonly Pick<ListingDocument, 'id'>[]
}): number[] {
  return documents.map(({ id }) => id)
}

/** The documents of a record as staff find them in their form. */
export function editedDocuments(documents: readonly ListingDocument[]): StaffDocument[] {
  return documents.map(({ id, url, comment, typeName }) =>
    isKept(url)
      ? { file: url, name: comment ?? {}, kind: kindOf(typeName) }
      : { file: recordName(id), name: {}, kind: null },
  )
}

/** What staff said, without what the record lost since and with what it got. */
export function documentsNow(
  own: readonly ListingDocument[],
  said: readonly StaffDocument[],
  known: readonly number[],
): StaffDocument[] {
  const names = new Set(own.map(({ id }) => recordName(id)))
  const there = said.filter(({ file }) => isKept(file) || names.has(file))
  return [...there, ...editedDocuments(newOnes(own, said, known))]
}

/**
 * The documents of a record in staff's order and by their names. Those that the record got since come behind, those
 * that it lost are gone, and the same file stands there once.
 */
export function withDocuments(
  own: readonly ListingDocument[],
  said: readonly StaffDocument[],
  known: readonly number[],
): ListingDocument[] {
  const byName = new Map(own.map((one) => [recordName(one.id), one]))
  const chosen = said.flatMap((one) => shownDocument(one, byName.get(one.file)))
  const all = [...chosen, ...newOnes(own, said, known)]
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed()
}

function newOnes(
  own: readonly ListingDocument[],
  said: readonly StaffDocument[],
  known: readonly number[],
): ListingDocument[] {
  const named = new Set(said.map(({ file }) => file))
  return own.filter(({ id }) => !known.includes(id) && !named.has(recordName(id)))
}

function shownDocument(
  { file, name, kind }: StaffDocument,
  source: ListingDocument | undefined,
): ListingDocument[] {
  const own = Object.fromEntries(Object.entries(name).filter(([, text]) => text))
  const hasName = Object.keys(own).length > 0
  const typeName = kind === null ? null : (DOCUMENT_KINDS[kind] ?? null)
  if (source) {
    const comment = hasName ? { ...source.comment, ...own } : source.comment
    return [{ ...source, comment, typeName: typeName ?? source.typeName }]
  }
  if (!isKept(file)) return []
  const fileName = file.split('/').at(-1) ?? ''
  const comment = hasName ? own : null
  return [{ id: numberOf(file), url: file, fileName, comment, typeId: null, typeName }]
}

/** True for a file of staff's own, false for what came with the record. */
export function isKept(file: string): boolean {
  return FILE.test(file) && file.startsWith('/')
}

function recordName(id: number): string {
  return `crm:${id}`
}

/** A file is named by its content, so that its number stays when others move; no CRM counts that far. */
function numberOf(file: string): number {
  const [, content = ''] = /^\/documents\/([0-9a-f]{11})/.exec(file) ?? []
  return 10_000_000_000 + Number.parseInt(content, 16)
}
