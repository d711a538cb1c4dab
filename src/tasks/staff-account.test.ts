import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { db } from '../../test/agency'
import { cookieOf, person } from '../../test/people'
import { account, session } from '../platform/db/schema-people'
import { isPassword } from '../site/accounts/passwords'
import { findSecret } from '../site/accounts/queries'
import { accountSql, staffAccount } from './staff-account'
import tasks from './tasks'

const ACCOUNT = {
  email: 'Anna@example.org',
  name: "Anna's sister? O'Neil",
  role: 'admin',
  lang: 'fr',
  password: 'twelve signs!',
}

test('the statements for a remote database have the effect of the local command', async () => {
  const sql = await accountSql(db, staffAccount.parse(ACCOUNT), new Date())
  expect(sql).not.toContain(ACCOUNT.password)
  for (const statement of sql.split(';\n').filter(Boolean)) await db.run(statement)
  const saved = await findSecret(db, 'anna@example.org')
  expect(saved?.account).toMatchObject({ name: ACCOUNT.name, role: 'admin', lang: 'fr' })
  expect(await isPassword(ACCOUNT.password, saved?.password ?? null)).toBe(true)
})

test('a reset ends the sessions of the account', async () => {
  await cookieOf('admin')
  const { email, name } = await person('admin')
  await cookieOf('admin')
  expect(await db.select().from(session)).toHaveLength(1)
  const sql = await accountSql(db, staffAccount.parse({ ...ACCOUNT, email, name }), new Date())
  for (const statement of sql.split(';\n').filter(Boolean)) await db.run(statement)
  expect(await db.select().from(session)).toHaveLength(0)
})

test('the command explains in one sentence that the last administrator keeps the role', async () => {
  await db.delete(account)
  const put = (role: string) =>
    tasks.request('/staff', { method: 'POST', body: JSON.stringify({ ...ACCOUNT, role }) }, env)
  expect((await put('admin')).status).toBe(200)
  const refused = await put('editor')
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      status: 'failed',
      issues: [
        {
          path: [],
          message: 'This account stays an administrator: no other administrator can log in.',
        },
      ],
    },
  ])
})
