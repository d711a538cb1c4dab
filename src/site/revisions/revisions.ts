import { and, count, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { insertRows } from '../../platform/db/insert-rows'
import { valuesOf } from '../../platform/db/json-rows'
import { account } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import { monthsBefore } from '../../platform/format/time-before'
import {
  includesAllDrafts,
  type RevisionState,
  type Shared,
  type ShownDrafts,
  type SubjectKey,
} from './revision'

/** The maximum number of past revisions of a resource. */
const MAX_PAST = 50
/** The age at which a past revision is deleted. */
const MAX_AGE_MONTHS = 12
/** A document with more characters is not stored as a revision, as a value in D1 has at most 2 MB. */
const MAX_CHARACTERS = 1_500_000

/** A document to save. `by` is null for a document that existed before staff changed it. */
export interface RevisionSave extends SubjectKey {
  document: unknown
  by: number | null
  now: Date
}

/**
 * A revision without its document, with the name of the account that saved it. The name is null without an account, or
 * if the account was deleted.
 */
export interface RevisionLine {
  id: number
  state: RevisionState
  at: number
  by: string | null
}

/** Returns the revisions of a resource, the newest first. */
export async function listRevisions(db: Db, key: SubjectKey): Promise<RevisionLine[]> {
  return db
    .select({ id: revision.id, state: revision.state, at: revision.at, by: account.name })
    .from(revision)
    .leftJoin(account, eq(account.id, revision.accountId))
    .where(isOfSubject(key))
    .orderBy(desc(revision.id))
}

/** Returns one revision of a resource, or null if it has none with this id. */
export async function findRevision(db: Db, key: SubjectKey, id: number) {
  const row = await db
    .select()
    .from(revision)
    .where(and(isOfSubject(key), eq(revision.id, id)))
    .get()
  return row ?? null
}

/** Returns the revision of a resource in a state that only one revision can have, or null if there is none. */
export async function findRevisionIn(
  db: Db,
  key: SubjectKey,
  state: Exclude<RevisionState, 'past'>,
) {
  const row = await db
    .select()
    .from(revision)
    .where(and(isOfSubject(key), eq(revision.state, state)))
    .get()
  return row ?? null
}

/**
 * Returns the revision of a page, an article or a listing with this id, for a visitor with a share link, or null if
 * there is none.
 */
export async function findShared(db: Db, id: number): Promise<SharedRevision | null> {
  const row = await db
    .select()
    .from(revision)
    .where(and(eq(revision.id, id), inArray(revision.subjectType, ['page', 'article', 'listing'])))
    .get()
  if (!row) return null
  const { subjectType, subjectId, at } = row
  return { subjectType, subjectId, at, document: row.document as object, isAlone: true }
}

/** A shared revision of a page, an article or a listing. */
interface SharedRevision extends Shared {
  /** The time when it was saved, in milliseconds. */
  at: number
}

/** Returns the drafts of a kind of resource, or only of the resources with `ids`, by the ids of the resources. */
export async function readDrafts(
  db: Db,
  subjectType: string,
  ids?: readonly string[],
): Promise<Map<string, unknown>> {
  const isOfIds = ids && sql`${revision.subjectId} in ${valuesOf(JSON.stringify(ids))}`
  const rows = await db
    .select({ id: revision.subjectId, document: revision.document })
    .from(revision)
    .where(and(eq(revision.subjectType, subjectType), eq(revision.state, 'draft'), isOfIds))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

export async function readDraftIds(db: Db, subjectType: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: revision.subjectId })
    .from(revision)
    .where(and(eq(revision.subjectType, subjectType), eq(revision.state, 'draft')))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the published documents of a resource, the newest first. */
export async function readPublished(
  db: Db,
  { subjectType, subjectId }: SubjectKey,
): Promise<unknown[]> {
  return (await readAllPublished(db, subjectType, [subjectId])).get(subjectId) ?? []
}

/** Returns the published documents of some resources of a kind, by the ids of the resources, the newest first. */
export async function readAllPublished(db: Db, subjectType: string, subjectIds: string[]) {
  const rows = await db
    .select({ id: revision.subjectId, document: revision.document })
    .from(revision)
    .where(
      and(
        eq(revision.subjectType, subjectType),
        inArray(revision.subjectId, subjectIds),
        ne(revision.state, 'draft'),
      ),
    )
    .orderBy(desc(revision.id))
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byId].map(([id, all]) => [id, all.map(({ document }) => document)]))
}

/** Returns the number of revisions of each resource of some kinds. */
export function countRevisions(db: Db, subjectTypes: readonly string[]) {
  return db
    .select({ subjectType: revision.subjectType, id: revision.subjectId, count: count() })
    .from(revision)
    .where(inArray(revision.subjectType, [...subjectTypes]))
    .groupBy(revision.subjectType, revision.subjectId)
}

/** Returns the documents of a kind of resource that are shown instead of live ones, by the ids of the resources. */
export async function readShownDocuments(
  db: Db,
  subjectType: string,
  drafts: ShownDrafts,
): Promise<Map<string, unknown>> {
  const documents = includesAllDrafts(drafts)
    ? await readDrafts(db, subjectType)
    : new Map<string, unknown>()
  if (typeof drafts === 'object' && drafts.subjectType === subjectType)
    documents.set(drafts.subjectId, drafts.document)
  return documents
}

export function draftRows(db: Db, save: RevisionSave): Statement[] {
  return [deleteDraft(db, save), db.insert(revision).values(rowOf(save, 'draft'))]
}

/** Returns the statements that store the first revisions of resources, as few as D1 allows. */
export function newRevisionRows(
  db: Db,
  saves: readonly RevisionSave[],
  state: RevisionState,
): Statement[] {
  return insertRows(
    db,
    revision,
    saves.map((save) => rowOf(save, state)),
  )
}

export function deleteDraft(db: Db, key: SubjectKey) {
  return db.delete(revision).where(and(isOfSubject(key), eq(revision.state, 'draft')))
}

export function deleteRevisions(db: Db, key: SubjectKey) {
  return db.delete(revision).where(isOfSubject(key))
}

/**
 * Returns the statements that make a document the live revision of a resource. `before` is the document that was live.
 * It becomes a past revision if none contains it, as with documents from the agency's folder.
 */
export function liveRevisionStatements(
  db: Db,
  save: RevisionSave,
  before: { document: unknown; isRecorded: boolean },
) {
  const previous = { ...save, document: before.document, by: null }
  return [
    db
      .update(revision)
      .set({ state: 'past' })
      .where(and(isOfSubject(save), eq(revision.state, 'live'))),
    ...(before.isRecorded ? [] : storedRows(db, previous, 'past')),
    deleteDraft(db, save),
    ...storedRows(db, save, 'live'),
    db.delete(revision).where(and(isOfSubject(save), isTooMany(db, save))),
  ]
}

/** Deletes the past revisions that are older than twelve months. */
export async function deleteExpiredRevisions(db: Db, now: Date): Promise<void> {
  const oldest = monthsBefore(now, MAX_AGE_MONTHS).getTime()
  const isExpired = and(eq(revision.state, 'past'), lt(revision.at, oldest))
  await repeatUntilDone(db, [deleteSome(db, revision, [revision.id], isExpired)])
}

function isOfSubject({ subjectType, subjectId }: SubjectKey): SQL | undefined {
  return and(eq(revision.subjectType, subjectType), eq(revision.subjectId, subjectId))
}

function isTooMany(db: Db, key: SubjectKey): SQL | undefined {
  const newestIds = db
    .select({ id: revision.id })
    .from(revision)
    .where(and(isOfSubject(key), eq(revision.state, 'past')))
    .orderBy(desc(revision.id))
    .limit(MAX_PAST)
  return and(eq(revision.state, 'past'), sql`${revision.id} NOT IN ${newestIds}`)
}

function storedRows(db: Db, save: RevisionSave, state: RevisionState) {
  const isTooLong = JSON.stringify(save.document).length > MAX_CHARACTERS
  return isTooLong ? [] : [db.insert(revision).values(rowOf(save, state))]
}

function rowOf({ subjectType, subjectId, document, by, now }: RevisionSave, state: RevisionState) {
  return { subjectType, subjectId, state, document, accountId: by, at: now.getTime() }
}
