import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../../test/agency'
import { person } from '../../../../test/people'
import { codeOf, withFactor } from '../../../../test/second-factor'
import { seal, unseal } from '../../../platform/db/encryption'
import { account, recoveryCode } from '../../../platform/db/schema-people'
import { accessStatements } from '../access'
import { readCode } from './codes'
import {
  consumeCode,
  findFactor,
  offeredSecret,
  offerSecret,
  renewCodes,
  switchOff,
} from './second-factor'

let id = 0
let secret = ''
let codes: string[] = []

beforeEach(async () => {
  ;({ id } = await person('editor'))
  ;({ secret, codes } = await withFactor(id))
})

const now = () => new Date()
const take = (text: string, who = id) => consumeCode(db, who, readCode(text) ?? never(), now())
function never(): never {
  throw new Error('This is no code')
}

describe('a code of the app', () => {
  test('works once, also for two who give it at once', async () => {
    const both = await Promise.all([take(codeOf(secret)), take(codeOf(secret))])
    expect(both.toSorted()).toEqual([false, true])
    expect(await take(codeOf(secret, -1))).toBe(false)
    expect(await take(codeOf(secret, 1))).toBe(true)
  })

  test('is of one account alone', async () => {
    const other = await person('office')
    await withFactor(other.id)
    expect(await take(codeOf(secret), other.id)).toBe(false)
  })
})

describe('a recovery code', () => {
  test('works once, and is stored as a hash', async () => {
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    const stored = await db.select().from(recoveryCode).where(eq(recoveryCode.accountId, id))
    expect(stored).toHaveLength(10)
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
    const both = await Promise.all([take(code), take(code)])
    expect(both.toSorted()).toEqual([false, true])
    expect(await findFactor(db, id)).toMatchObject({ codes: 9 })
  })

  test('works no more once there are new ones', async () => {
    const [fresh = ''] = await renewCodes(db, id, now())
    expect(await take(codes[1] ?? '')).toBe(false)
    expect(await take(fresh)).toBe(true)
    expect(await findFactor(db, id)).toMatchObject({ codes: 9 })
  })
})

test('switched off, no code works, and no new ones are made', async () => {
  expect(await switchOff(db, id, { by: id, now: now() })).toBe(true)
  expect(await switchOff(db, id, { by: id, now: now() })).toBe(false)
  expect(await take(codeOf(secret))).toBe(false)
  const [fresh = ''] = await renewCodes(db, id, now())
  expect(await take(fresh)).toBe(false)
  expect(await findFactor(db, id)).toBeNull()
})

test('the secret is stored so that the account’s row alone does not tell it', async () => {
  const row = await db.select().from(account).where(eq(account.id, id)).get()
  expect(JSON.stringify(row)).not.toContain(secret)
  const sealed = await seal(db, 'one holder', secret)
  expect(await unseal(db, 'one holder', sealed)).toBe(secret)
  expect(await unseal(db, 'another holder', sealed)).toBeNull()
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(await unseal(db, 'one holder', changed)).toBeNull()
  expect(await unseal(db, 'one holder', 'nothing of ours')).toBeNull()
})

test('a secret is offered to one account, and nothing is stored by it', async () => {
  const other = await person('office')
  const offer = await offerSecret(db, other.id)
  expect(await offeredSecret(db, other.id, offer.sealed)).toBe(offer.secret)
  expect(await offeredSecret(db, id, offer.sealed)).toBeNull()
  expect(await findFactor(db, other.id)).toBeNull()
})

test('all of it goes with the account', async () => {
  await db.batch(accessStatements(db, 'delete', 'editor@example.org', now()))
  const left = await env.DB.prepare('SELECT 1 FROM recovery_code WHERE account_id = ?')
    .bind(id)
    .all()
  expect(left.results).toEqual([])
})

test('an account that is made anew by command has none', async () => {
  await person('editor')
  expect(await findFactor(db, id)).toBeNull()
  expect(await db.select().from(recoveryCode).where(eq(recoveryCode.accountId, id))).toEqual([])
})
