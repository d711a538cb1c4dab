import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import { at, MAIL, MAILS, newLead } from '../../../test/leads'
import { property } from '../../platform/db/schema'
import { lead, leadNote, leadRead, outbox } from '../../platform/db/schema-leads'
import { claimMail, markFailed } from '../../platform/mail/outbox'
import { findLeads } from './find-leads'
import { leadFilter } from './lead-filter'
import { addLeadNote, answerLead, changeLead, listNotes, readLead } from './lead-work'
import { findLead, type NewLead, type StoreOutcome, storeLead } from './queries'

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(lead)
})

describe('a lead', () => {
  test('is stored with its mails', async () => {
    const fresh = newLead({ page: '/nl/contact', propertyId: 410001 })
    expect(await storeLead(db, fresh, MAILS, at(0))).toBe('stored')
    const stored = await findLead(db, fresh.id)
    expect(stored).toMatchObject({ ...fresh, createdAt: at(0).toISOString(), readAt: null })
    expect(stored?.mails).toMatchObject([
      { id: `${fresh.id}-office`, mail: MAIL, state: 'pending', attempts: 0 },
      { id: `${fresh.id}-visitor`, mail: MAILS[1]?.mail, nextAt: at(0).toISOString() },
    ])
  })

  test('is stored once with its mails when it is sent again after a lost response', async () => {
    const fresh = newLead()
    await storeLead(db, fresh, MAILS, at(0))
    expect(await storeLead(db, fresh, MAILS, at(1))).toBe('stored')
    expect(await counts()).toEqual([1, 2])
  })

  test('is stored once when it is sent many times at once with one idempotency key', async () => {
    const sent = Array.from({ length: 12 }, () => newLead({ idempotencyKey: 'k' }))
    expect(await storeAll(sent)).toEqual(['stored', ...Array(11).fill('known')])
    expect(await counts()).toEqual([1, 2])
  })

  test('is not stored under a used key with different content', async () => {
    await storeLead(db, newLead({ idempotencyKey: 'k' }), MAILS, at(0))
    const other = newLead({ idempotencyKey: 'k' }, 'Another question')
    expect(await storeLead(db, other, MAILS, at(86_400))).toBe('replayed')
    expect(await counts()).toEqual([1, 2])
  })

  test('is stored once without a key when it is sent again within ten minutes', async () => {
    expect(await storeAll([newLead(), newLead(), newLead()])).toEqual(['stored', 'known', 'known'])
    expect(await storeLead(db, newLead({ page: '/nl/' }), MAILS, at(599))).toBe('known')
    expect(await storeLead(db, newLead({}, 'Another question'), MAILS, at(599))).toBe('stored')
    expect(await storeLead(db, newLead({ propertyId: 410002 }), MAILS, at(599))).toBe('stored')
    expect(await storeLead(db, newLead(), MAILS, at(600))).toBe('stored')
    expect(await counts()).toEqual([4, 8])
  })

  test('is stored again with another key, even with the same content', async () => {
    await storeLead(db, newLead({ idempotencyKey: 'a' }), MAILS, at(0))
    const again = newLead({ idempotencyKey: 'b' })
    expect(await storeLead(db, again, MAILS, at(1))).toBe('stored')
    expect(await storeLead(db, newLead(), MAILS, at(2))).toBe('known')
  })
})

const query = { scope: 'all' as const, reader: 1, filter: leadFilter({}), now: at(60) }
const idsOf = async (changes: Partial<Parameters<typeof findLeads>[1]>) =>
  (await findLeads(db, { ...query, ...changes })).leads.map(({ id }) => id)

describe('the list of leads', () => {
  test('has the newest first, with the state of their mails and the readers', async () => {
    const [first, second] = [newLead({}, 'one'), newLead({}, 'two')]
    await storeLead(db, first, MAILS, at(0))
    await storeLead(db, second, [], at(1))
    const row = await claimMail(db, at(2), first.id)
    if (row) await markFailed(db, row, 'Refused', at(2))
    await readLead(db, first.id, { by: 1, now: at(3) })
    await readLead(db, second.id, { by: 2, now: at(3) })
    const { leads, total } = await findLeads(db, query)
    expect(total).toBe(2)
    expect(leads).toMatchObject([
      { id: second.id, isRead: false, mails: [] },
      { id: first.id, isRead: true },
    ])
    expect(leads[1]?.mails).toMatchObject([
      { to: 'office@example.be', state: 'pending', attempts: 1, lastError: 'Refused' },
      { to: 'an@example.be', state: 'pending', attempts: 0, lastError: null },
    ])
    expect((await findLeads(db, query, { offset: 50 })).leads).toEqual([])
  })

  test('is filtered by status, assignee, kind, listing, period, words and failed mails', async () => {
    const [assigned, other] = [
      newLead({ propertyId: 7, officeId: 3 }, 'one'),
      newLead({ kind: 'demand' }, 'two'),
    ]
    await storeLead(db, assigned, MAILS, at(0))
    await storeLead(db, other, [], at(1))
    const by = { by: 5, now: at(2) }
    await changeLead(
      db,
      untouched(assigned.id),
      { ...NOBODYS, officeId: 3, assigneeId: 5, status: 'won' },
      by,
    )
    await db
      .update(outbox)
      .set({ state: 'dead' })
      .where(eq(outbox.id, `${assigned.id}-visitor`))
    const filteredIds = (query: Record<string, string>, now = at(60)) =>
      idsOf({ filter: leadFilter({ status: 'all', ...query }), now })
    expect(await filteredIds({})).toEqual([other.id, assigned.id])
    expect(await filteredIds({ status: 'won' })).toEqual([assigned.id])
    expect(await filteredIds({ who: '5' })).toEqual([assigned.id])
    expect(await filteredIds({ who: 'none' })).toEqual([other.id])
    expect(await filteredIds({ kind: 'demand' })).toEqual([other.id])
    expect(await filteredIds({ home: '7' })).toEqual([assigned.id])
    expect(await filteredIds({ failed: 'yes' })).toEqual([assigned.id])
    expect(await filteredIds({ office: '3' })).toEqual([assigned.id])
    expect(await filteredIds({ office: 'none' })).toEqual([other.id])
    expect(await filteredIds({ q: 'AN@EXAMPLE' })).toHaveLength(2)
    expect(await filteredIds({ q: '%' })).toEqual([])
    expect(await filteredIds({ days: '7' }, at(8 * 86_400))).toEqual([])
  })

  test('contains, in a personal scope, assigned leads and leads about managed listings', async () => {
    await db.insert(property).values(managedHome(7, 'Jan@example.be')).onConflictDoNothing()
    const [assignedHere, managed, assignedElsewhere, others] = ['a', 'b', 'c', 'd'].map((key) =>
      newLead({ propertyId: key === 'b' || key === 'c' ? 7 : null }, key),
    ) as [NewLead, NewLead, NewLead, NewLead]
    for (const one of [assignedHere, managed, assignedElsewhere, others])
      await storeLead(db, one, [], at(0))
    const by = { by: 9, now: at(1) }
    await changeLead(db, untouched(assignedHere.id), { ...NOBODYS, assigneeId: 5 }, by)
    await changeLead(db, untouched(assignedElsewhere.id), { ...NOBODYS, assigneeId: 6 }, by)
    const scope = { accountId: 5, emails: ['jan@example.be'], names: [] }
    expect((await idsOf({ scope })).toSorted()).toEqual([assignedHere.id, managed.id].toSorted())
    expect(await findLead(db, assignedElsewhere.id, scope)).toBeNull()
    expect(await findLead(db, managed.id, scope)).not.toBeNull()
  })
})

const NOBODYS = {
  status: 'new',
  assigneeId: null,
  officeId: null,
  due: null,
  closedReason: null,
} as const
const untouched = (id: string) => ({ id, ...NOBODYS })

test('the notes of a lead are deleted with it', async () => {
  const fresh = newLead()
  await storeLead(db, fresh, [], at(0))
  await addLeadNote(db, fresh.id, 'Call Wilhelmina', { by: 5, now: at(1) })
  expect(await listNotes(db, fresh.id)).toMatchObject([{ text: 'Call Wilhelmina', by: null }])
  await db.delete(lead).where(eq(lead.id, fresh.id))
  expect([await db.$count(leadNote), await db.$count(leadRead)]).toEqual([0, 0])
})

test('an answer that is sent twice is one mail, and does not change the status of a visit', async () => {
  const fresh = newLead()
  await storeLead(db, fresh, [], at(0))
  const answer = { id: fresh.id, key: 'k', mail: MAIL }
  for (const now of [at(1), at(2)]) await answerLead(db, answer, { by: 5, now })
  expect(await findLead(db, fresh.id)).toMatchObject({ status: 'answered', assigneeId: 5 })
  expect((await findLead(db, fresh.id))?.mails).toHaveLength(1)
  await db.update(lead).set({ status: 'visit', assigneeId: 6 })
  await answerLead(db, { ...answer, key: 'l' }, { by: 5, now: at(3) })
  expect(await findLead(db, fresh.id)).toMatchObject({ status: 'visit', assigneeId: 6 })
})

async function storeAll(leads: NewLead[]): Promise<StoreOutcome[]> {
  const outcomes = await Promise.all(leads.map((fresh) => storeLead(db, fresh, MAILS, at(0))))
  return outcomes.toSorted().toReversed()
}

async function counts(): Promise<number[]> {
  return [await db.$count(lead), await db.$count(outbox)]
}

/** A home whose manager has this address. */
function managedHome(id: number, email: string): typeof property.$inferInsert {
  const data = { id, manager: { id: 1, name: 'Jan', email } }
  return {
    id,
    goal: 0,
    status: 1,
    marquee: 0,
    zip: '9000',
    data: data as unknown as (typeof property.$inferInsert)['data'],
    hash: '',
    firstSeenAt: '',
    updatedAt: '',
    wasPublished: true,
  }
}
