import { expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import { ownerProperty } from '../../platform/db/schema-history'
import { accessStatements } from './access'
import { findAccount, findPasswordReset, findSecret, startReset, upsertAccount } from './queries'
import { readSession, startSession } from './sessions'

test.each(['owner', 'editor'] as const)(
  'a disabled %s is out at once, and back in when enabled',
  async (role) => {
    const email = `disabled-${role}@example.com`
    const who = await person(email, role, 'a long enough one')
    const token = await startSession(db, { account: who, userAgent: '' }, undefined, at(0))
    const link = await startReset(db, who.id, at(60))
    const realm = role === 'owner' ? 'owner' : 'staff'
    await db.batch(accessStatements(db, 'disable', email.toUpperCase(), at(1)))
    expect(await readSession(db, token, realm, at(1))).toBeNull()
    expect(await findPasswordReset(db, link, at(1))).toBeNull()
    expect(await findAccount(db, email)).toBeNull()
    expect(await findSecret(db, email)).toMatchObject({ password: null })

    await db.batch(accessStatements(db, 'enable', email, at(2)))
    expect(await readSession(db, token, realm, at(2))).toBeNull()
    expect(await findAccount(db, email)).toMatchObject({ email })
    expect((await findSecret(db, email))?.password).toMatch(/./)
  },
)

test('a session that begins while its account is disabled is of no use', async () => {
  const who = await person('raced@example.com')
  await db.batch(accessStatements(db, 'disable', who.email, at(0)))
  const token = await startSession(db, { account: who, userAgent: '' }, undefined, at(0))
  expect(await readSession(db, token, 'owner', at(1))).toBeNull()
})

test('a new password by command enables a disabled account of staff', async () => {
  const who = await person('back@example.com', 'admin')
  await db.batch(accessStatements(db, 'disable', who.email, at(0)))
  await upsertAccount(db, { ...who, password: 'a long enough one' }, at(1))
  expect(await findAccount(db, who.email)).toMatchObject({ role: 'admin' })
})

test('a deleted account is gone with its homes and sessions, and others stay', async () => {
  const [gone, other] = [await person('gone@example.com'), await person('other@example.com')]
  const homes = [gone, other].map(({ id }) => ({ accountId: id, propertyId: 7 }))
  await db.insert(ownerProperty).values(homes)
  const token = await startSession(db, { account: gone, userAgent: '' }, undefined, at(0))
  await db.batch(accessStatements(db, 'delete', gone.email, at(1)))
  expect(await findSecret(db, gone.email)).toBeNull()
  expect(await readSession(db, token, 'owner', at(1))).toBeNull()
  expect(await db.select().from(ownerProperty)).toEqual(homes.slice(1))
})
