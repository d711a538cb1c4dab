import { z } from 'zod'
import {
  emailAddress,
  MAX_PASSWORD_LENGTH,
  SHORTEST_PASSWORD,
  STAFF_ROLES,
} from '../platform/accounts/account'
import type { Db } from '../platform/db/db'
import { LANGS } from '../platform/format/lang'
import { isCommonPassword } from '../site/accounts/common-passwords'
import { selectLastAdmin } from '../site/accounts/last-admin'
import { accountStatements } from '../site/accounts/queries'
import { inlineValues } from './agency/sql'

export const staffAccount = z.object({
  email: emailAddress,
  name: z.string().min(1),
  role: z.enum(STAFF_ROLES),
  lang: z.enum(LANGS),
  password: z
    .string()
    .min(SHORTEST_PASSWORD.staff)
    .max(MAX_PASSWORD_LENGTH)
    .refine((password) => !isCommonPassword(password), 'The password is one of the commonest'),
})

/**
 * Returns the query that finds a row if the account must not get its new role, because the last admin keeps that role.
 */
export function lastAdminSql(db: Db, { email, role }: z.infer<typeof staffAccount>): string | null {
  return role === 'admin' ? null : inlineValues(selectLastAdmin(db, email).toSQL())
}

/** Returns the statements that create the account, for a database that is available only through wrangler. */
export async function accountSql(
  db: Db,
  input: z.infer<typeof staffAccount>,
  now: Date,
): Promise<string> {
  const statements = await accountStatements(db, input, now)
  return statements.map((statement) => `${inlineValues(statement.toSQL())};\n`).join('')
}
