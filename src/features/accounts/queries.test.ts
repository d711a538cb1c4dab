import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import { account, resetToken } from '../../platform/db/schema-people'
import { hashPassword, isPassword } from './passwords'
import {
  consumePasswordReset,
  findAccount,
  setPassword,
  startReset,
  upsertAccount,
} from './queries'
import { readSession, startSession } from './sessions'

describe('a password', () => {
  test('is stored as scrypt with its parameters and a salt of its own', async () => {
    const [one, other] = [await hashPassword('x'), await hashPassword('x')]
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await isPassword('x', one)).toBe(true)
    expect(await isPassword('X', one)).toBe(false)
    expect(await isPassword('', one)).toBe(false)
  })

  test('without a hash, or with a hash of another format, is never right', async () => {
    expect(await isPassword('x', null)).toBe(false)
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('x', '$scrypt$ln=20,r=8,p=3$AAAA$AAAA')).toBe(false)
  })
})

describe('an account', () => {
  test('is one for every spelling of its address', async () => {
    const first = await person('anna@example.com')
    const again = await person('  Anna@Example.COM ')
    expect(again.id).toBe(first.id)
    expect((await findAccount(db, 'ANNA@example.com'))?.id).toBe(first.id)
    expect(
      await db.select().from(account).where(eq(account.email, 'anna@example.com')),
    ).toHaveLength(1)
  })

  test('of one realm is not changed by the other', async () => {
    await person('somebody@example.com', 'editor')
    const given = { email: 'somebody@example.com', name: '', lang: 'nl' } as const
    expect(await upsertAccount(db, { ...given, role: 'owner' }, at(0))).toBeNull()
    expect(await findAccount(db, 'somebody@example.com')).toMatchObject({ role: 'editor' })
    expect(await upsertAccount(db, { ...given, role: 'admin' }, at(0))).toMatchObject({
      role: 'admin',
    })
  })

  test('loses its sessions and links when its password changes', async () => {
    const owner = await person('changes@example.com')
    const token = await startSession(db, { account: owner, userAgent: '' }, undefined, at(0))
    const link = await startReset(db, owner.id, at(60))
    await setPassword(db, owner.id, 'a new one')
    expect(await readSession(db, token, 'owner', at(0))).toBeNull()
    expect(await consumePasswordReset(db, link, at(0))).toBeNull()
  })

  test('has links that work once and expire', async () => {
    const owner = await person('link@example.com')
    const [link, late] = [
      await startReset(db, owner.id, at(60)),
      await startReset(db, owner.id, at(60)),
    ]
    expect(await consumePasswordReset(db, link, at(59))).toBe(owner.id)
    expect(await consumePasswordReset(db, link, at(59))).toBeNull()
    expect(await consumePasswordReset(db, late, at(60))).toBeNull()
    expect(JSON.stringify(await db.select().from(resetToken))).not.toContain(link)
  })
})
