import { and, eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { account } from '../../platform/db/schema-people'

/**
 * Returns the SQL condition under which an account may lose its access or role. Either it is not an administrator, or
 * another administrator can log in: one that is enabled and has a password, not only an invitation. The condition is
 * part of the statement that makes the change, so that two concurrent changes cannot both succeed.
 */
export function notLastAdminCondition(): SQL {
  return sql`(${account.role} <> 'admin' OR EXISTS (
    SELECT 1 FROM account AS other_admin
    WHERE other_admin.role = 'admin' AND other_admin.id <> ${account.id}
      AND other_admin.disabled_at IS NULL AND other_admin.password IS NOT NULL))`
}

/** Selects the account with an email address if it is the last administrator. Commands use it to explain a refusal. */
export function selectLastAdmin(db: Db, email: string) {
  return db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, normaliseEmail(email)), sql`NOT ${notLastAdminCondition()}`))
}
