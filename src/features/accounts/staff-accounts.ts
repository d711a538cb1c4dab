import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { type Account, normaliseEmail, type StaffRole } from '../../platform/accounts/account'
import { type Actor, auditIfChanged, auditRow } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/db'
import { teamMember } from '../../platform/db/schema-content'
import { account, resetToken, session } from '../../platform/db/schema-people'
import type { Lang } from '../../platform/format/lang'
import { refusesMail } from '../../platform/mail/outbox'
import { notLastAdminCondition } from '../../site/accounts/last-admin'
import { ACCOUNT, HAS_FACTOR, roleColumns } from '../../site/accounts/queries'

export interface StaffMember {
  email: string
  name: string
  role: StaffRole
  lang: Lang
  /** The number of an office in the settings. */
  officeId: number | null
  /** The ID of the account's team member, whose listings are the account's own. */
  memberId: number | null
}

const isStaff = ne(account.role, 'owner')

/** Returns the staff accounts with their numbers of sessions, and if they have a password. */
export async function listStaff(db: Db, now: Date) {
  return staffWhere(db, now, undefined)
}
export type StaffAccount = Awaited<ReturnType<typeof listStaff>>[number]

/** Returns one staff account, or null if there is none with this ID. */
export async function findStaff(db: Db, id: number, now: Date): Promise<StaffAccount | null> {
  return (await staffWhere(db, now, id))[0] ?? null
}

/**
 * Returns the names of the admins who can assign a team member to an agent's account, or null if it has one or has
 * another role.
 */
export async function adminsToAsk(
  db: Db,
  { id, role }: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<string[] | null> {
  if (role !== 'agent') return null
  const staff = await listStaff(db, now)
  if (staff.find((one) => one.id === id)?.memberId != null) return null
  return staff
    .filter((one) => one.role === 'admin' && one.disabledAt === null)
    .map(({ name }) => name)
}

async function staffWhere(db: Db, now: Date, id: number | undefined) {
  const at = now.getTime()
  const { name, email, role, lang } = ACCOUNT
  return db
    .select({
      id: account.id,
      name,
      email,
      lang,
      role: sql<StaffRole>`${role}`,
      officeId: account.officeId,
      memberId: account.memberId,
      photo: teamMember.photo,
      disabledAt: account.disabledAt,
      hasPassword: sql`${account.password} IS NOT NULL`.mapWith(Boolean),
      hasFactor: sql`${HAS_FACTOR}`.mapWith(Boolean),
      refusesMail: refusesMail(account.email),
      sessions: count(session.tokenHash),
    })
    .from(account)
    .leftJoin(
      session,
      and(eq(session.accountId, account.id), gt(session.idleUntil, at), gt(session.endsAt, at)),
    )
    .leftJoin(teamMember, eq(teamMember.id, account.memberId))
    .where(and(isStaff, id === undefined ? undefined : eq(account.id, id)))
    .groupBy(account.id)
    .orderBy(account.email)
}

/** Creates the account of a staff member without a password; returns null if the address has an account. */
export async function addStaffMember(
  db: Db,
  { email, role, ...fields }: StaffMember,
  { by, now }: Actor,
): Promise<Account | null> {
  const values = { ...fields, ...roleColumns(role), createdAt: now.getTime() }
  const row = { ...values, email: normaliseEmail(email) }
  const added = await db.insert(account).values(row).onConflictDoNothing().returning(ACCOUNT).get()
  if (!added) return null
  await auditRow(db, { by, now, action: 'account.invite', subjectId: added.id })
  return added
}

/**
 * Changes a staff member. Returns false if the last administrator who can log in would lose the role, or if no account
 * has this ID.
 */
export async function changeStaffMember(
  db: Db,
  staffAccount: StaffAccount,
  { role, ...fields }: Omit<StaffMember, 'email'>,
  { by, now }: Actor,
): Promise<boolean> {
  const { id } = staffAccount
  const change = db
    .update(account)
    .set({ ...fields, ...roleColumns(role) })
    .where(and(eq(account.id, id), isStaff, role === 'admin' ? undefined : notLastAdminCondition()))
    .returning({ id: account.id })
  const detail = staffAccount.role === role ? {} : { from: staffAccount.role, to: role }
  const auditEntry = { by, now, action: 'account.change', subjectId: id, detail } as const
  const [changed] = await db.batch([change, auditIfChanged(db, auditEntry)])
  return changed.length > 0
}

export async function renameStaffMember(
  db: Db,
  id: number,
  name: string,
  { by, now }: Actor,
): Promise<void> {
  await db.batch([
    db
      .update(account)
      .set({ name })
      .where(and(eq(account.id, id), isStaff, ne(account.name, name))),
    auditIfChanged(db, { by, now, action: 'account.change', subjectId: id }),
  ])
}

/** Disables a staff member and ends their sessions, links and calendar feed; returns false as `changeStaffMember` does. */
export async function disableStaffMember(db: Db, id: number, { by, now }: Actor): Promise<boolean> {
  const [changed] = await db.batch([
    db
      .update(account)
      .set({ disabledAt: now.getTime(), calendarHash: null })
      .where(and(eq(account.id, id), isStaff, notLastAdminCondition()))
      .returning({ id: account.id }),
    auditIfChanged(db, { by, now, action: 'account.disable', subjectId: id }),
    db.delete(session).where(inArray(session.accountId, disabledOne(db, id))),
    db.delete(resetToken).where(inArray(resetToken.accountId, disabledOne(db, id))),
  ])
  return changed.length > 0
}

export async function enableStaffMember(db: Db, id: number, { by, now }: Actor): Promise<void> {
  await db.batch([
    db
      .update(account)
      .set({ disabledAt: null })
      .where(and(eq(account.id, id), isStaff)),
    auditIfChanged(db, { by, now, action: 'account.enable', subjectId: id }),
  ])
}

export async function logOutStaffMember(db: Db, id: number, { by, now }: Actor): Promise<void> {
  await db.batch([
    db.delete(session).where(eq(session.accountId, id)),
    auditRow(db, { by, now, action: 'account.logout', subjectId: id }),
  ])
}

function disabledOne(db: Db, id: number) {
  return db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), sql`${account.disabledAt} IS NOT NULL`))
}
