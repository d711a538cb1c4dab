import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import { newLead } from '../../../test/leads'
import { at, newAppointment } from '../../../test/new-appointment'
import { appointment } from '../../platform/db/schema-appointments'
import { lead, outbox } from '../../platform/db/schema-leads'
import type { Appointment } from '../appointments/appointments'
import { findGroupedLeads } from './find-leads'
import { leadFilter } from './lead-filter'
import { type LeadGroup, leadGroup } from './lead-groups'
import { type Lead, storeLead } from './queries'

const NOW = at('2026-12-01T10:00')
const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-30', '2026-12-01', '2026-12-02']
const OLD = '2026-10-01'

type Case = [
  status: Lead['status'],
  facts: { due?: string; created?: string },
  appointments: Partial<Appointment>[],
  group: LeadGroup,
]

const visitOn = (day: string, facts: Partial<Appointment> = {}): Partial<Appointment> => ({
  startAt: at(`${day}T14:30`).getTime(),
  ...facts,
})

const CASES: Case[] = [
  ['new', {}, [], 'today'],
  ['new', { due: TOMORROW }, [], 'today'],
  ['suspected', {}, [], 'today'],
  ['taken', {}, [], 'today'],
  ['taken', { due: TODAY }, [], 'today'],
  ['taken', { due: TOMORROW }, [], 'waits'],
  ['answered', {}, [], 'waits'],
  ['answered', { due: YESTERDAY }, [], 'today'],
  ['answered', { due: TOMORROW, created: OLD }, [], 'waits'],
  ['answered', { created: OLD }, [], 'done'],
  ['visit', {}, [], 'waits'],
  ['visit', { created: OLD }, [], 'done'],
  ['visit', { created: OLD }, [visitOn(TOMORROW)], 'waits'],
  ['visit', {}, [visitOn(TODAY)], 'today'],
  ['visit', {}, [visitOn(YESTERDAY)], 'today'],
  ['visit', {}, [visitOn(TOMORROW, { state: 'planned' })], 'today'],
  ['visit', {}, [visitOn(TOMORROW, { proposal: { date: '2026-12-04', part: 'am' } })], 'today'],
  ['visit', {}, [visitOn(YESTERDAY, { state: 'took-place' })], 'done'],
  ['visit', {}, [visitOn(YESTERDAY, { state: 'missed' })], 'done'],
  ['visit', {}, [visitOn(TOMORROW, { state: 'cancelled-by-visitor' })], 'today'],
  ['visit', {}, [visitOn(TOMORROW, { state: 'cancelled-by-visitor' }), visitOn(TOMORROW)], 'waits'],
  ['taken', {}, [visitOn(TOMORROW)], 'waits'],
  ['won', { due: TODAY }, [visitOn(TODAY)], 'done'],
  ['lost', {}, [], 'done'],
  ['spam', {}, [], 'done'],
]

const createdAt = (created = YESTERDAY) => at(`${created}T09:00`)

beforeEach(async () => {
  for (const table of [outbox, appointment, lead]) await db.delete(table)
})

describe('the group of a lead', () => {
  test.each(CASES)('with the status %s, %j and %j is as expected', (status, facts, made, group) => {
    const appointments = made.map((one) => newAppointment(one))
    const found = leadGroup(
      {
        status,
        due: facts.due ?? null,
        createdAt: createdAt(facts.created).toISOString(),
        appointments,
      },
      NOW,
    )
    expect(found).toBe(group)
  })

  test('is the same in the list, in the order of the groups and with totals', async () => {
    const expected = new Map<string, LeadGroup>()
    for (const [status, { due, created }, made, group] of CASES) {
      const row = newLead({}, crypto.randomUUID())
      await storeLead(db, row, [], createdAt(created))
      await db.update(lead).set({ status, due }).where(eq(lead.id, row.id))
      for (const one of made)
        await db.insert(appointment).values(newAppointment({ ...one, leadId: row.id }))
      if (status !== 'suspected') expected.set(row.id, group)
    }
    const query = { scope: 'all' as const, reader: 1, filter: leadFilter({}), now: NOW }
    const page = (number: number, size: number) =>
      findGroupedLeads(db, query, { page: number, size })
    const { sections, total } = await page(1, 100)
    const found = sections.flatMap(({ group, leads }) =>
      leads.map(({ id }) => [id, group] as const),
    )
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    expect(sections.map(({ group }) => group)).toEqual(['today', 'waits', 'done'])
    expect(total).toBe(expected.size)
    const size = 7
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(number, size)))
    const ids = pages.flatMap((one) =>
      one.sections.flatMap(({ leads }) => leads.map(({ id }) => id)),
    )
    expect(ids).toEqual(found.map(([id]) => id))
  })
})
