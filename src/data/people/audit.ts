import { count, desc, eq, like, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditDetail } from '../../domain/people/audit-action'
import type { Db } from '../db/db'
import { account, audit } from '../db/schema-people'

/** A deed of somebody: never told by an address, a name or a text of a person. */
export interface Deed {
  /** The account of whoever does it. */
  by: number
  action: AuditAction
  nounId?: string | number
  detail?: AuditDetail
  now: Date
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

/** A page of the deeds, the last one first, each with the name of whoever did it; and the number of all. */
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

/** The last deeds on an account. */
export async function listDeedsOn(db: Db, accountId: number, most: number): Promise<ListedDeed[]> {
  const isAbout = sql`${like(audit.action, 'account.%')} AND ${eq(audit.nounId, String(accountId))}`
  return deedsWhere(db, isAbout).limit(most)
}

function deedsWhere(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      by: account.name,
      action: audit.action,
      nounId: audit.nounId,
      detail: audit.detail,
    })
    .from(audit)
    .leftJoin(account, eq(account.id, audit.accountId))
    .where(condition)
    .orderBy(desc(audit.id))
    .$dynamic()
}
