import { beforeEach, expect, test } from 'vitest'
import { at } from '../../../test/accounts'
import { db, loadAgency } from '../../../test/agency'
import { deleteAllLeads, PERSON, sendForm, storedLeads } from '../../../test/forms'
import { insertAppointment } from '../../../test/new-appointment'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import { outbox } from '../../platform/db/schema-leads'
import { queueMail } from '../../platform/mail/outbox'
import type { Feedback } from '../appointments/appointment'
import { erasePerson } from './erasures'
import { countsOf, findPerson } from './person'

const EMAIL = 'zoe.claes@example.be'
const VISITOR = { name: 'Zoë Claes', email: 'Zoe.Claes@example.be', phone: '0479 11 22 33' }
const FEEDBACK: Feedback = { liking: 'no', reasons: [], comment: 'Te donker', wantsSimilar: true }

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await deleteAllLeads()
  for (const table of [appointment, ownerEntry, outbox]) await db.delete(table)
})

test('the export contains the appointments of a visitor, also without a lead', async () => {
  await insertAppointment({ ...VISITOR, note: 'Belt aan', feedback: FEEDBACK, feedbackAt: 1 })
  await insertAppointment()
  const found = await findPerson(db, EMAIL)
  expect(countsOf(found)).toMatchObject({ appointments: 1, leads: 0 })
  expect(found.appointments).toMatchObject([{ ...VISITOR, note: 'Belt aan', feedback: FEEDBACK }])
  expect(JSON.stringify(found)).not.toContain('Peeters')
})

test('the export contains the appointments of a lead at another address', async () => {
  await sendForm('/api/forms/contact', { ...PERSON, Email: EMAIL, Content: 'x' })
  const [lead] = await storedLeads()
  await insertAppointment({ leadId: lead?.id ?? '', email: '' })
  expect(countsOf(await findPerson(db, EMAIL))).toMatchObject({ appointments: 1, leads: 1 })
})

test('an erasure deletes the appointments, and what names their visitor elsewhere', async () => {
  await insertAppointment({ ...VISITOR, feedback: FEEDBACK })
  const note = 'Komt samen met Zoë Claes (0479/11.22.33)'
  const other = await insertAppointment({ note })
  const namesake = await insertAppointment({ ...VISITOR, email: 'other@example.be' })
  const entry = { propertyId: 1, kind: 'visit', at: 1, state: 'took-place' } as const
  await db.insert(ownerEntry).values([
    { ...entry, id: 'a', text: '', feedback: { liking: 'no', reasons: [] } },
    { ...entry, id: 'b', text: 'Zoe Claes vond het donker' },
    { ...entry, id: 'c', text: 'Vond het donker' },
  ])
  const text = 'Bezoek van Zoë Claes'
  const mail = { to: { email: 'agent@example.be' }, subject: text, html: text, text }
  await queueMail(db, { id: 'agent', mail }, at(0))
  const counts = await erasePerson(db, EMAIL, at(0))
  expect(counts).toMatchObject({ appointments: 1 })
  expect(Object.values(await findPerson(db, EMAIL)).flat()).toEqual([])
  const rows = await db.select().from(appointment)
  expect(rows.map(({ id }) => id).toSorted()).toEqual([other.id, namesake.id].toSorted())
  expect(rows.find(({ id }) => id === other.id)?.note).toBe('Komt samen met … (…)')
  expect(rows.find(({ id }) => id === namesake.id)?.name).toBe(VISITOR.name)
  const entries = await db.select().from(ownerEntry).orderBy(ownerEntry.id)
  expect(entries.map(({ text }) => text)).toEqual(['', '…', 'Vond het donker'])
  expect(JSON.stringify(await db.select().from(outbox))).not.toContain('Claes')
})

test('the erasure of a lead deletes its appointments', async () => {
  await sendForm('/api/forms/contact', { ...PERSON, Email: EMAIL, Content: 'x' })
  const [lead] = await storedLeads()
  await insertAppointment({ leadId: lead?.id ?? '' })
  await erasePerson(db, EMAIL, at(0))
  expect(await db.$count(appointment)).toBe(0)
})
