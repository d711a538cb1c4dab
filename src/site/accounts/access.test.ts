import { expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import { ownerProperty } from '../../platform/db/schema-history'
import { accessStatements } from './access'
import { findAccount, findMailLink, findSecret, startMailLink, upsertAccount } from './queries'
import { readSession, startSession } from './sessions'

test.each(['owner', 'editor'] as const)(
  'a disabled %s is logged out at once and can log in again when enabled',
  async (role) => {
    const email = `disabled-${role}@example.com`
    const account = await person(email, role, 'a long enough one')
    const token = await startSession(db, { account, userAgent: '' }, undefined, at(0))
    const link = await startMailLink(db, account.id, at(60))
    const realm = role === 'owner' ? 'owner' : 'staff'
    await db.batch(accessStatements(db, 'disable', email.toUpperCase(), at(1)))
    expect(await readSession(db, token, realm, at(1))).toBeNull()
    expect(await findMailLink(db, link, at(1))).toBeNull()
    expect(await findAccount(db, email)).toBeNull()
    expect(await findSecret(db, email)).toMatchObject({ password: null })

    await db.batch(accessStatements(db, 'enable', email, at(2)))
    expect(await readSession(db, token, realm, at(2))).toBeNull()
    expect(await findAccount(db, email)).toMatchObject({ email })
    expect((await findSecret(db, email))?.password).toMatch(/./)
  },
)

test('a session that starts while its account is being disabled gives no access', async () => {
  const account = await person('raced@example.com')
  await db.batch(accessStatements(db, 'disable', account.email, at(0)))
  const token = await startSession(db, { account, userAgent: '' }, undefined, at(0))
  expect(await readSession(db, token, 'owner', at(1))).toBeNull()
})

test('setting a password by command enables a disabled staff account', async () => {
  const account = await person('back@example.com', 'admin')
  await db.batch(accessStatements(db, 'disable', account.email, at(0)))
  await upsertAccount(db, { ...account, password: 'a long enough one' }, at(1))
  expect(await findAccount(db, account.email)).toMatchObject({ role: 'admin' })
})

test('deleting an account removes its listings and sessions, and no other account', async () => {
  const [deletedAccount, otherAccount] = [
    await person('gone@example.com'),
    await person('other@example.com'),
  ]
  const homes = [deletedAccount, otherAccount].map(({ id }) => ({ accountId: id, propertyId: 7 }))
  await db.insert(ownerProperty).values(homes)
  const token = await startSession(db, { account: deletedAccount, userAgent: '' }, undefined, at(0))
  await db.batch(accessStatements(db, 'delete', deletedAccount.email, at(1)))
  expect(await findSecret(db, deletedAccount.email)).toBeNull()
  expect(await readSession(db, token, 'owner', at(1))).toBeNull()
  expect(await db.select().from(ownerProperty)).toEqual(homes.slice(1))
})
