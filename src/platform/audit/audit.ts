import { and, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../db/db'
import { jsonChunks, valuesOf } from '../db/json-rows'
import { account, audit } from '../db/schema-people'
import type { AuditAction, AuditDetail, AuditName } from './audit-action'

/** The account that a deed was done to. */
const colleague = alias(account, 'colleague')
/** The account that a lead was given to. */
const assignee = alias(account, 'assignee')
const isOnAccount = or(like(audit.action, 'account.%'), like(audit.action, 'owner.%'))

/** The account that does something, and the time. */
export interface Doer {
  by: number
  now: Date
}

/** A deed of somebody: never told by an address, a name or a text of a person. */
export interface Deed extends Doer {
  action: AuditAction
  nounId?: string | number
  detail?: AuditDetail
}

/** The statement that writes a deed down. */
export function auditRow(db: Db, deed: Deed) {
  return db.insert(audit).values(rowOf(deed))
}

/** The statement that writes a deed down if the statement before it in the batch changed something. */
export function auditIfChanged(db: Db, deed: Deed) {
  const { at, accountId, action, nounId, detail } = rowOf(deed)
  const row = sql`SELECT NULL, ${at}, ${accountId}, ${action}, ${nounId}, ${JSON.stringify(detail)} WHERE changes() > 0`
  return db.insert(audit).select(row)
}

function rowOf({ by, action, nounId, detail, now }: Deed) {
  const id = nounId === undefined ? null : String(nounId)
  return { at: now.getTime(), accountId: by, action, nounId: id, detail: detail ?? {} }
}

/** A page of the deeds, the last one first, each with the names of whoever did it and of the colleagues it was about; and the number of all. */
export async function listDeeds(db: Db, page: number, size: number) {
  const [deeds, [total]] = await db.batch([
    deedsWhere(db, undefined)
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(audit),
  ])
  return { deeds, count: total?.count ?? 0 }
}
export type ListedDeed = Awaited<ReturnType<typeof listDeeds>>['deeds'][number]

/** Returns the entries on these subjects that keep a name or delete the subject, the newest first. */
export async function listNamedDeeds(db: Db, subjectIds: Iterable<string>) {
  const pages = await Promise.all(
    jsonChunks(new Set(subjectIds)).map((chunk) =>
      db
        .select({
          id: audit.id,
          action: audit.action,
          nounId: audit.nounId,
          name: sql<AuditName | null>`${audit.detail} -> '$.name'`.mapWith(parseName),
        })
        .from(audit)
        .where(
          and(
            sql`${audit.nounId} in ${valuesOf(chunk)}`,
            or(like(audit.action, '%.delete'), sql`${audit.detail} -> '$.name' is not null`),
          ),
        ),
    ),
  )
  return pages.flat().toSorted((a, b) => b.id - a.id)
}

function parseName(json: string): AuditName {
  return JSON.parse(json)
}

/** The last deeds on an account, an owner or a lead. */
export async function listDeedsOn(
  db: Db,
  noun: 'account' | 'owner' | 'lead',
  id: number | string,
  most: number,
): Promise<ListedDeed[]> {
  const isOnIt = and(like(audit.action, `${noun}.%`), eq(audit.nounId, String(id)))
  return deedsWhere(db, isOnIt).limit(most)
}

function deedsWhere(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      by: account.name,
      action: audit.action,
      nounId: audit.nounId,
      // D1 tells a batch's columns by name, and one of two alike is lost.
      colleague: sql<string | null>`${colleague.name}`.as('colleague_name'),
      assignee: sql<string | null>`${assignee.name}`.as('assignee_name'),
      detail: audit.detail,
    })
    .from(audit)
    .leftJoin(account, eq(account.id, audit.accountId))
    .leftJoin(colleague, and(isOnAccount, eq(colleague.id, sql`cast(${audit.nounId} AS INTEGER)`)))
    .leftJoin(assignee, eq(assignee.id, sql`${audit.detail} ->> '$.assignee'`))
    .where(condition)
    .orderBy(desc(audit.id))
    .$dynamic()
}
