import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import {
  deleteAllLeads,
  PERSON,
  sendForm,
  storedLeads,
  visitDays,
  wrongFields,
} from '../../../test/forms'

const { Email, ...ELSE } = PERSON
const VISIT = { VisitDate: visitDays(1), VisitPart: 'am', lang: 'fr' }

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(deleteAllLeads)

test('a visit with a known address is stored with the stored name and number', async () => {
  await sendForm('/api/forms/contact', { ...PERSON, Name: 'Janssens', PhoneNumber: '' })
  await sendForm('/api/forms/contact', { FirstName: 'Anna', Email, PhoneNumber: '' })
  await sendForm('/api/forms/demand', { ...PERSON, FirstName: 'Anne' })
  const response = await sendForm('/api/forms/visit', {
    ...VISIT,
    Email: ` ${Email.toUpperCase()}`,
  })
  expect(await response.json()).toEqual({ status: 'success', data: {} })
  const visit = (await storedLeads()).find(({ kind }) => kind === 'visit')
  expect(visit?.data).toMatchObject({ ...ELSE, FirstName: 'Anne' })
})

test('an empty name and number are accepted for a known address only', async () => {
  await sendForm('/api/forms/contact', PERSON)
  const empty = { FirstName: '', Name: ' ', PhoneNumber: '' }
  expect((await sendForm('/api/forms/visit', { ...VISIT, ...empty, Email })).status).toBe(200)
  const unknown = await sendForm('/api/forms/visit', {
    ...VISIT,
    ...empty,
    Email: 'jan@example.be',
  })
  expect(await wrongFields(unknown)).toEqual(Object.keys(ELSE))
})

test('a visit with an unknown address is refused because name and number are missing', async () => {
  await sendForm('/api/forms/contact', PERSON)
  const response = await sendForm('/api/forms/visit', { ...VISIT, Email: 'jan@example.be' })
  expect(response.status).toBe(422)
  expect(await wrongFields(response)).toEqual(Object.keys(ELSE))
  expect(await wrongFields(await sendForm('/api/forms/demand', { Email }))).toEqual(
    Object.keys(ELSE),
  )
})

test('a visit without a name counts as an email check, which is rate-limited', async () => {
  await sendForm('/api/forms/contact', PERSON)
  const headers = { 'CF-Connecting-IP': '192.0.2.8' }
  const statuses = []
  for (let sent = 0; sent < 2; sent++) {
    const fields = { ...VISIT, Email, Content: `${sent}` }
    const env = { RATE_LIMIT_FACTOR: '0.1' }
    statuses.push((await sendForm('/api/forms/visit', fields, headers, env)).status)
  }
  expect(statuses).toEqual([200, 422])
})
