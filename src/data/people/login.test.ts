import { beforeAll, describe, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import type { Realm } from '../../domain/people/account'
import { loginTry } from '../db/schema-people'
import { logIn } from './login'
import { countTry } from './login-tries'

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

  test('that failed five times must wait, longer each time, and then succeeds', async () => {
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

  test('that fails fifty times locks out no other account and no other address', async () => {
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

  test('is limited to thirty accounts from one IP address', async () => {
    const attempt = (nth: number, minutes = 0) =>
      countTry(db, { email: `guess${nth}@example.com`, address: '9.9.9.9' }, 1, at(minutes))
    const waits = []
    for (let nth = 0; nth < 31; nth++) waits.push(await attempt(nth))
    expect(waits.slice(0, 30).every((seconds) => seconds === null)).toBe(true)
    expect(waits[30]).toBe(900)
    expect(await attempt(99, 15)).toBeNull()
  })

  test('has higher limits by the deployment’s factor', async () => {
    const attempt = () => countTry(db, { email: 'wide@example.com', address: '9.9.9.8' }, 2, at(0))
    for (let times = 0; times < 10; times++) expect(await attempt()).toBeNull()
    expect(await attempt()).toBe(60)
  })

  test('stores no email or IP address in the rate limits', async () => {
    const rows = JSON.stringify(await db.select().from(loginTry))
    expect(rows).not.toMatch(/example|\d+\.\d+\.\d+\.\d+/)
  })
})
