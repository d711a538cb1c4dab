import { eq, type SQL, sql } from 'drizzle-orm'
import type { ManagerNames } from '../../listing/manager'
import { type Account, normaliseEmail } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { teamMember } from '../../platform/db/schema-content'
import { account } from '../../platform/db/schema-people'

/** By what the CRM knows an account as a manager: its own address, and the address and the name of who it is in the team. */
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

/** The face that the site shows of an account; null for who is nobody of the team, or has none there. */
export async function findFace(db: Db, accountId: number): Promise<string | null> {
  const member = await db
    .select({ photo: teamMember.photo })
    .from(account)
    .innerJoin(teamMember, eq(teamMember.id, account.memberId))
    .where(eq(account.id, accountId))
    .get()
  return member?.photo ?? null
}

/** The condition that finds the records, in the column of a table, whose manager is somebody; homes by two indexes. */
export function managedBy(data: SQL, { emails, names }: ManagerNames): SQL {
  const byEmail = isOneOf(sql`lower(${data} ->> '$.manager.email')`, emails)
  // Beside a list of no names all records would be read.
  if (names.length === 0) return byEmail
  return sql`(${byEmail} OR ${isOneOf(sql`${data} ->> '$.manager.name'`, names)})`
}

/** The condition that a value is one of some. */
export function isOneOf(value: SQL, some: readonly string[]): SQL {
  const each = some.map((one) => sql`${one}`)
  return sql`${value} IN (${sql.join(each, sql`, `)})`
}
