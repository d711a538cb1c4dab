import { and, between, eq, lte, or } from 'drizzle-orm'
import { mayDo } from '../../platform/accounts/rights'
import { type Actor, auditRow } from '../../platform/audit/audit'
import type { AuditName } from '../../platform/audit/audit-action'
import { type Db, runBatch } from '../../platform/db/db'
import { schedule } from '../../platform/db/schema-revisions'
import { guardedChanges } from '../../platform/fields/guarded-changes'
import { log } from '../../platform/log'
import type { DocumentKind } from '../../staff/collections/document-kind'
import { findRole } from '../accounts/queries'
import { changeLiveDocument, type Editable, openDocument, publishDocument } from './documents'
import type { SubjectKey } from './revision'

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
  key: SubjectKey,
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

/** A document that is published or taken off the site, with the time. */
export interface Planned {
  kind: Pick<DocumentKind, 'path' | 'nameText'>
  id: string
  name: AuditName
  at: number
  isEnd: boolean
}

/** Returns the scheduled publications and ends between two times, the first one first. */
export async function listPlanned(
  db: Db,
  kinds: readonly DocumentKind[],
  { from, until: to }: { from: Date; until: Date },
  limit: number,
): Promise<Planned[]> {
  const [first, last] = [from.getTime(), to.getTime()]
  const { publishAt, endAt } = schedule
  const rows = await db
    .select()
    .from(schedule)
    .where(or(between(publishAt, first, last), between(endAt, first, last)))
    .limit(limit)
  const planned = await Promise.all(
    kinds.map(async (kind): Promise<Planned[]> => {
      const ofKind = rows.filter(({ subjectType }) => subjectType === kind.kind)
      if (ofKind.length === 0) return []
      const names = await kind.readNames(
        db,
        ofKind.map(({ subjectId }) => subjectId),
      )
      return ofKind.flatMap(({ subjectId: id, publishAt: appears, endAt: ends }) => {
        const subject = { kind, id, name: names.get(id) ?? '' }
        return [
          { ...subject, at: appears ?? 0, isEnd: false },
          { ...subject, at: ends ?? 0, isEnd: true },
        ]
      })
    }),
  )
  return planned
    .flat()
    .filter(({ at }) => at >= first && at <= last)
    .sort((a, b) => a.at - b.at)
}

/**
 * Publishes the drafts that are due and takes expired documents off the site, each once. A draft stays if it is
 * incomplete, or if the account that set the time lacks the right for one of its changes. Returns true if something
 * changed.
 */
export async function followSchedule(
  db: Db,
  now: Date,
  kinds: readonly DocumentKind[],
): Promise<boolean> {
  const at = now.getTime()
  const due = await db
    .select()
    .from(schedule)
    .where(or(lte(schedule.publishAt, at), lte(schedule.endAt, at)))
  for (const { publishAt, endAt, accountId: by, ...key } of due) {
    const kind = kinds.find((one) => one.kind === key.subjectType)
    if (!kind?.withdrawn) continue
    const editable = kind.editable(key.subjectId)
    if (publishAt !== null && publishAt <= at) await publishDraft(db, kind, editable, { by, now })
    const hasEnded = endAt !== null && endAt <= at
    if (hasEnded) await changeLiveDocument(db, editable, kind.withdrawn, { by, now })
    const remaining = { publishAt: publishAt !== null && publishAt > at ? publishAt : null, endAt }
    if (hasEnded || endAt === null) await db.delete(schedule).where(isSubject(key))
    else await db.update(schedule).set(remaining).where(isSubject(key))
  }
  return due.length > 0
}

async function publishDraft(
  db: Db,
  kind: DocumentKind,
  editable: Editable,
  actor: Actor,
): Promise<void> {
  const open = await openDocument(db, editable)
  if (!open?.isDraft) return
  const { liveDocument, fullDocument, base } = open
  const role = await findRole(db, actor.by)
  const { subjectId } = editable.key
  const changes = guardedChanges(kind.fieldsOf(subjectId), liveDocument, fullDocument)
  const mayPublish = changes.every(({ guard }) => role !== null && mayDo(role, guard))
  if (mayPublish && kind.isComplete?.(fullDocument) !== false)
    await publishDocument(db, editable, { document: fullDocument, base, ...actor })
  else log('scheduled draft not ready', { subjectType: kind.kind, id: subjectId })
}

export function deleteTimes(db: Db, key: SubjectKey) {
  return db.delete(schedule).where(isSubject(key))
}

function isSubject({ subjectType, subjectId }: SubjectKey) {
  return and(eq(schedule.subjectType, subjectType), eq(schedule.subjectId, subjectId))
}
