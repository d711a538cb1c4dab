import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '../../../test/agency'
import { at, MAIL } from '../../../test/leads'
import { outbox } from '../db/schema-leads'
import { deliverMails } from './deliver'
import type { MailDriver } from './drivers'
import { queueMail } from './outbox'

const FROM = { email: 'office@lindehof.example' }

beforeEach(async () => {
  await db.delete(outbox)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at(0) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('two runs deliver a mail once although its server takes five minutes', async () => {
  await queueMail(db, { id: 'm', mail: MAIL }, at(0))
  const started = Promise.withResolvers<void>()
  const accepted = Promise.withResolvers<void>()
  let sent = 0
  const driver: MailDriver = {
    name: 'smtp',
    close: async () => {},
    async send() {
      sent++
      started.resolve()
      await accepted.promise
    },
  }
  const run = () => deliverMails(db, { driver, from: FROM, budgetMs: 45_000 })
  const slow = run()
  await started.promise
  for (let seconds = 30; seconds <= 300; seconds += 30) {
    vi.advanceTimersByTime(30_000)
    await vi.waitUntil(async () => (await dueAt()) > Date.now())
    await run()
  }
  accepted.resolve()
  await slow
  expect(sent).toBe(1)
  expect(await db.select().from(outbox)).toMatchObject([{ state: 'sent', attempts: 1 }])
})

async function dueAt(): Promise<number> {
  const row = await db.select().from(outbox).get()
  return Date.parse(row?.nextAt ?? '')
}
