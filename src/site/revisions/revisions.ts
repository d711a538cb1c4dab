import { and, count, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db/db'
import { deleteSome } from '../../platform/db/delete-in-batches'
import { account } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import { monthsBefore } from '../../platform/format/time-before'
import {
  type RevisionState,
  type Shared,
  type ShownDrafts,
  type SubjectKey,
  type SubjectType,
  showsAll,
} from './revision'

/** So many of a thing's past revisions are kept. */
const MAX_PAST = 50
/** The age at which a past revision is deleted. */
const MAX_AGE_MONTHS = 12
/** A document of more signs is kept by no revision: D1 takes 2 MB a value. */
const MAX_CHARACTERS = 1_500_000

/** A document that somebody saves; `by` is null for what was there before staff changed it. */
interface Saved extends SubjectKey {
  document: unknown
  by: number | null
  now: Date
}

/** A revision without its document, with the name of who saved it; null: nobody, or whose account is gone. */
export interface RevisionLine {
  id: number
  state: RevisionState
  at: number
  by: string | null
}

/** The revisions of a thing, the newest first. */
export async function listRevisions(db: Db, key: SubjectKey): Promise<RevisionLine[]> {
  return db
    .select({ id: revision.id, state: revision.state, at: revision.at, by: account.name })
    .from(revision)
    .leftJoin(account, eq(account.id, revision.accountId))
    .where(of(key))
    .orderBy(desc(revision.id))
}

/** One revision of a thing; null where it has none of this id. */
export async function findRevision(db: Db, key: SubjectKey, id: number) {
  const row = await db
    .select()
    .from(revision)
    .where(and(of(key), eq(revision.id, id)))
    .get()
  return row ?? null
}

/** The revision of a thing in a state of which there is one; null where there is none. */
export async function findRevisionIn(
  db: Db,
  key: SubjectKey,
  state: Exclude<RevisionState, 'past'>,
) {
  const row = await db
    .select()
    .from(revision)
    .where(and(of(key), eq(revision.state, state)))
    .get()
  return row ?? null
}

/** A page's or an article's revision by its id, for whoever was given a link to it; null for what is none. */
export async function findShared(db: Db, id: number): Promise<SharedRevision | null> {
  const row = await db
    .select()
    .from(revision)
    .where(and(eq(revision.id, id), inArray(revision.subjectType, ['page', 'article'])))
    .get()
  if (!row) return null
  const { subjectType, subjectId, at } = row
  return { subjectType, subjectId, at, document: row.document as object, isAlone: true }
}

/** One document of a page or an article. */
interface SharedRevision extends Shared {
  /** When it was saved, milliseconds. */
  at: number
}

/** The drafts of a kind of things, by the things' ids. */
export async function readDrafts(db: Db, subjectType: SubjectType): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ id: revision.subjectId, document: revision.document })
    .from(revision)
    .where(and(eq(revision.subjectType, subjectType), eq(revision.state, 'draft')))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** The documents of a thing that were published, the newest first. */
export async function readPublished(
  db: Db,
  { subjectType, subjectId }: SubjectKey,
): Promise<unknown[]> {
  return (await readAllPublished(db, subjectType, [subjectId])).get(subjectId) ?? []
}

/** The documents of some things of a kind that were published, by the things' ids, the newest first. */
export async function readAllPublished(db: Db, subjectType: SubjectType, subjectIds: string[]) {
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

/** How many revisions each thing of some kinds has. */
export function countRevisions(db: Db, subjectTypes: readonly SubjectType[]) {
  return db
    .select({ subjectType: revision.subjectType, id: revision.subjectId, count: count() })
    .from(revision)
    .where(inArray(revision.subjectType, [...subjectTypes]))
    .groupBy(revision.subjectType, revision.subjectId)
}

/** The documents of a kind of things that are shown in the place of live ones, by the things' ids. */
export async function readShown(
  db: Db,
  subjectType: SubjectType,
  drafts: ShownDrafts,
): Promise<Map<string, unknown>> {
  const documents = showsAll(drafts)
    ? await readDrafts(db, subjectType)
    : new Map<string, unknown>()
  if (typeof drafts === 'object' && drafts.subjectType === subjectType)
    documents.set(drafts.subjectId, drafts.document)
  return documents
}

/** The statements that put a draft in the place of the one that there is. */
export function draftRows(db: Db, saved: Saved): Statement[] {
  return [deleteDraft(db, saved), db.insert(revision).values(rowOf(saved, 'draft'))]
}

/** The statement that takes a thing's draft away. */
export function deleteDraft(db: Db, key: SubjectKey) {
  return db.delete(revision).where(and(of(key), eq(revision.state, 'draft')))
}

/** The statement that takes all revisions of a thing away. */
export function deleteRevisions(db: Db, key: SubjectKey) {
  return db.delete(revision).where(of(key))
}

/**
 * The statements that make a document the live revision of a thing. `before` is what was live: it becomes a
 * past revision of its own where none tells of it, as what came with the agency's folder.
 */
export function liveRows(db: Db, saved: Saved, before: { document: unknown; isTold: boolean }) {
  const untold = { ...saved, document: before.document, by: null }
  return [
    db
      .update(revision)
      .set({ state: 'past' })
      .where(and(of(saved), eq(revision.state, 'live'))),
    ...(before.isTold ? [] : storedRows(db, untold, 'past')),
    deleteDraft(db, saved),
    ...storedRows(db, saved, 'live'),
    db.delete(revision).where(and(of(saved), isTooMany(db, saved))),
  ]
}

/** Deletes some of the past revisions that are older than twelve months. */
export async function deleteExpiredRevisions(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, MAX_AGE_MONTHS).getTime()
  const isExpired = and(eq(revision.state, 'past'), lt(revision.at, before))
  await deleteSome(db, revision, [revision.id], isExpired)
}

function of({ subjectType, subjectId }: SubjectKey): SQL | undefined {
  return and(eq(revision.subjectType, subjectType), eq(revision.subjectId, subjectId))
}

function isTooMany(db: Db, key: SubjectKey): SQL | undefined {
  const kept = db
    .select({ id: revision.id })
    .from(revision)
    .where(and(of(key), eq(revision.state, 'past')))
    .orderBy(desc(revision.id))
    .limit(MAX_PAST)
  return and(eq(revision.state, 'past'), sql`${revision.id} NOT IN ${kept}`)
}

function storedRows(db: Db, saved: Saved, state: RevisionState) {
  const isTooLong = JSON.stringify(saved.document).length > MAX_CHARACTERS
  return isTooLong ? [] : [db.insert(revision).values(rowOf(saved, state))]
}

function rowOf({ subjectType, subjectId, document, by, now }: Saved, state: RevisionState) {
  return { subjectType, subjectId, state, document, accountId: by, at: now.getTime() }
}
