import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, loadAgency, restoreHomes } from '../../../test/agency'
import { brokenDb, setClock } from '../../../test/faults'
import { keepLogs } from '../../../test/logs'
import { at, insertAppointment, VISITED } from '../../../test/new-appointment'
import { person } from '../../../test/people'
import { runCron } from '../../cron'
import { STATUS } from '../../listing/status'
import { project, property } from '../../platform/db/schema'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import { outbox } from '../../platform/db/schema-leads'
import { findAppointment } from './queries'
import { sendAppointmentMails } from './send-appointment-mails'

const REMINDED = 'Herinnering: dinsdag 1 december om 14.30 uur'
const GONE = 'Uw bezoek gaat niet door: dit aanbod is niet meer vrij'
const GONE_AGENT = 'Bezoek van An Peeters geannuleerd: niet meer op de markt'
const ASKED = 'Hoe was uw bezoek?'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  for (const table of [appointment, ownerEntry, outbox]) await db.delete(table)
})

/** Runs the task at these Belgian times, and returns the subjects of all mails in their order. */
async function subjectsAfter(...times: string[]): Promise<string[]> {
  for (const time of times) await sendAppointmentMails(env, at(time))
  return subjects()
}

async function subjects(): Promise<string[]> {
  const rows = await db.select().from(outbox).orderBy(outbox.createdAt, outbox.id)
  return rows.map(({ mail }) => mail.subject)
}

describe('the reminder', () => {
  test('is sent once, at 17:00 on the day before', async () => {
    const { id } = await insertAppointment()
    expect(await subjectsAfter('2026-11-30T16:59')).toEqual([])
    expect(await subjectsAfter('2026-11-30T17:00', '2026-11-30T17:01')).toEqual([REMINDED])
    const row = await findAppointment(db, id)
    expect(row?.remindedAt).toBe(at('2026-11-30T17:00').getTime())
    expect(row?.state).toBe('confirmed')
    const [{ mail } = {}] = await db.select().from(outbox)
    expect(mail?.to).toEqual({ email: 'an@example.be', name: 'An Peeters' })
    expect(mail?.text).toMatch(/http:\/\/localhost\/nl\/appointment\?token=/)
  })

  test.each([
    ['in summer', '2026-07-14T10:00', '2026-07-13T15:00:00Z'],
    ['in winter', '2026-12-15T10:00', '2026-12-14T16:00:00Z'],
    ['on the Sunday on which summer time begins', '2027-03-28T10:00', '2027-03-27T16:00:00Z'],
    ['on the Monday after it begins', '2027-03-29T10:00', '2027-03-28T15:00:00Z'],
    ['on the Sunday on which it ends', '2026-10-25T10:00', '2026-10-24T15:00:00Z'],
    ['late on that Sunday', '2026-10-25T23:30', '2026-10-24T15:00:00Z'],
    ['on the Monday after it ends', '2026-10-26T10:00', '2026-10-25T16:00:00Z'],
    ['on New Year’s Day', '2027-01-01T10:00', '2026-12-31T16:00:00Z'],
  ])('of a visit %s is sent at 17:00 in Belgium', async (_, start, reminder) => {
    const confirmedAt = at('2026-01-05T10:00').getTime()
    await insertAppointment({ startAt: at(start).getTime(), confirmedAt })
    const due = Date.parse(reminder)
    await sendAppointmentMails(env, new Date(due - 60_000))
    expect(await subjects()).toEqual([])
    await sendAppointmentMails(env, new Date(due))
    expect(await subjects()).toHaveLength(1)
  })

  test('is sent again for the new time of a moved appointment', async () => {
    const { id } = await insertAppointment()
    await subjectsAfter('2026-11-30T17:00')
    await db
      .update(appointment)
      .set({ state: 'moved', startAt: at('2026-12-03T09:00').getTime(), remindedAt: null })
      .where(eq(appointment.id, id))
    expect(await subjectsAfter('2026-12-01T17:00', '2026-12-02T16:59')).toEqual([REMINDED])
    expect(await subjectsAfter('2026-12-02T17:00', '2026-12-02T17:01')).toEqual([
      REMINDED,
      'Herinnering: donderdag 3 december om 9 uur',
    ])
  })

  test.each(['planned', 'cancelled', 'cancelled-by-visitor', 'missed'] as const)(
    'is not sent for an appointment that is %s',
    async (state) => {
      await insertAppointment({ state })
      expect(await subjectsAfter('2026-11-30T17:00', '2026-12-01T09:00')).toEqual([])
    },
  )

  test('is not sent if the visitor was told less than 24 hours before', async () => {
    const { id } = await insertAppointment({ confirmedAt: at('2026-11-30T14:31').getTime() })
    expect(await subjectsAfter('2026-11-30T17:00', '2026-11-30T17:01')).toEqual([])
    expect((await findAppointment(db, id))?.remindedAt).toBe(at('2026-11-30T17:00').getTime())
  })

  test('is sent if the visitor was told exactly 24 hours before', async () => {
    await insertAppointment({ confirmedAt: at('2026-11-30T14:30').getTime() })
    expect(await subjectsAfter('2026-11-30T17:00')).toEqual([REMINDED])
  })

  test('is sent late after an outage of the cron', async () => {
    await insertAppointment()
    expect(await subjectsAfter('2026-11-30T20:00')).toEqual([REMINDED])
  })

  test('is not sent after the start', async () => {
    await insertAppointment()
    expect(await subjectsAfter('2026-12-01T14:30')).toEqual([])
  })

  test('is not sent to a visitor without a mail address', async () => {
    await insertAppointment({ email: '' })
    expect(await subjectsAfter('2026-11-30T17:00', '2026-11-30T17:01')).toEqual([])
  })

  test('is sent for the visit of a project, a valuation and a meeting', async () => {
    const none = { propertyId: null }
    const [first] = await db.select({ id: project.id }).from(project)
    await insertAppointment({ ...none, projectId: first?.id ?? 0 })
    await insertAppointment({ ...none, kind: 'valuation' })
    await insertAppointment({ ...none, kind: 'meeting' })
    expect(await subjectsAfter('2026-11-30T17:00')).toEqual([REMINDED, REMINDED, REMINDED])
  })

  test('goes out in the same run of the cron', async () => {
    await insertAppointment()
    const sent: string[] = []
    const EMAIL = { send: async ({ to }: { to: string }) => void sent.push(to) }
    const driver = { MAIL_DRIVER: 'cloudflare', SITE_EMAIL: 'a@b.be' }
    const bindings = { ...env, ...driver, EMAIL: EMAIL as unknown as SendEmail }
    for (const now of [at('2026-11-30T17:00'), at('2026-11-30T17:01')]) {
      setClock(now.getTime())
      await runCron(bindings, now)
    }
    vi.useRealTimers()
    expect(sent).toEqual(['an@example.be'])
  })
})

describe('a visit of a listing that left the market', () => {
  async function setStatus(status: number): Promise<void> {
    const [row] = await db.select().from(property).where(eq(property.id, VISITED))
    const data = row?.data ? { ...row.data, status } : null
    await db.update(property).set({ status, data }).where(eq(property.id, VISITED))
  }

  afterEach(() => restoreHomes(VISITED))

  test('is cancelled once, with mails to the visitor and the agent', async () => {
    const agent = await person('agent')
    const { id } = await insertAppointment({ agentId: agent.id })
    await setStatus(STATUS.sold)
    expect(await subjectsAfter('2026-11-30T16:59')).toEqual([])
    const expected = [GONE_AGENT, GONE]
    expect(await subjectsAfter('2026-11-30T17:00', '2026-11-30T17:01')).toEqual(expected)
    expect((await findAppointment(db, id))?.state).toBe('cancelled')
    expect(await db.select().from(ownerEntry)).toMatchObject([{ id, state: 'cancelled' }])
    const mails = (await db.select().from(outbox)).map(({ mail }) => mail)
    const toVisitor = mails.find(({ subject }) => subject === GONE)
    expect(toVisitor?.text).toContain('Misschien iets voor u')
    expect(toVisitor?.text.match(/\/nl\/property\/\d+/g)).toHaveLength(3)
    expect(toVisitor?.text).not.toContain(`/nl/property/${VISITED}`)
    expect(toVisitor?.attachments?.[0]?.content).toContain('STATUS:CANCELLED')
    expect(mails.find(({ subject }) => subject === GONE_AGENT)?.to.email).toBe(agent.email)
    expect(await subjectsAfter('2026-12-01T16:30')).toEqual(expected)
  })

  test('is cancelled with a mail to the address of the agency if it has no agent', async () => {
    await insertAppointment()
    await setStatus(STATUS.sold)
    await sendAppointmentMails({ ...env, SITE_EMAIL: 'kantoor@example.be' }, at('2026-11-30T17:00'))
    const mails = (await db.select().from(outbox)).map(({ mail }) => mail)
    const toAgency = mails.find(({ subject }) => subject === GONE_AGENT)
    expect(toAgency?.to).toEqual({ email: 'kantoor@example.be', name: 'Lindehof' })
  })

  test('is cancelled after its reminder too', async () => {
    await insertAppointment()
    await subjectsAfter('2026-11-30T17:00')
    await setStatus(STATUS.rented)
    expect(await subjectsAfter('2026-11-30T21:00', '2026-12-01T08:00')).toEqual([
      REMINDED,
      GONE_AGENT,
      GONE,
    ])
  })

  test('is cancelled if the listing is deleted or no longer published', async () => {
    await insertAppointment()
    await setStatus(STATUS.inactive)
    await insertAppointment({ propertyId: 999_999 })
    await insertAppointment({ propertyId: null, projectId: 999_999 })
    expect(await subjectsAfter('2026-11-30T17:00')).toHaveLength(6)
  })

  test('stays if the listing is not on the market yet', async () => {
    await insertAppointment()
    await setStatus(STATUS.prospective)
    expect(await subjectsAfter('2026-11-30T17:00')).toEqual([REMINDED])
  })

  test('stays if it has started, is not confirmed or is no visit', async () => {
    await insertAppointment({ startAt: at('2026-11-30T17:00').getTime() })
    await insertAppointment({ state: 'planned' })
    await insertAppointment({ kind: 'meeting' })
    await setStatus(STATUS.sold)
    expect(await subjectsAfter('2026-11-30T17:00')).toEqual([REMINDED])
  })

  test('is cancelled without a mail to a visitor without an address', async () => {
    await insertAppointment({ email: '' })
    await setStatus(STATUS.sold)
    expect(await subjectsAfter('2026-11-30T17:00')).toEqual([GONE_AGENT])
  })
})

describe('the request for feedback', () => {
  test('is sent once, two hours after the end', async () => {
    const { id } = await insertAppointment({ remindedAt: 1 })
    expect(await subjectsAfter('2026-12-01T16:59')).toEqual([])
    expect((await findAppointment(db, id))?.state).toBe('confirmed')
    expect(await subjectsAfter('2026-12-01T17:00', '2026-12-01T17:01')).toEqual([ASKED])
    const row = await findAppointment(db, id)
    expect(row).toMatchObject({ state: 'took-place', askedAt: at('2026-12-01T17:00').getTime() })
    expect(await db.select().from(ownerEntry)).toMatchObject([{ id, state: 'took-place' }])
  })

  test('is sent once if staff noted that the visit took place', async () => {
    await insertAppointment({ state: 'took-place', minutes: 15 })
    expect(await subjectsAfter('2026-12-01T16:45', '2026-12-01T18:00')).toEqual([ASKED])
  })

  test.each(['planned', 'missed', 'cancelled', 'cancelled-by-visitor'] as const)(
    'is not sent for a visit that is %s',
    async (state) => {
      await insertAppointment({ state })
      expect(await subjectsAfter('2026-12-01T17:00', '2026-12-02T17:00')).toEqual([])
    },
  )

  test('is not sent more than seven days after the end', async () => {
    await insertAppointment()
    await insertAppointment({ state: 'took-place' })
    expect(await subjectsAfter('2026-12-08T15:01')).toEqual([])
    const rows = await db.select().from(appointment)
    expect(rows.map(({ state }) => state)).toEqual(['took-place', 'took-place'])
    await insertAppointment()
    expect(await subjectsAfter('2026-12-08T15:00')).toEqual([ASKED])
  })

  test('is not sent after an answer, a valuation, or without an address', async () => {
    await insertAppointment({ askedAt: 1 })
    await insertAppointment({ kind: 'valuation' })
    await insertAppointment({ email: '' })
    expect(await subjectsAfter('2026-12-01T17:00', '2026-12-01T17:01')).toEqual([])
    const rows = await db.select().from(appointment)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['took-place']))
  })
})

describe('a run that fails', () => {
  const TIMES = ['2026-11-30T17:00', '2026-12-01T17:00'] as const

  test.each([
    ['before the batch', 'before'],
    ['after the batch', 'after'],
  ] as const)('%s sends each mail once in the end', async (_, when) => {
    await insertAppointment()
    for (const [index, time] of TIMES.entries()) {
      const DB = brokenDb({ on: /update "appointment"/i, when, error: 'killed' })
      await expect(sendAppointmentMails({ ...env, DB }, at(time))).rejects.toThrow()
      const isStored = when === 'after'
      expect(await subjects()).toHaveLength(isStored ? index + 1 : index)
      const minute = time.replace(':00', ':01')
      expect(await subjectsAfter(time, minute)).toHaveLength(index + 1)
    }
    expect(await subjects()).toEqual([REMINDED, ASKED])
  })

  test('for one appointment sends the mails of the others', async () => {
    await insertAppointment()
    await insertAppointment()
    const DB = brokenDb({ on: /update "appointment"/i, when: 'before', error: 'x', times: 1 })
    await expect(sendAppointmentMails({ ...env, DB }, at(TIMES[0]))).rejects.toThrow()
    expect(await subjects()).toEqual([REMINDED])
    expect(await subjectsAfter(TIMES[0])).toEqual([REMINDED, REMINDED])
  })

  test('together with another run sends each mail once', async () => {
    await insertAppointment()
    await Promise.all([1, 2].map(() => sendAppointmentMails(env, at(TIMES[0]))))
    expect(await subjects()).toEqual([REMINDED])
  })
})

test('a later run continues if there are many appointments', async () => {
  for (let count = 0; count < 60; count++) await insertAppointment({ propertyId: null })
  expect(await subjectsAfter('2026-11-30T17:00')).toHaveLength(50)
  expect(await subjectsAfter('2026-11-30T17:01', '2026-11-30T17:02')).toHaveLength(60)
})
