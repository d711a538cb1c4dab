import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCrm, type Faults } from '../../../scripts/crm/fake-crm'
import { CRM_ENV, CRM_LEAD, db } from '../../../test/crm'
import { deleteAllLeads } from '../../../test/forms'
import { MAIL, newLead } from '../../../test/leads'
import { keepLogs, loggedText } from '../../../test/logs'
import { crmLead, outbox } from '../../platform/db/schema-leads'
import { crmSource } from '../crm/sources/crm-source'
import type { CrmSource, SendOutcome } from '../crm/sources/source'
import {
  claimCrmLead,
  countUnsent,
  giveUpDueLeads,
  markCrmLeadResolved,
  releaseMails,
  resendCrmLead,
} from './crm-leads'
import { findLead, storeLead } from './queries'
import { sendToCrm } from './send-to-crm'

const START = Date.parse('2026-11-23T10:00:00Z')
const at = (minutes: number) => new Date(START + minutes * 60_000)

let crm = new FakeCrm({ items: [], now: () => '' })

keepLogs()
beforeEach(async () => {
  crm = new FakeCrm({ items: [], now: () => '' })
  await deleteAllLeads()
})

/** A lead that waits; under `only` with the office's mail on its row. */
async function waiting(mode: 'also' | 'only'): Promise<string> {
  const fresh = newLead()
  const { id } = fresh
  const mails = mode === 'also' ? [{ name: 'office', mail: MAIL }] : []
  const forCrm = { lead: { ...CRM_LEAD, id }, mail: mode === 'only' ? MAIL : null }
  await storeLead(db, { ...fresh, idempotencyKey: id }, mails, at(0), forCrm)
  return id
}

async function minute(minutes: number, change: Partial<CrmSource> = {}): Promise<void> {
  const source = crmSource(CRM_ENV, crm.answer)
  if (source) await sendToCrm(db, { ...source, ...change }, at(minutes))
}

async function crmState(id: string) {
  const details = await findLead(db, id)
  return { ...details?.crm, mails: details?.mails.length }
}

describe('a lead', () => {
  test('is sent once, and stores the ID of the CRM', async () => {
    const id = await waiting('only')
    await minute(0)
    await minute(60)
    expect(await crmState(id)).toMatchObject({
      state: 'taken',
      crmId: '70001',
      mail: null,
      mails: 0,
    })
    expect(crm.leads).toHaveLength(1)
    expect(await countUnsent(db)).toBe(0)
  })

  test.each<['also' | 'only', number]>([
    ['also', 1],
    ['only', 1],
  ])(
    'is sent once after a lost response, with the state unknown (%s: %i mail)',
    async (mode, n) => {
      crm.faults = { answerLost: true }
      const id = await waiting(mode)
      for (const minutes of [0, 1, 11, 30, 90, 600]) await minute(minutes)
      expect(await crmState(id)).toMatchObject({ state: 'unknown', mails: n })
      expect(crm.leads).toHaveLength(1)
      expect(await countUnsent(db)).toBe(1)
    },
  )

  test('is not sent again after a refusal, and is sent by mail with the reason stored', async () => {
    const id = await waiting('only')
    await minute(0, { send: async () => ({ is: 'refused', reason: 'ContactOnMe, code 7' }) })
    await minute(60)
    const reason = 'ContactOnMe, code 7'
    expect(await crmState(id)).toMatchObject({ state: 'refused', reason, attempts: 1, mails: 1 })
    expect(crm.leads).toEqual([])
  })

  test.each<[string, Faults]>([
    ['is away', { status: 503 }],
    ['sends HTML', { html: true }],
    ['sends half an answer', { halfJson: true }],
    ['refuses the credentials', { expire: true }],
  ])('waits while the CRM %s, and is sent afterwards', async (_, faults) => {
    const id = await waiting('only')
    crm.faults = faults
    for (const minutes of [0, 1, 2]) await minute(minutes)
    expect(await crmState(id)).toMatchObject({ state: 'pending', attempts: 0, mails: 0 })
    crm.faults = {}
    await minute(3)
    expect(await crmState(id)).toMatchObject({ state: 'taken', mails: 0 })
    expect(crm.leads).toHaveLength(1)
  })

  test('is sent by mail after an hour of waiting', async () => {
    const id = await waiting('only')
    crm.faults = { status: 503 }
    await minute(59)
    expect(await crmState(id)).toMatchObject({ mails: 0 })
    await minute(61)
    await minute(62)
    expect(await crmState(id)).toMatchObject({ state: 'pending', mail: null, mails: 1 })
  })

  test('is sent again later if the CRM is busy', async () => {
    const id = await waiting('also')
    const later = { send: async () => ({ is: 'later' as const, retryAfter: 300 }) }
    await minute(0, later)
    expect(await crmState(id)).toMatchObject({ state: 'pending', attempts: 1 })
    await minute(4)
    expect(crm.leads).toEqual([])
    await minute(6)
    expect(await crmState(id)).toMatchObject({ state: 'taken', attempts: 2 })
  })

  test('is sent again after ten minutes without a response if the CRM upserts', async () => {
    const id = await waiting('also')
    await minute(0, { upserts: true, send: async () => ({ is: 'unknown', reason: 'timeout' }) })
    await minute(9, { upserts: true })
    expect(crm.leads).toEqual([])
    await minute(11, { upserts: true })
    expect(await crmState(id)).toMatchObject({ state: 'taken', reason: null })
  })

  test.each([
    [false, 'unknown', 0],
    [true, 'taken', 1],
  ])('has a state after a kill that depends on upserts (%s: %s)', async (upserts, state, sent) => {
    const id = await waiting('also')
    await claimCrmLead(db, upserts, at(0))
    await minute(0.5, { upserts })
    expect(await crmState(id)).toMatchObject({ state: 'pending' })
    await minute(1, { upserts })
    expect(await crmState(id)).toMatchObject({ state })
    expect(crm.leads).toHaveLength(sent)
  })

  test('is sent once while the CRM takes five minutes to respond', async () => {
    const id = await waiting('also')
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at(0) })
    const started = Promise.withResolvers<void>()
    const response = Promise.withResolvers<SendOutcome>()
    const send = vi.fn(() => {
      started.resolve()
      return response.promise
    })
    const slow = minute(0, { send })
    await started.promise
    for (let minutes = 0.5; minutes <= 5; minutes += 0.5) {
      vi.advanceTimersByTime(30_000)
      await vi.waitUntil(async () => Date.parse((await crmState(id)).nextAt ?? '') > Date.now())
      await minute(minutes, { send })
    }
    response.resolve({ is: 'taken', id: '70001' })
    await slow
    vi.useRealTimers()
    expect(send).toHaveBeenCalledTimes(1)
    expect(await crmState(id)).toMatchObject({ state: 'taken', attempts: 1 })
  })

  test('is given up and sent by mail if leads are no longer sent to the CRM', async () => {
    const id = await waiting('only')
    await giveUpDueLeads(db, at(0))
    await releaseMails(db, at(1))
    expect(await crmState(id)).toMatchObject({ state: 'refused', mails: 1 })
  })

  test('is marked as resolved by staff, or sent again', async () => {
    crm.faults = { answerLost: true }
    const [there, lost] = [await waiting('also'), await waiting('also')]
    await minute(0)
    await minute(1)
    await markCrmLeadResolved(db, there)
    await resendCrmLead(db, lost, at(2))
    crm.faults = {}
    await minute(3)
    expect(await crmState(there)).toMatchObject({ state: 'settled' })
    expect(await crmState(lost)).toMatchObject({ state: 'taken' })
    await resendCrmLead(db, lost, at(4))
    expect(await crmState(lost)).toMatchObject({ state: 'taken' })
  })
})

test('no name, address or secret is logged', async () => {
  crm.faults = { answerLost: true }
  await waiting('also')
  await minute(0)
  expect(loggedText()).toContain('lead not taken')
  for (const secret of ['Peeters', 'Wilhelmina', 'mina@', 'crm.example', CRM_ENV.CRM_PASSWORD]) {
    expect(loggedText()).not.toContain(secret)
  }
  expect(await db.$count(crmLead)).toBe(1)
  expect(await db.$count(outbox)).toBe(1)
})
