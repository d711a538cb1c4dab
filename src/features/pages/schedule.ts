import { and, between, eq, like, lte, or, sql } from 'drizzle-orm'
import { listingAuditName } from '../../listing/audit-name'
import type { Project } from '../../listing/property'
import type { Role } from '../../platform/accounts/account'
import { type Actor, auditRow } from '../../platform/audit/audit'
import type { AuditName } from '../../platform/audit/audit-action'
import { type Db, runBatch } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { article, page } from '../../platform/db/schema-content'
import { schedule } from '../../platform/db/schema-revisions'
import { log } from '../../platform/log'
import {
  changeLiveDocument,
  type Editable,
  openDocument,
  publishDocument,
} from '../../site/revisions/documents'
import type { SubjectKey } from '../../site/revisions/revision'
import { findRole } from '../accounts/accounts'
import { editableArticle } from '../articles/articles'
import { editablePage } from './edit-pages'

/** The types of documents that can be scheduled. They have a status that takes them off the site. */
export type Timed = 'page' | 'article' | 'listing'

/**
 * The times at which a draft becomes live and at which the document goes off the site, in milliseconds; null for never.
 */
export interface Times {
  publishAt: number | null
  endAt: number | null
}

const NO_TIMES: Times = { publishAt: null, endAt: null }

/** Returns the times of a document; both are null if it has none. */
export async function findTimes(db: Db, key: SubjectKey): Promise<Times> {
  const { publishAt, endAt } = schedule
  const row = await db.select({ publishAt, endAt }).from(schedule).where(isSubject(key)).get()
  return row ?? NO_TIMES
}

/** Stores or deletes the times of a document. */
export async function setTimes(
  db: Db,
  key: SubjectKey & { subjectType: Timed },
  times: Times,
  { by, now }: Actor,
): Promise<void> {
  const row = { ...key, ...times, accountId: by }
  const isEmpty = times.publishAt === null && times.endAt === null
  const target = [schedule.subjectType, schedule.subjectId]
  await runBatch(db, [
    isEmpty
      ? db.delete(schedule).where(isSubject(key))
      : db.insert(schedule).values(row).onConflictDoUpdate({ target, set: row }),
    auditRow(db, { by, now, action: `${key.subjectType}.schedule`, subjectId: key.subjectId }),
  ])
}

/** A page, an article or a listing that is published or taken off the site, with the time. */
export interface Planned {
  subjectType: Timed
  id: string
  name: AuditName
  at: number
  isEnd: boolean
}

/** Returns the scheduled publications and ends between two times, the first one first. */
export async function listPlanned(
  db: Db,
  { from, until: to }: { from: Date; until: Date },
  limit: number,
): Promise<Planned[]> {
  const [first, last] = [from.getTime(), to.getTime()]
  const { subjectType, subjectId, publishAt, endAt } = schedule
  const id = sql<number>`cast(${subjectId} AS INTEGER)`
  const projectId = sql<number>`cast(substr(${subjectId}, 2) AS INTEGER)`
  const rows = await db
    .select({
      subjectType,
      id: subjectId,
      name: sql<string>`coalesce(${page.name}, ${article.name}, '')`.as('called'),
      home: property.data,
      building: sql<Project | null>`${project.data}`
        .mapWith((json: string) => JSON.parse(json))
        .as('building'),
      publishAt,
      endAt,
    })
    .from(schedule)
    .leftJoin(page, and(eq(subjectType, 'page'), eq(page.id, id)))
    .leftJoin(article, and(eq(subjectType, 'article'), eq(article.id, id)))
    .leftJoin(property, and(eq(subjectType, 'listing'), eq(property.id, id)))
    .leftJoin(
      project,
      and(eq(subjectType, 'listing'), like(subjectId, 'p%'), eq(project.id, projectId)),
    )
    .where(or(between(publishAt, first, last), between(endAt, first, last)))
    .limit(limit)
  const planned = rows.flatMap((row) => {
    const { publishAt: appears, endAt: ends, subjectType: type, id: key, home, building } = row
    const record = home ?? building
    const subject = {
      subjectType: type,
      id: key,
      name: record ? listingAuditName(record) : row.name,
    }
    return [
      { ...subject, at: appears ?? 0, isEnd: false },
      { ...subject, at: ends ?? 0, isEnd: true },
    ]
  })
  return planned.filter(({ at }) => at >= first && at <= last).sort((a, b) => a.at - b.at)
}

/** A scheduled document. */
export interface TimedDocument {
  editable: Editable
  /** Returns the document in the state in which it is not on the site. */
  withdrawn(live: object): object
}

const withdrawnPage = (live: object) => ({ ...live, status: 'Draft' })

/** A draft that is due. */
export interface DueDraft {
  subjectType: Timed
  subjectId: string
  live: unknown
  draft: object
  /** The role of the account that set the time, or null if it may not log in any more. */
  role: Role | null
}

interface ScheduleRules {
  /** Returns true if a draft can be published. Other drafts stay. */
  isReady(due: DueDraft): boolean
  /** Returns the document of a listing made by staff. */
  listingOf(subjectId: string): TimedDocument
}

/**
 * Publishes the drafts that are due and takes expired documents off the site, each once. Returns true if something
 * changed.
 */
export async function followSchedule(
  db: Db,
  now: Date,
  { isReady, listingOf }: ScheduleRules,
): Promise<boolean> {
  const at = now.getTime()
  const due = await db
    .select()
    .from(schedule)
    .where(or(lte(schedule.publishAt, at), lte(schedule.endAt, at)))
  for (const { publishAt, endAt, accountId: by, ...key } of due) {
    const { subjectType, subjectId } = key
    const timed =
      subjectType === 'listing'
        ? listingOf(subjectId)
        : {
            editable: (subjectType === 'page' ? editablePage : editableArticle)(Number(subjectId)),
            withdrawn: withdrawnPage,
          }
    if (publishAt !== null && publishAt <= at)
      await publishDraft(db, timed.editable, subjectType, { by, now }, isReady)
    const hasEnded = endAt !== null && endAt <= at
    if (hasEnded) await changeLiveDocument(db, timed.editable, timed.withdrawn, { by, now })
    const remaining = { publishAt: publishAt !== null && publishAt > at ? publishAt : null, endAt }
    if (hasEnded || endAt === null) await db.delete(schedule).where(isSubject(key))
    else await db.update(schedule).set(remaining).where(isSubject(key))
  }
  return due.length > 0
}

async function publishDraft(
  db: Db,
  editable: Editable,
  subjectType: Timed,
  actor: Actor,
  isReady: ScheduleRules['isReady'],
): Promise<void> {
  const open = await openDocument(db, editable)
  if (!open?.isDraft) return
  const { subjectId } = editable.key
  const role = await findRole(db, actor.by)
  const due = { subjectType, subjectId, live: open.liveDocument, draft: open.fullDocument, role }
  if (isReady(due)) {
    await publishDocument(db, editable, { document: open.fullDocument, base: open.base, ...actor })
  } else log('scheduled draft not ready', { subjectType, id: subjectId })
}

/** Returns the statement that deletes the times of a document. */
export function deleteTimes(db: Db, key: SubjectKey) {
  return db.delete(schedule).where(isSubject(key))
}

function isSubject({ subjectType, subjectId }: SubjectKey) {
  return and(eq(schedule.subjectType, subjectType as Timed), eq(schedule.subjectId, subjectId))
}
