import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { at, MINUTE, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import { deleteExpiredSessions } from '../../features/personal-data/delete-expired-people'
import type { Realm } from '../../platform/accounts/account'
import { session } from '../../platform/db/schema-people'
import { endAllSessions, endSession, readSession, SESSION_CLOCK, startSession } from './sessions'

describe.each([
  ['owner', 'owner', 24 * 60, 30 * 24 * 60],
  ['staff', 'editor', 30, 12 * 60],
] as const)('a session of the %s realm', (realm, role, idle, max) => {
  const email = `${realm}-session@example.com`
  const start = async () => {
    const account = await person(email, role)
    return startSession(db, { account, userAgent: 'x'.repeat(500) }, undefined, at(0))
  }

  test('is stored as a hash only', async () => {
    const token = await start()
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await db.select().from(session)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.at(-1)?.userAgent.length).toBeLessThan(200)
  })

  test(`ends after ${idle} minutes without use`, async () => {
    const token = await start()
    expect(await readSession(db, token, realm, at(idle - 1))).toMatchObject({ email, role })
    expect(await readSession(db, token, realm, at(2 * idle - 2))).toMatchObject({ email })
    expect(await readSession(db, token, realm, at(3 * idle))).toBeNull()
  })

  test(`ends after ${max} minutes, however much it is used`, async () => {
    const token = await start()
    for (let minute = 0; minute < max; minute += idle - 1) {
      expect(await readSession(db, token, realm, at(minute))).not.toBeNull()
    }
    expect(await readSession(db, token, realm, at(max))).toBeNull()
  })

  test('gives no access to the other realm', async () => {
    const otherRealm: Realm = realm === 'owner' ? 'staff' : 'owner'
    expect(await readSession(db, await start(), otherRealm, at(1))).toBeNull()
  })

  test('ends at the next login of the same browser, at logout, or at logout everywhere', async () => {
    const owner = await person(email, role)
    const begin = (previousToken?: string) =>
      startSession(db, { account: owner, userAgent: '' }, previousToken, at(0))
    const first = await begin()
    const second = await begin(first)
    expect(await readSession(db, first, realm, at(1))).toBeNull()
    const [third, fourth] = [await begin(), await begin()]
    await endSession(db, second)
    expect(await readSession(db, second, realm, at(1))).toBeNull()
    expect(await readSession(db, third, realm, at(1))).not.toBeNull()
    await endAllSessions(db, owner.id)
    expect(await readSession(db, third, realm, at(1))).toBeNull()
    expect(await readSession(db, fourth, realm, at(1))).toBeNull()
  })
})

test('expired sessions are deleted', async () => {
  const owner = await person('over@example.com')
  await startSession(db, { account: owner, userAgent: '' }, undefined, at(0))
  const current = await startSession(db, { account: owner, userAgent: '' }, undefined, at(23 * 60))
  await deleteExpiredSessions(db, at(24 * 60))
  const remaining = await db.select().from(session).where(eq(session.accountId, owner.id))
  expect(remaining).toHaveLength(1)
  expect(await readSession(db, current, 'owner', at(24 * 60))).not.toBeNull()
  expect(SESSION_CLOCK.owner.idle).toBe(24 * 60 * MINUTE)
})
