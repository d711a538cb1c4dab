import { and, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../db/db'
import { insertRows } from '../db/insert-rows'
import { jsonChunks, valuesOf } from '../db/json-rows'
import { account, audit } from '../db/schema-people'
import type { AuditAction, AuditDetail, AuditName } from './audit-action'

const namedAccount = alias(account, 'named_account')
const assignee = alias(account, 'assignee')
const isOnAccount = or(like(audit.action, 'account.%'), like(audit.action, 'owner.%'))

/** The account that performs an action, and the time. */
export interface Actor {
  by: number
  now: Date
}

/** An entry of the audit log. It contains no address, name or text of a person. */
export interface AuditEntry extends Actor {
  action: AuditAction
  subjectId?: string | number
  detail?: AuditDetail
}

export function auditRow(db: Db, auditEntry: AuditEntry) {
  return db.insert(audit).values(rowOf(auditEntry))
}

/** Returns the statements that insert audit entries, as few as D1 allows. */
export function auditRows(db: Db, auditEntries: readonly AuditEntry[]) {
  return insertRows(db, audit, auditEntries.map(rowOf))
}

/** Returns the statement that inserts an audit entry if the previous statement of the batch changed a row. */
export function auditIfChanged(db: Db, auditEntry: AuditEntry) {
  const { at, accountId, action, subjectId, detail } = rowOf(auditEntry)
  const row = sql`SELECT NULL, ${at}, ${accountId}, ${action}, ${subjectId}, ${JSON.stringify(detail)} WHERE changes() > 0`
  return db.insert(audit).select(row)
}

function rowOf({ by, action, subjectId, detail, now }: AuditEntry) {
  const id = subjectId === undefined ? null : String(subjectId)
  return { at: now.getTime(), accountId: by, action, subjectId: id, detail: detail ?? {} }
}

/**
 * Returns a page of audit entries, newest first, with the names of the actor and of the staff members concerned, and
 * the total number of entries.
 */
export async function listAuditEntries(db: Db, page: number, size: number) {
  const [auditEntries, [total]] = await db.batch([
    auditEntriesWhere(db, undefined)
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(audit),
  ])
  return { auditEntries, count: total?.count ?? 0 }
}
export type ListedAuditEntry = Awaited<ReturnType<typeof listAuditEntries>>['auditEntries'][number]

/** Returns the entries on these subjects that contain a name or delete the subject, newest first. */
export async function listNamedAuditEntries(db: Db, subjectIds: Iterable<string>) {
  const pages = await Promise.all(
    jsonChunks(new Set(subjectIds)).map((chunk) =>
      db
        .select({
          id: audit.id,
          action: audit.action,
          subjectId: audit.subjectId,
          name: sql<AuditName | null>`${audit.detail} -> '$.name'`.mapWith(parseName),
        })
        .from(audit)
        .where(
          and(
            sql`${audit.subjectId} in ${valuesOf(chunk)}`,
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

/** Returns the last audit entries of an account, an owner or a lead. */
export async function listAuditEntriesOn(
  db: Db,
  subjectType: 'account' | 'owner' | 'lead',
  id: number | string,
  limit: number,
): Promise<ListedAuditEntry[]> {
  const isOnSubject = and(like(audit.action, `${subjectType}.%`), eq(audit.subjectId, String(id)))
  return auditEntriesWhere(db, isOnSubject).limit(limit)
}

function auditEntriesWhere(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      by: account.name,
      action: audit.action,
      subjectId: audit.subjectId,
      // D1 returns the columns of a batch by name, so one of two columns with the same name would be lost.
      accountName: sql<string | null>`${namedAccount.name}`.as('account_name'),
      assignee: sql<string | null>`${assignee.name}`.as('assignee_name'),
      detail: audit.detail,
    })
    .from(audit)
    .leftJoin(account, eq(account.id, audit.accountId))
    .leftJoin(
      namedAccount,
      and(isOnAccount, eq(namedAccount.id, sql`cast(${audit.subjectId} AS INTEGER)`)),
    )
    .leftJoin(assignee, eq(assignee.id, sql`${audit.detail} ->> '$.assignee'`))
    .where(condition)
    .orderBy(desc(audit.id))
    .$dynamic()
}
