import type { Role } from '../src/platform/accounts/account'
import { upsertAccount } from '../src/site/accounts/queries'
import { db } from './agency'

const START = Date.parse('2026-11-21T10:00:00Z')
export const MINUTE = 60_000

export function at(minutes: number): Date {
  return new Date(START + minutes * MINUTE)
}

/** An account; without a password unless the test logs in, as hashing takes time. */
export async function person(email: string, role: Role = 'owner', password?: string) {
  const fields = { email, name: email, role, lang: 'nl' as const, password }
  const account = await upsertAccount(db, fields, at(0))
  if (!account) throw new Error(`${email} is of the other realm`)
  return account
}
