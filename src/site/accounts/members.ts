import { eq, type SQL, sql } from 'drizzle-orm'
import type { ManagerNames } from '../../listing/manager'
import { type Account, normaliseEmail } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { valuesOf } from '../../platform/db/json-rows'
import { teamMember } from '../../platform/db/schema-content'
import { account } from '../../platform/db/schema-people'

/**
 * Returns the names by which the CRM knows an account as a manager: the account's email address, and the email address
 * and CRM name of its team member.
 */
export async function managerNamesOf(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<ManagerNames> {
  const member = await db
    .select({ email: teamMember.email, crmName: teamMember.crmName })
    .from(account)
    .innerJoin(teamMember, eq(teamMember.id, account.memberId))
    .where(eq(account.id, id))
    .get()
  return {
    emails: [email, ...(member?.email ? [normaliseEmail(member.email)] : [])],
    names: member?.crmName ? [member.crmName] : [],
  }
}

/** Returns the photo of an account's team member; null if the account has no team member or there is no photo. */
export async function findAccountPhoto(db: Db, accountId: number): Promise<string | null> {
  const member = await db
    .select({ photo: teamMember.photo })
    .from(account)
    .innerJoin(teamMember, eq(teamMember.id, account.memberId))
    .where(eq(account.id, accountId))
    .get()
  return member?.photo ?? null
}

/**
 * Returns the condition that a record's manager, in this JSON column, has one of the names; it uses the two indexes of
 * properties.
 */
export function managedBy(data: SQL, { emails, names }: ManagerNames): SQL {
  const byEmail = isOneOf(sql`lower(${data} ->> '$.manager.email')`, emails)
  // With an empty list of names SQLite would read all records.
  if (names.length === 0) return byEmail
  return sql`(${byEmail} OR ${isOneOf(sql`${data} ->> '$.manager.name'`, names)})`
}

export function isOneOf(value: SQL, some: readonly string[]): SQL {
  return sql`${value} IN ${valuesOf(JSON.stringify(some))}`
}
