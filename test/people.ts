import type { Account, Role } from '../src/platform/accounts/account'
import { findAccount, upsertAccount } from '../src/site/accounts/queries'
import { startSession } from '../src/site/accounts/sessions'
import { db, get } from './agency'

/** An account with this role; without a password by default, as hashing takes time. */
export async function person(role: Role, password?: string): Promise<Account> {
  const given = { name: `The ${role}`, role, lang: 'nl' as const, password }
  const account = await upsertAccount(db, { ...given, email: `${role}@example.org` }, new Date())
  if (!account) throw new Error('The address is of the other realm')
  return account
}

/** A session of this role, begun at `now`, as the cookie of its realm. */
export async function cookieOf(role: Role, now = new Date()): Promise<string> {
  const account = (await findAccount(db, `${role}@example.org`)) ?? (await person(role))
  const token = await startSession(db, { account, userAgent: 'test' }, undefined, now)
  return `${role === 'owner' ? 'sid' : 'staff'}=${token}`
}

/** A form as a browser posts it from our own page. */
export function post(
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return get(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
}

/** A form with files, by the names of their fields, as a browser posts it from our own page. */
export function postFiles(
  path: string,
  fields: Record<string, string>,
  files: (readonly [name: string, file: File])[],
  cookie: string,
): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.append(name, text)
  for (const [name, file] of files) body.append(name, file)
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  return get(path, { method: 'POST', headers, body })
}
