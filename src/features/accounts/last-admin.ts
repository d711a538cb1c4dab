import { and, eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { account } from '../../platform/db/schema-people'

/**
 * The condition that an account may lose its access or its role: it is no administrator, or another one can log
 * in. That one is enabled and has a password: an invitation does not count. Part of the statement that makes the
 * change, so that two at once cannot both pass.
 */
export function isNotLastAdmin(): SQL {
  return sql`(${account.role} <> 'admin' OR EXISTS (
    SELECT 1 FROM account AS other_admin
    WHERE other_admin.role = 'admin' AND other_admin.id <> ${account.id}
      AND other_admin.disabled_at IS NULL AND other_admin.password IS NOT NULL))`
}

/** Finds the account of an address if it is the last administrator; for commands, which explain the refusal. */
export function selectLastAdmin(db: Db, email: string) {
  return db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, normaliseEmail(email)), sql`NOT ${isNotLastAdmin()}`))
}
