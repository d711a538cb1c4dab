import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import { at, MAIL, MAILS, newLead } from '../../../test/leads'
import { resendMail } from '../../features/leads/lead-work'
import { findLead, storeLead } from '../../features/leads/queries'
import { lead, outbox } from '../db/schema-leads'
import { claimMail, markFailed, markSent, queueMail, renewMail } from './outbox'

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(lead)
})

describe('the outbox', () => {
  test('lets one of several parallel deliveries claim a mail', async () => {
    for (let n = 0; n < 5; n++) await queueMail(db, { id: `m${n}`, mail: MAIL }, at(n))
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimMail(db, at(10))))
    const ids = claims.map((row) => row?.id).filter(Boolean)
    expect(ids.toSorted()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4'])
    expect(claims.find((row) => row)?.mail).toEqual(MAIL)
  })

  test('retries with growing delays, and gives up after three days', async () => {
    await queueMail(db, { id: 'm', mail: MAIL }, at(0))
    let now = 0
    const pauses: number[] = []
    for (;;) {
      const row = await claimMail(db, at(now))
      if (!row) throw new Error(`nothing is due at ${now}`)
      await markFailed(db, row, '451 Not now', at(now))
      const [after] = await db.select().from(outbox)
      if (after?.state === 'dead') break
      const due = (Date.parse(after?.nextAt ?? '') - at(0).getTime()) / 1000
      expect(await claimMail(db, at(due - 1))).toBeNull()
      pauses.push(due - now)
      now = due
    }
    expect(pauses).toEqual([...Array(10).fill(5), 300, 900, 3600, 21_600, 43_200, 86_400, 86_400])
    expect(await claimMail(db, at(now * 2))).toBeNull()
  })

  test('lets the next run claim a mail after the previous run was killed', async () => {
    await queueMail(db, { id: 'm', mail: MAIL }, at(0))
    const first = await claimMail(db, at(0))
    expect(await claimMail(db, at(30))).toBeNull()
    const second = await claimMail(db, at(60))
    expect(second?.id).toBe('m')
    if (first) await markFailed(db, first, 'too late to say', at(61))
    if (second) await markSent(db, second, 'smtp', at(62))
    const [row] = await db.select().from(outbox)
    expect(row).toMatchObject({ state: 'sent', driver: 'smtp', sentAt: at(62).toISOString() })
  })

  test('does not reassign a mail whose claim is renewed', async () => {
    await queueMail(db, { id: 'm', mail: MAIL }, at(0))
    const row = await claimMail(db, at(0))
    if (row) await renewMail(db, row, at(30))
    expect(await claimMail(db, at(60))).toBeNull()
    expect(await claimMail(db, at(90))).toMatchObject({ id: 'm' })
    if (row) await renewMail(db, row, at(100))
    expect(await claimMail(db, at(135))).toMatchObject({ id: 'm' })
  })

  test('queues one mail of a lead again when staff resend it', async () => {
    const leadRow = newLead()
    await storeLead(db, leadRow, MAILS, at(0))
    const row = await claimMail(db, at(0), leadRow.id)
    if (row) await markSent(db, row, 'local', at(1))
    await db
      .update(outbox)
      .set({ state: 'dead' })
      .where(eq(outbox.id, `${leadRow.id}-visitor`))
    expect(await resendMail(db, leadRow.id, `${leadRow.id}-office`, at(2))).toBe(true)
    expect((await findLead(db, leadRow.id))?.mails).toMatchObject([
      { state: 'pending', attempts: 0, round: 1 },
      { state: 'dead' },
    ])
    expect(await resendMail(db, 'unknown', `${leadRow.id}-office`, at(2))).toBe(false)
  })
})

test.each([
  ['smtp', 'token=…', 0],
  ['local', 'token=abc-DEF_1', 1],
])(
  'a link that sets a password, sent by %s, is stored as %s',
  async (driver, link, expectedLink) => {
    const text = 'https://x.example/nl/login/password?token=abc-DEF_1'
    const html = `<a href="${text}">Open</a>`
    await queueMail(db, { id: 'link', mail: { ...MAIL, html, text } }, at(0))
    const row = await claimMail(db, at(1))
    if (!row) throw new Error('No mail is due')
    expect(row.mail.text).toBe(text)
    await markSent(db, row, driver, at(2))
    const [stored] = await db.select().from(outbox)
    expect(stored?.mail.text).toContain(link)
    expect(stored?.mail.html).toContain(link)
    expect(JSON.stringify(stored).split('abc-DEF_1').length - 1).toBe(2 * expectedLink)
  },
)
