import { randomBytes, scrypt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import type { Realm } from '../../platform/accounts/account'
import { rateCount } from '../../platform/db/schema-leads'
import { account, loginTry } from '../../platform/db/schema-people'
import { readCaller } from '../../platform/http/caller'
import { refusals } from '../../platform/http/refusals'
import { limitHashing } from './hash-limit'
import { logIn } from './login'
import { countLoginAttempt } from './login-tries'

describe('a login', () => {
  const from = (address: string, realm: Realm = 'owner') => ({
    realm,
    caller: readCaller(address),
    factor: 1,
  })

  beforeAll(async () => {
    await person('jan@example.com', 'owner', 'jan@example.com knows')
    await person('marie@example.com', 'owner', 'marie@example.com knows')
    await person('chef@example.com', 'admin', 'chef@example.com knows')
    await person('new@example.com')
  })

  beforeEach(async () => {
    await db.delete(rateCount)
    refusals.clear()
  })

  const tryOf = (email: string, address: string) => ({ email, caller: readCaller(address) })
  const right = (email: string) => ({ email, password: `${email} knows` })
  const wrong = (email: string) => ({ email, password: 'guessed' })

  test('succeeds with the right password in the right realm', async () => {
    expect(await logIn(db, right('jan@example.com'), from('1.1.1.1'), at(0))).toMatchObject({
      status: 'success',
      account: { email: 'jan@example.com', role: 'owner', lang: 'nl' },
    })
    const staff = await logIn(db, right('chef@example.com'), from('1.1.1.1', 'staff'), at(0))
    expect(staff.status).toBe('success')
  })

  test.each([
    ['a wrong password', wrong('jan@example.com'), 'owner'],
    ['an unknown address', wrong('unknown@example.com'), 'owner'],
    ['an account that has no password yet', wrong('new@example.com'), 'owner'],
    ['an owner at the staff realm', right('jan@example.com'), 'staff'],
    ['staff at the owners’ realm', right('chef@example.com'), 'owner'],
  ] as const)('fails with the same response for %s', async (_, credentials, realm) => {
    expect(await logIn(db, credentials, from('1.1.1.2', realm), at(0))).toEqual({
      status: 'failed',
    })
  })

  test('must wait longer after each failure from the fifth on, and then succeeds', async () => {
    const email = 'marie@example.com'
    const attempt = (minutes: number, credentials = wrong(email)) =>
      logIn(db, credentials, from('1.1.1.3'), at(minutes))
    for (let times = 0; times < 5; times++) expect((await attempt(0)).status).toBe('failed')
    expect(await attempt(0, right(email))).toEqual({ status: 'limited', seconds: 60 })
    expect((await attempt(1)).status).toBe('failed')
    expect(await attempt(1)).toEqual({ status: 'limited', seconds: 120 })
    expect((await attempt(3)).status).toBe('failed')
    expect(await attempt(3)).toEqual({ status: 'limited', seconds: 240 })
    expect((await attempt(7, right(email))).status).toBe('success')
    expect((await attempt(7)).status).toBe('failed')
  })

  test('does not lock out other accounts or addresses after fifty failures', async () => {
    const email = 'jan@example.com'
    const answers = []
    for (let times = 0; times < 50; times++) {
      answers.push((await logIn(db, wrong(email), from('6.6.6.6'), at(0))).status)
    }
    expect(answers.filter((status) => status === 'failed')).toHaveLength(5)
    for (const [label, address] of [
      [email, '1.1.1.4'],
      ['chef@example.com', '6.6.6.6'],
      ['chef@example.com', '1.1.1.4'],
    ] as const) {
      const realm = label.startsWith('chef') ? 'staff' : 'owner'
      expect((await logIn(db, right(label), from(address, realm), at(0))).status).toBe('success')
    }
  })

  test('from many addresses is limited for the whole site for a minute', async () => {
    const attempt = (nth: number, minutes = 0) =>
      logIn(
        db,
        wrong(`stranger${nth}@example.com`),
        { ...from(`8.8.8.${nth}`), factor: 0.025 },
        at(minutes),
      )
    expect((await attempt(1)).status).toBe('failed')
    expect((await attempt(2)).status).toBe('failed')
    expect(await attempt(3)).toEqual({ status: 'limited', seconds: 60 })
    const before = await db.$count(loginTry)
    expect((await attempt(4)).status).toBe('limited')
    expect(await db.$count(loginTry)).toBe(before)
    expect((await attempt(5, 1)).status).toBe('failed')
  })

  test('from one address does not use up the limit of the site', async () => {
    const attempt = (address: string) =>
      logIn(db, wrong('marie@example.com'), { ...from(address), factor: 0.1 }, at(0))
    const answers = []
    for (let times = 0; times < 30; times++) answers.push((await attempt('8.8.4.4')).status)
    expect(answers.filter((status) => status === 'failed').length).toBeLessThan(3)
    expect((await db.select().from(rateCount))[0]?.count).toBeLessThan(5)
  })

  test('from many machines at once is delayed by seconds', async () => {
    const attempt = (machine: number, minutes = 0) =>
      countLoginAttempt(db, tryOf('botnet@example.com', `7.7.7.${machine}`), 1, at(minutes))
    const waits = await Promise.all(Array.from({ length: 30 }, (_, machine) => attempt(machine)))
    expect(waits.filter((seconds) => seconds === null)).toHaveLength(20)
    expect(waits.find((seconds) => seconds !== null)).toBe(1)
    expect(await attempt(99, 1)).toBeNull()
  })

  test('is limited to thirty accounts from one IP address', async () => {
    const attempt = (nth: number, minutes = 0) =>
      countLoginAttempt(db, tryOf(`guess${nth}@example.com`, '9.9.9.9'), 1, at(minutes))
    const waits = []
    for (let nth = 0; nth < 31; nth++) waits.push(await attempt(nth))
    expect(waits.slice(0, 30).every((seconds) => seconds === null)).toBe(true)
    expect(waits[30]).toBe(900)
    expect(await attempt(99, 15)).toBeNull()
  })

  test('is limited to ten attempts per person and 120 in total from one /48', async () => {
    const attempt = (email: string, nth: number) =>
      countLoginAttempt(db, tryOf(email, `2001:db8:7:${nth.toString(16)}::1`), 1, at(0))
    const waits = []
    for (let nth = 0; nth < 11; nth++) waits.push(await attempt('one@example.com', nth))
    expect(waits).toEqual([...Array(10).fill(null), 60])
    const otherResults = []
    for (let nth = 0; nth < 111; nth++) otherResults.push(await attempt(`p${nth}@example.com`, nth))
    expect(otherResults).toEqual([...Array(110).fill(null), 900])
    const otherAddress = tryOf('one@example.com', '2001:db8:8::1')
    expect(await countLoginAttempt(db, otherAddress, 1, at(0))).toBeNull()
  })

  test('is not delayed from another network while one /48 attacks the account', async () => {
    for (let minute = 0; minute < 60; minute++) {
      for (let nth = 0; nth < 3; nth++) {
        const machine = tryOf('jan@example.com', `2001:db8:9:${minute * 3 + nth}::1`)
        await countLoginAttempt(db, machine, 1, at(minute))
      }
    }
    const ownNetworkResult = await logIn(db, right('jan@example.com'), from('1.1.1.5'), at(60))
    expect(ownNetworkResult.status).toBe('success')
  })

  test('accepts a hash with older parameters and stores a current one', async () => {
    const email = 'older@example.com'
    const { id } = await person(email)
    const password = await scryptHash(`${email} knows`, 12)
    await db.update(account).set({ password }).where(eq(account.id, id))
    expect((await logIn(db, wrong(email), from('1.1.1.9'), at(0))).status).toBe('failed')
    expect((await logIn(db, right(email), from('1.1.1.9'), at(0))).status).toBe('success')
    const [stored] = await db.select().from(account).where(eq(account.id, id))
    expect(stored?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect((await logIn(db, right(email), from('1.1.1.9'), at(0))).status).toBe('success')
  })

  test('is refused at once while two others are being checked, for any limit factor', async () => {
    const hashes = [0, 1].map(() => Promise.withResolvers<'done'>())
    const running = hashes.map(({ promise }) => limitHashing(() => promise, at(0)))
    for (const factor of [0.1, 1, 1000]) {
      const login = { ...from('1.1.1.8'), factor }
      const result = await logIn(db, right('jan@example.com'), login, at(0))
      expect(result, `factor ${factor}`).toEqual({ status: 'limited', seconds: 2 })
    }
    for (const { resolve } of hashes) resolve('done')
    expect(await Promise.all(running)).toEqual(['done', 'done'])
    const next = await logIn(db, right('jan@example.com'), from('1.1.1.8'), at(0))
    expect(next.status).toBe('success')
  })

  test('is delayed after five attempts for one mailbox in any spelling', async () => {
    const spellings = ['a.n@gmail.com', 'an+1@gmail.com', 'AN+2@Gmail.com', 'an@googlemail.com']
    for (const email of [...spellings, 'a.n+3@gmail.com'])
      expect(await countLoginAttempt(db, tryOf(email, '9.9.9.7'), 1, at(0))).toBeNull()
    expect(await countLoginAttempt(db, tryOf('an+4@gmail.com', '9.9.9.7'), 1, at(0))).toBe(60)
    expect(await countLoginAttempt(db, tryOf('other@gmail.com', '9.9.9.7'), 1, at(0))).toBeNull()
  })

  test('stores no email or IP address in the rate limits', async () => {
    const rows = JSON.stringify(await db.select().from(loginTry))
    expect(rows).not.toMatch(/example|\d+\.\d+\.\d+\.\d+/)
  })
})

/** Returns a stored hash with the parameters of an earlier release. */
async function scryptHash(password: string, ln: number): Promise<string> {
  const salt = randomBytes(16)
  const cost = { N: 2 ** ln, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  const hash = await new Promise<typeof salt>((resolve, reject) =>
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )
  const [a, b] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$scrypt$ln=${ln},r=8,p=1$${a}$${b}`
}
