import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import type { Realm, Role } from '../../domain/people/account'
import { account, loginTry, resetToken, session } from '../db/schema-people'
import { findAccount, putAccount, setPassword, startReset, takeReset } from './accounts'
import { logIn } from './login'
import { countTry } from './login-tries'
import { hashPassword, isPassword } from './passwords'
import {
  endAllSessions,
  endSession,
  forgetSessions,
  readSession,
  SESSION_CLOCK,
  startSession,
} from './sessions'

const START = Date.parse('2026-11-21T10:00:00Z')
const MINUTE = 60_000

function at(minutes: number): Date {
  return new Date(START + minutes * MINUTE)
}

/** Passwords cost time, so only who logs in has one. */
async function person(email: string, role: Role = 'owner', password?: string) {
  const given = { email, name: email, role, lang: 'nl' as const, password }
  const account = await putAccount(db, given, at(0))
  if (!account) throw new Error(`${email} is of the other realm`)
  return account
}

describe('a password', () => {
  test('is kept as scrypt with its parameters and a salt of its own', async () => {
    const [one, other] = [await hashPassword('x'), await hashPassword('x')]
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await isPassword('x', one)).toBe(true)
    expect(await isPassword('X', one)).toBe(false)
    expect(await isPassword('', one)).toBe(false)
  })

  test('of nobody, or in a form that is not ours, is never right', async () => {
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

  test('of one realm is not taken by the other', async () => {
    await person('somebody@example.com', 'editor')
    const given = { email: 'somebody@example.com', name: '', lang: 'nl' } as const
    expect(await putAccount(db, { ...given, role: 'owner' }, at(0))).toBeNull()
    expect(await findAccount(db, 'somebody@example.com')).toMatchObject({ role: 'editor' })
    expect(await putAccount(db, { ...given, role: 'admin' }, at(0))).toMatchObject({
      role: 'admin',
    })
  })

  test('loses its sessions and links when its password changes', async () => {
    const owner = await person('changes@example.com')
    const token = await startSession(db, { account: owner, userAgent: '' }, undefined, at(0))
    const link = await startReset(db, owner.id, at(60))
    await setPassword(db, owner.id, 'a new one')
    expect(await readSession(db, token, 'owner', at(0))).toBeNull()
    expect(await takeReset(db, link, at(0))).toBeNull()
  })

  test('has links that work once and not for ever', async () => {
    const owner = await person('link@example.com')
    const [link, late] = [
      await startReset(db, owner.id, at(60)),
      await startReset(db, owner.id, at(60)),
    ]
    expect(await takeReset(db, link, at(59))).toBe(owner.id)
    expect(await takeReset(db, link, at(59))).toBeNull()
    expect(await takeReset(db, late, at(60))).toBeNull()
    expect(JSON.stringify(await db.select().from(resetToken))).not.toContain(link)
  })
})

describe.each([
  ['owner', 'owner', 24 * 60, 30 * 24 * 60],
  ['staff', 'editor', 30, 12 * 60],
] as const)('a session of the %s realm', (realm, role, idle, longest) => {
  const email = `${realm}-session@example.com`
  const start = async (before?: string) =>
    startSession(
      db,
      { account: await person(email, role), userAgent: 'x'.repeat(500) },
      before,
      at(0),
    )

  test('stands in the database only as a hash', async () => {
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

  test(`ends after ${longest} minutes, however much it is used`, async () => {
    const token = await start()
    for (let minute = 0; minute < longest; minute += idle - 1) {
      expect(await readSession(db, token, realm, at(minute))).not.toBeNull()
    }
    expect(await readSession(db, token, realm, at(longest))).toBeNull()
  })

  test('opens no other realm', async () => {
    const other: Realm = realm === 'owner' ? 'staff' : 'owner'
    expect(await readSession(db, await start(), other, at(1))).toBeNull()
  })

  test('ends with the next login of the same browser, here, or everywhere', async () => {
    const owner = await person(email, role)
    const begin = (before?: string) =>
      startSession(db, { account: owner, userAgent: '' }, before, at(0))
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

test('what is over is cleared away', async () => {
  const owner = await person('over@example.com')
  await startSession(db, { account: owner, userAgent: '' }, undefined, at(0))
  const kept = await startSession(db, { account: owner, userAgent: '' }, undefined, at(23 * 60))
  await forgetSessions(db, at(24 * 60))
  const left = await db.select().from(session).where(eq(session.accountId, owner.id))
  expect(left).toHaveLength(1)
  expect(await readSession(db, kept, 'owner', at(24 * 60))).not.toBeNull()
  expect(SESSION_CLOCK.owner.idle).toBe(24 * 60 * MINUTE)
})

describe('a login', () => {
  const from = (address: string, realm: Realm = 'owner') => ({ realm, address, factor: 1 })

  beforeAll(async () => {
    await person('jan@example.com', 'owner', 'jan@example.com knows')
    await person('marie@example.com', 'owner', 'marie@example.com knows')
    await person('chef@example.com', 'admin', 'chef@example.com knows')
    await person('new@example.com')
  })

  const right = (email: string) => ({ email, password: `${email} knows` })
  const wrong = (email: string) => ({ email, password: 'guessed' })

  test('succeeds with the right password, at the right realm', async () => {
    expect(await logIn(db, right('jan@example.com'), from('1.1.1.1'), at(0))).toMatchObject({
      status: 'success',
      account: { email: 'jan@example.com', role: 'owner', lang: 'nl' },
    })
    const staff = await logIn(db, right('chef@example.com'), from('1.1.1.1', 'staff'), at(0))
    expect(staff.status).toBe('success')
  })

  test.each([
    ['a wrong password', wrong('jan@example.com'), 'owner'],
    ['an unknown address', wrong('nobody@example.com'), 'owner'],
    ['an account that has no password yet', wrong('new@example.com'), 'owner'],
    ['an owner at the staff realm', right('jan@example.com'), 'staff'],
    ['staff at the owners’ realm', right('chef@example.com'), 'owner'],
  ] as const)('fails, all the same, for %s', async (_, given, realm) => {
    expect(await logIn(db, given, from('1.1.1.2', realm), at(0))).toEqual({ status: 'failed' })
  })

  test('that failed five times has to wait, longer each time, and succeeds after', async () => {
    const email = 'marie@example.com'
    const attempt = (minutes: number, given = wrong(email)) =>
      logIn(db, given, from('1.1.1.3'), at(minutes))
    for (let times = 0; times < 5; times++) expect((await attempt(0)).status).toBe('failed')
    expect(await attempt(0, right(email))).toEqual({ status: 'limited', seconds: 60 })
    expect((await attempt(1)).status).toBe('failed')
    expect(await attempt(1)).toEqual({ status: 'limited', seconds: 120 })
    expect((await attempt(3)).status).toBe('failed')
    expect(await attempt(3)).toEqual({ status: 'limited', seconds: 240 })
    expect((await attempt(7, right(email))).status).toBe('success')
    expect((await attempt(7)).status).toBe('failed')
  })

  test('of fifty that fail keeps nobody else out, nor that person elsewhere', async () => {
    const email = 'jan@example.com'
    const answers = []
    for (let times = 0; times < 50; times++) {
      answers.push((await logIn(db, wrong(email), from('6.6.6.6'), at(0))).status)
    }
    expect(answers.filter((status) => status === 'failed')).toHaveLength(5)
    for (const [who, address] of [
      [email, '1.1.1.4'],
      ['chef@example.com', '6.6.6.6'],
      ['chef@example.com', '1.1.1.4'],
    ] as const) {
      const realm = who.startsWith('chef') ? 'staff' : 'owner'
      expect((await logIn(db, right(who), from(address, realm), at(0))).status).toBe('success')
    }
  })

  test('from many machines at once is slowed, for seconds', async () => {
    const attempt = (machine: number, minutes = 0) =>
      countTry(db, { email: 'botnet@example.com', address: `7.7.7.${machine}` }, 1, at(minutes))
    const waits = await Promise.all(Array.from({ length: 30 }, (_, machine) => attempt(machine)))
    expect(waits.filter((seconds) => seconds === null)).toHaveLength(20)
    expect(waits.find((seconds) => seconds !== null)).toBe(1)
    expect(await attempt(99, 1)).toBeNull()
  })

  test('is tried with thirty addresses from one place, and then no more', async () => {
    const attempt = (nth: number, minutes = 0) =>
      countTry(db, { email: `guess${nth}@example.com`, address: '9.9.9.9' }, 1, at(minutes))
    const waits = []
    for (let nth = 0; nth < 31; nth++) waits.push(await attempt(nth))
    expect(waits.slice(0, 30).every((seconds) => seconds === null)).toBe(true)
    expect(waits[30]).toBe(900)
    expect(await attempt(99, 15)).toBeNull()
  })

  test('finds its limits wider where the deployment says so', async () => {
    const attempt = () => countTry(db, { email: 'wide@example.com', address: '9.9.9.8' }, 2, at(0))
    for (let times = 0; times < 10; times++) expect(await attempt()).toBeNull()
    expect(await attempt()).toBe(60)
  })

  test('leaves no address in the database', async () => {
    const rows = JSON.stringify(await db.select().from(loginTry))
    expect(rows).not.toMatch(/example|\d+\.\d+\.\d+\.\d+/)
  })
})
