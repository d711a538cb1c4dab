import { type Actor, type AuditEntry, auditRow } from '../../platform/audit/audit'
import type { AuditAction, AuditName } from '../../platform/audit/audit-action'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import {
  raiseVersionFrom,
  readVersion,
  retryOnConflict,
  type VersionKind,
} from '../../platform/db/version'
import { sha256 } from '../../platform/format/sha256'
import { NotReadyError } from '../../platform/not-ready'
import type { SubjectKey } from './revision'
import { deleteDraft, draftRows, findRevisionIn, liveRevisionStatements } from './revisions'

/** A resource that is edited as one document, with drafts and revisions. */
export interface Editable {
  key: SubjectKey
  actions: { publish: AuditAction; restore: AuditAction }
  /** Returns the parsed document, or null if it does not match its schema. */
  parse(document: unknown): object | null
  /** Returns the live document, or null if there is none. */
  read(db: Db): Promise<unknown>
  /** Returns the statements that make a document live. */
  write(db: Db, document: object, actor: Actor): Promise<Statement[]>
  /**
   * Returns the part of a past document that can be restored next to the live one. If absent, all of it can be
   * restored.
   */
  mergeForRestore?(document: object, live: unknown): object
  /** Returns the name under which the audit log shows it after it is deleted. If absent, it has no name of its own. */
  nameOf?(document: object, db: Db): AuditName | null | Promise<AuditName | null>
  /** The part that a form edits, if it is not the complete document. */
  part?: DocumentPart
}

/** An `Editable` whose documents have a type. */
export interface TypedEditable<Document extends object> extends Editable {
  read(db: Db): Promise<Document | null>
}

/**
 * A part of a document. `get` returns null if the part no longer exists. `set` returns the document with another part
 * in its place.
 */
export interface DocumentPart {
  get(document: object): unknown
  set(document: object, part: object): object
}

/** A document that is being saved. `base` is the hash of the version that the editor started from. */
interface DocumentSave<Refusal> {
  document: object
  base: string
  by: number
  now: Date
  /** Checks the change of the complete document before it is written. */
  check?: ChangeCheck<Refusal>
}

/** Returns the reason why a change is refused, or the statements for the batch that publishes it. */
export type ChangeCheck<Refusal> = (
  before: unknown,
  after: object,
) => Promise<{ refusal: Refusal } | { statements: Statement[] }>

/**
 * The result of a save. The document was not stored if it had changed to `current` meanwhile, or if the check refused it. An
 * unchanged document counts as stored.
 */
export type SaveResult<Refusal = never> =
  | { status: 'stored' }
  | { status: 'conflict'; current: unknown }
  | { status: 'refused'; refusal: Refusal }

/** Returns the hash by which equal documents are recognised. */
function hashOf(document: unknown): Promise<string> {
  return sha256(JSON.stringify(document))
}

/** Returns a document for editing: the draft if there is one, else the live version. Returns null if there is none. */
export async function openDocument(db: Db, editable: Editable) {
  const liveDocument = await editable.read(db)
  if (liveDocument === null) return null
  const draft = await findRevisionIn(db, editable.key, 'draft')
  const drafted = draft && editable.parse(draft.document)
  const fullDocument = (drafted ?? liveDocument) as object
  const isDraft = drafted !== null
  return openPart({ isDraft, fullDocument, liveDocument }, editable.part)
}

/** Returns a part of an opened document, or all of it. Returns null if the part does not exist. */
export async function openPart<Opened extends { fullDocument: object }>(
  opened: Opened,
  part: DocumentPart | undefined,
) {
  const document = part ? part.get(opened.fullDocument) : opened.fullDocument
  return document === null ? null : { ...opened, document, base: await hashOf(document) }
}
export type OpenDocument = NonNullable<Awaited<ReturnType<typeof openDocument>>>

/** Makes a document live, as a revision with its audit entry, and raises the version. */
export function publishDocument<Refusal = never>(
  db: Db,
  editable: Editable,
  { document, base, by, now, check }: DocumentSave<Refusal>,
  auditEntry: keyof Editable['actions'] = 'publish',
): Promise<SaveResult<Refusal>> {
  return retryOnConflict(async (): Promise<SaveResult<Refusal>> => {
    const version = await readVersion(db)
    const open = await openOrThrow(db, editable)
    if (await isMoved(open, document, base)) return conflictWith(open.document)
    const { actions, key } = editable
    const change = { live: open.liveDocument, whole: fullDocumentOf(editable, open, document) }
    const checked = await check?.(change.live, change.whole)
    if (checked && 'refusal' in checked) return { status: 'refused', refusal: checked.refusal }
    const statements = await changeStatements(db, editable, change, { by, now })
    if (statements.length === 0) await deleteDraft(db, key)
    else {
      const name = (await editable.nameOf?.(change.whole, db)) ?? undefined
      const { subjectId } = key
      const row = auditRow(db, {
        by,
        now,
        action: actions[auditEntry],
        subjectId,
        detail: { name },
      })
      await runBatch(db, [
        raiseVersionFrom(db, version, changedBy(editable)),
        ...statements,
        row,
        ...(checked?.statements ?? []),
      ])
    }
    return { status: 'stored' }
  })
}

/**
 * Changes the live document of a resource without drafts, based on its current state, in the same way as
 * `publishDocument`.
 */
export function changeDocument<Live extends object>(
  db: Db,
  editable: TypedEditable<Live>,
  change: (live: Live) => Live,
  auditEntry: AuditEntry,
): Promise<void> {
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    const live = await editable.read(db)
    if (!live) throw new NotReadyError('agency')
    const statements = await changeStatements(
      db,
      editable,
      { live, whole: change(live) },
      auditEntry,
    )
    if (statements.length === 0) return
    await runBatch(db, [
      raiseVersionFrom(db, version, changedBy(editable)),
      ...statements,
      auditRow(db, auditEntry),
    ])
  })
}

function changedBy({ key }: Editable): VersionKind {
  return key.subjectType === 'listing' ? 'listings' : 'content'
}

/** Returns the statements that make a document live as a revision, or none if it is unchanged. */
export async function changeStatements(
  db: Db,
  editable: Editable,
  { live, whole }: { live: unknown; whole: object },
  { by, now }: Actor,
): Promise<Statement[]> {
  const liveHash = await hashOf(live)
  if ((await hashOf(whole)) === liveHash) return []
  const lastRevision = await findRevisionIn(db, editable.key, 'live')
  const isRecorded = lastRevision !== null && (await hashOf(lastRevision.document)) === liveHash
  return [
    ...(await editable.write(db, whole, { by, now })),
    ...liveRevisionStatements(
      db,
      { ...editable.key, document: whole, by, now },
      { document: live, isRecorded },
    ),
  ]
}

/**
 * Stores a draft next to the live document, for the preview. It is refused for the same reasons as by
 * `publishDocument`.
 */
export async function draftDocument<Refusal = never>(
  db: Db,
  editable: Editable,
  { document, base, by, now, check }: DocumentSave<Refusal>,
): Promise<SaveResult<Refusal>> {
  const open = await openOrThrow(db, editable)
  if ((await hashOf(document)) === open.base) return { status: 'stored' }
  if (base !== open.base) return conflictWith(open.document)
  const whole = fullDocumentOf(editable, open, document)
  const checked = await check?.(open.fullDocument, whole)
  if (checked && 'refusal' in checked) return { status: 'refused', refusal: checked.refusal }
  await runBatch(db, draftRows(db, { ...editable.key, document: whole, by, now }))
  return { status: 'stored' }
}

/** Publishes a change of the live document. A draft of it stays. */
export async function changeLiveDocument(
  db: Db,
  editable: Editable,
  change: (live: object) => object,
  actor: Actor,
): Promise<void> {
  const open = await openDocument(db, editable)
  if (!open) return
  const document = change(open.liveDocument as object)
  await publishDocument(db, editable, { document, base: open.base, ...actor })
  const after = open.isDraft ? await openDocument(db, editable) : null
  if (!after) return
  await draftDocument(db, editable, { document: open.fullDocument, base: after.base, ...actor })
}

async function openOrThrow(db: Db, editable: Editable): Promise<OpenDocument> {
  const open = await openDocument(db, editable)
  if (!open) throw new NotReadyError('agency')
  return open
}

async function isMoved(open: OpenDocument, document: object, base: string): Promise<boolean> {
  return base !== open.base && (await hashOf(document)) !== open.base
}

function fullDocumentOf(
  { part }: Editable,
  { fullDocument: whole }: OpenDocument,
  document: object,
): object {
  return part ? part.set(whole, document) : document
}

function conflictWith(current: unknown): SaveResult<never> {
  return { status: 'conflict', current }
}
