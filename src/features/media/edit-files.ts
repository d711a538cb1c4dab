import { eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { deleteMarks } from '../../listing/picture-marks'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { agencyFile, image } from '../../platform/db/schema-content'
import { type Focus, focusOf, withFocus } from '../../platform/format/focus'
import {
  fileColumns,
  fileRows,
  findFile,
  keysOf,
  type LibraryFile,
  type Stored,
} from '../../site/media/queries'
import { changeDocument, type TypedEditable } from '../../site/revisions/documents'
import { deleteRevisions } from '../../site/revisions/revisions'
import {
  type Description,
  type FileDocument,
  fileDocument,
  fileDocumentOf,
  withDescription,
} from './file-document'
import { renamed } from './rename-file'
import { readUses, usesOf } from './uses'

/** Returns the editable document of a file of the library: its description and focus point. */
export function editableFile(id: number): TypedEditable<FileDocument> {
  return {
    key: { subjectType: 'media', subjectId: String(id) },
    actions: { publish: 'media.change', restore: 'media.restore' },
    parse(document) {
      const read = fileDocument.safeParse(document)
      return read.success ? read.data : null
    },
    async read(db) {
      const file = await findFile(db, id)
      return file && fileDocumentOf(file)
    },
    async write(db, document) {
      const file = await findFile(db, id)
      return file ? fileStatements(db, file, fileDocument.parse(document)) : []
    },
  }
}

function fileStatements(db: Db, file: LibraryFile, document: FileDocument): Statement[] {
  const { alt, isDecoration, credit, focus } = document
  const url = withFocus(file.url, focus)
  return [
    db.update(image).set({ alt, isDecoration, credit, url }).where(eq(image.id, file.id)),
    ...(url === file.url ? [] : renamed(db, file.url, url)),
  ]
}

/** Stores the description that staff give a file. Pages that show the file are rendered again. */
export function describeFile(db: Db, id: number, words: Description, actor: Actor): Promise<void> {
  const auditEntry = { ...actor, action: 'media.change' as const, subjectId: id }
  return changeDocument(db, editableFile(id), (live) => withDescription(live, words), auditEntry)
}

/** Stores the point of a picture that stays visible in every crop; null for the centre. */
export function focusFile(
  db: Db,
  { id, url }: LibraryFile,
  focus: Focus | null,
  actor: Actor,
): Promise<void> {
  const auditEntry = { ...actor, action: 'media.change' as const, subjectId: id }
  const stored = focusOf(withFocus(url, focus))
  return changeDocument(db, editableFile(id), (live) => ({ ...live, focus: stored }), auditEntry)
}

/** Replaces a file by an upload wherever it is shown. Its description stays. */
export function replaceFile(
  db: Db,
  file: LibraryFile,
  { stored, name }: { stored: Stored; name: string },
  actor: Actor,
): Promise<void> {
  const { url } = stored
  const editable = {
    ...editableFile(file.id),
    write: async () => [
      db.update(image).set(fileColumns(stored, name)).where(eq(image.id, file.id)),
      ...fileRows(db, stored),
      ...renamed(db, file.url, url),
    ],
  }
  const auditEntry = {
    ...actor,
    action: 'media.replace' as const,
    subjectId: file.id,
    detail: { name },
  }
  return changeDocument(db, editable, (live) => fileDocumentOf({ ...live, name, url }), auditEntry)
}

/** Deletes a file with all its sizes and its description. Returns false if something still refers to it. */
export async function deleteFile(c: Context<AppEnv>, file: LibraryFile): Promise<boolean> {
  const { db, collections, actor } = c.var
  const { by, now } = actor
  if (usesOf(await readUses(db, collections), file).length > 0) return false
  const keys = await keysOf(db, file)
  await runBatch(db, [
    db.delete(image).where(eq(image.id, file.id)),
    db.delete(agencyFile).where(inArray(agencyFile.key, keys)),
    deleteMarks(db, [file.url]),
    deleteRevisions(db, { subjectType: 'media', subjectId: String(file.id) }),
    auditRow(db, {
      by,
      now,
      action: 'media.delete',
      subjectId: file.id,
      detail: { name: file.name },
    }),
  ])
  if (keys.length > 0) await c.env.MEDIA.delete(keys)
  return true
}
