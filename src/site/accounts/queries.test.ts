import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import { account, resetToken } from '../../platform/db/schema-people'
import { hashPassword, isPassword } from './passwords'
import { consumeMailLink, findAccount, setPassword, startMailLink, upsertAccount } from './queries'
import { readSession, startSession } from './sessions'

describe('a password', () => {
  test('is stored as scrypt with its parameters and a random salt', async () => {
    const [firstHash, secondHash] = [await hashPassword('x'), await hashPassword('x')]
    expect(firstHash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(secondHash).not.toBe(firstHash)
    expect(await isPassword('x', firstHash)).toBe(true)
    expect(await isPassword('X', firstHash)).toBe(false)
    expect(await isPassword('', firstHash)).toBe(false)
  })

  test('is never accepted without a hash or with a hash of another format', async () => {
    expect(await isPassword('x', null)).toBe(false)
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('x', '$scrypt$ln=20,r=8,p=3$AAAA$AAAA')).toBe(false)
  })
})

describe('an account', () => {
  test('is the same for every spelling of its address', async () => {
    const first = await person('anna@example.com')
    const sameAccount = await person('  Anna@Example.COM ')
    expect(sameAccount.id).toBe(first.id)
    expect((await findAccount(db, 'ANNA@example.com'))?.id).toBe(first.id)
    expect(
      await db.select().from(account).where(eq(account.email, 'anna@example.com')),
    ).toHaveLength(1)
  })

  test('of one realm cannot be changed by the other realm', async () => {
    await person('visitor@example.com', 'editor')
    const fields = { email: 'visitor@example.com', name: '', lang: 'nl' } as const
    expect(await upsertAccount(db, { ...fields, role: 'owner' }, at(0))).toBeNull()
    expect(await findAccount(db, 'visitor@example.com')).toMatchObject({ role: 'editor' })
    expect(await upsertAccount(db, { ...fields, role: 'admin' }, at(0))).toMatchObject({
      role: 'admin',
    })
  })

  test('loses its sessions and links when its password changes', async () => {
    const owner = await person('changes@example.com')
    const token = await startSession(db, { account: owner, userAgent: '' }, undefined, at(0))
    const link = await startMailLink(db, owner.id, at(60))
    await setPassword(db, owner.id, 'a new one')
    expect(await readSession(db, token, 'owner', at(0))).toBeNull()
    expect(await consumeMailLink(db, link, at(0))).toBeNull()
  })

  test('has links that work once and expire', async () => {
    const owner = await person('link@example.com')
    const [link, late] = [
      await startMailLink(db, owner.id, at(60)),
      await startMailLink(db, owner.id, at(60)),
    ]
    expect(await consumeMailLink(db, link, at(59))).toBe(owner.id)
    expect(await consumeMailLink(db, link, at(59))).toBeNull()
    expect(await consumeMailLink(db, late, at(60))).toBeNull()
    expect(JSON.stringify(await db.select().from(resetToken))).not.toContain(link)
  })
})
