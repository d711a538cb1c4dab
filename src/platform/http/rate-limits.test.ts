import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import { rateCount } from '../db/schema-leads'
import { countCall, countMailTo, deleteExpiredCounts, LIMITS, type LimitName } from './rate-limits'

const START = Date.parse('2026-11-21T10:00:00Z')
const at = (seconds: number, factor = 1) => ({ now: new Date(START + seconds * 1000), factor })

beforeEach(async () => {
  await db.delete(rateCount)
})

test('the limits equal those of the specification', () => {
  expect(LIMITS).toEqual({
    forms: [{ max: 20, seconds: 600 }],
    'email-check': [
      { max: 10, seconds: 600 },
      { max: 40, seconds: 86_400 },
    ],
    'document-gate': [{ max: 20, seconds: 600 }],
    brochure: [{ max: 10, seconds: 3600 }],
    translation: [{ max: 30, seconds: 3600 }],
    'staff-call': [{ max: 30, seconds: 60 }],
    geocoder: [{ max: 20, seconds: 60 }],
    'visitor-mail': [{ max: 3, seconds: 86_400 }],
    'search-mail': [{ max: 5, seconds: 86_400 }],
    'password-link': [{ max: 5, seconds: 3600 }],
    'password-links': [{ max: 20, seconds: 3600 }],
    'link-mail': [{ max: 10, seconds: 86_400 }],
    'link-again': [{ max: 1, seconds: 3600 }],
  })
})

describe('calls from one address', () => {
  test('are counted exactly when they are concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => countCall(db, 'forms', '192.0.2.1', at(0))),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20)
    expect(answers.filter(({ allowed }) => !allowed)).toEqual(
      Array(15).fill({ allowed: false, retryAfterSeconds: 600 }),
    )
  })

  test('expire after the window since the first call, not at the full hour', async () => {
    await countCalls('forms', 20, 100)
    expect(await countCall(db, 'forms', 'x', at(699))).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    })
    expect(await countCall(db, 'forms', 'x', at(700))).toEqual({ allowed: true })
    expect(await countCall(db, 'forms', 'y', at(100))).toEqual({ allowed: true })
    expect(await countCall(db, 'document-gate', 'x', at(699))).toEqual({ allowed: true })
  })

  test.each([
    ['visitor-mail', 3],
    ['search-mail', 5],
    ['link-mail', 10],
  ] as const)('%s: counts all spellings of one mailbox, %i at most', async (name, max) => {
    const send = (email: string) => countMailTo(db, name, email, at(0))
    for (let nth = 0; nth < max; nth++) {
      expect(await send(`jan.peeters+${nth}@gmail.com`)).toEqual({ allowed: true })
    }
    for (const email of ['JanPeeters@googlemail.com', 'j.a.n.peeters@gmail.com'])
      expect((await send(email)).allowed, email).toBe(false)
    expect((await send('jan.peeters@telenet.be')).allowed).toBe(true)
    expect((await send('janpeeters@telenet.be')).allowed).toBe(true)
  })

  test('for the email check are also limited per day', async () => {
    for (const round of [0, 1, 2, 3]) await countCalls('email-check', 10, round * 600)
    expect((await countCall(db, 'email-check', 'x', at(3000))).allowed).toBe(false)
    expect((await countCall(db, 'email-check', 'x', at(86_400))).allowed).toBe(true)
  })

  test('are stored without the address, under another key each day', async () => {
    const keyAt = async (seconds: number) => {
      await countCall(db, 'forms', '192.0.2.77', at(seconds))
      const rows = await db.select().from(rateCount)
      expect(rows).toHaveLength(1)
      return rows[0]?.key ?? ''
    }
    const [first, next] = [await keyAt(0), await keyAt(86_400)]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(next).not.toBe(first)
    await deleteExpiredCounts(db, at(86_400 + 601).now)
    expect(await db.$count(rateCount)).toBe(0)
  })

  test('over the limit send no query to D1', async () => {
    await countCalls('forms', 20, 0)
    for (let calls = 0; calls < 5; calls++) await countCall(db, 'forms', 'x', at(1))
    const [row] = await db.select().from(rateCount)
    expect(row?.count).toBe(21)
  })
})

async function countCalls(name: LimitName, times: number, seconds: number): Promise<void> {
  for (let call = 0; call < times; call++) {
    expect(await countCall(db, name, 'x', at(seconds))).toEqual({ allowed: true })
  }
}
