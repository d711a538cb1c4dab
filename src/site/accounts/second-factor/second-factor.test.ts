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
import { consumeCode, findFactor, renewCodes } from './second-factor'

let id = 0
let secret = ''
let codes: string[] = []

beforeEach(async () => {
  ;({ id } = await person('editor'))
  ;({ secret, codes } = await withFactor(id))
})

const now = () => new Date()
const enterCode = (text: string, accountId = id) =>
  consumeCode(db, accountId, readCode(text) ?? failTest(), now())
function failTest(): never {
  throw new Error('The code is invalid')
}

describe('a code of the app', () => {
  test('works once, also for two concurrent requests', async () => {
    const results = await Promise.all([enterCode(codeOf(secret)), enterCode(codeOf(secret))])
    expect(results.toSorted()).toEqual([false, true])
    expect(await enterCode(codeOf(secret, -1))).toBe(false)
    expect(await enterCode(codeOf(secret, 1))).toBe(true)
  })

  test('works for its account only', async () => {
    const other = await person('office')
    await withFactor(other.id)
    expect(await enterCode(codeOf(secret), other.id)).toBe(false)
  })
})

describe('a recovery code', () => {
  test('works once, and is stored as a hash', async () => {
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    const stored = await db.select().from(recoveryCode).where(eq(recoveryCode.accountId, id))
    expect(stored).toHaveLength(10)
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
    const results = await Promise.all([enterCode(code), enterCode(code)])
    expect(results.toSorted()).toEqual([false, true])
    expect(await findFactor(db, id)).toMatchObject({ codes: 9 })
  })

  test('is invalid after new codes were generated', async () => {
    const [newCode = ''] = await renewCodes(db, id, now())
    expect(await enterCode(codes[1] ?? '')).toBe(false)
    expect(await enterCode(newCode)).toBe(true)
    expect(await findFactor(db, id)).toMatchObject({ codes: 9 })
  })
})

test('the stored secret cannot be read from the account’s row alone', async () => {
  const row = await db.select().from(account).where(eq(account.id, id)).get()
  expect(JSON.stringify(row)).not.toContain(secret)
  const sealed = await seal(db, 'one holder', secret)
  expect(await unseal(db, 'one holder', sealed)).toBe(secret)
  expect(await unseal(db, 'another holder', sealed)).toBeNull()
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(await unseal(db, 'one holder', changed)).toBeNull()
  expect(await unseal(db, 'one holder', 'nothing of ours')).toBeNull()
})

test('deleting the account deletes its second factor and codes', async () => {
  await db.batch(accessStatements(db, 'delete', 'editor@example.org', now()))
  const remaining = await env.DB.prepare('SELECT 1 FROM recovery_code WHERE account_id = ?')
    .bind(id)
    .all()
  expect(remaining.results).toEqual([])
})

test('an account that is recreated by command has no second factor', async () => {
  await person('editor')
  expect(await findFactor(db, id)).toBeNull()
  expect(await db.select().from(recoveryCode).where(eq(recoveryCode.accountId, id))).toEqual([])
})
