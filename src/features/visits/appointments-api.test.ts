import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { DEAD_DB } from '../../../test/faults'
import { deleteAllLeads, type Fields, PERSON, sendForm, storedLeads } from '../../../test/forms'
import { keepLogs, loggedEvents } from '../../../test/logs'
import type { Bindings } from '../../env'

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  await sendForm('/api/forms/contact', PERSON)
})

test('an address is known only with an earlier lead', async () => {
  const answers = ['an.peeters@example.be', ' AN.Peeters@Example.be ', 'jan@example.be']
  const responses = await Promise.all(
    answers.map((email) => check({ email, propertyId: '410001' })),
  )
  const bodies = await Promise.all(responses.map((response) => response.text()))
  const [known, failed] = ['{"status":"known"}', '{"status":"failed"}']
  expect(bodies).toEqual([known, known, failed])
  expect(responses.map(({ status }) => status)).toEqual(Array(3).fill(200))
  expect(responses[0]?.headers.get('Cache-Control')).toBe('no-store')
  expect(await storedLeads()).toHaveLength(1)
})

test.each([
  [{}, 'Vul uw e-mailadres in, dan kunnen we bevestigen.'],
  [{ email: ' ', lang: 'fr' }, 'pour que nous puissions confirmer'],
  [{ email: 'x', lang: 'en' }, 'email'],
  [{ email: '%', lang: 'de' }, 'E-Mail'],
])('%o without an address is an issue of its field', async (fields: Fields, text) => {
  const response = await check(fields, '192.0.2.6')
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    status: 'failed',
    issues: [{ path: ['email'], message: expect.stringContaining(text) }],
  })
})

test('no address is known while D1 fails', async () => {
  const response = await check({ email: PERSON.Email }, '192.0.2.4', { DB: DEAD_DB })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'failed' })
  expect(loggedEvents()).toContain('email not checked')
})

function check(fields: Fields, address = '192.0.2.5', env: Partial<Bindings> = {}) {
  const headers = { 'CF-Connecting-IP': address }
  return sendForm('/api/appointments/check-email', fields, headers, env)
}
