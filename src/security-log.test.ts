import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../test/agency'
import { keepLogs, loggedText } from '../test/logs'
import { cookieOf, person, post } from '../test/people'
import { getWith } from '../test/worker'
import { startReset } from './data/people/accounts'

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))

// A minute of their own for the lines that each may write.
let hours = 0
beforeEach(() => {
  hours += 1
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
})
afterEach(() => void vi.useRealTimers())

const PASSWORD = 'a-long-test-password'

function told(): string[] {
  const lines = loggedText().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line)).map(({ what }) => what)
}

test('log-ins are logged by account, without addresses', async () => {
  const { id, email } = await person('admin', PASSWORD)
  await post('/staff/login', { email, password: PASSWORD })
  await post('/staff/login', { email, password: 'wrong' })
  await post('/staff/login', { email })
  expect(told()).toEqual(['log-in taken', 'log-in refused', 'log-in refused'])
  expect(loggedText()).toContain(`"account":${id}`)
  expect(loggedText()).not.toMatch(/example\.org|password|wrong/)
})

test('refusals are logged', async () => {
  await post('/staff/purge')
  await post('/staff/purge', {}, { Cookie: await cookieOf('editor') })
  await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  await get('/api/staff/purge', { method: 'POST', headers: { Authorization: 'Bearer x' } })
  expect(told()).toEqual([
    'staff session refused',
    'staff role refused',
    'other origin refused',
    'staff token refused',
  ])
})

test('an erasure and a link for a password are logged', async () => {
  const email = 'somebody@example.org'
  const Cookie = await cookieOf('admin')
  await post('/staff/leads/person', { email, do: 'erase', sure: 'yes' }, { Cookie })
  await post('/api/password/forgot', { email })
  expect(told()).toEqual(['person erased', 'password link asked'])
  expect(loggedText()).not.toContain('somebody')
})

test('a log-in that must wait is logged', async () => {
  const fields = { email: 'waits@example.org', password: 'wrong' }
  const attempt = () =>
    getWith({ RATE_LIMIT_FACTOR: '1' }, '/staff/login', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '203.0.113.31' },
      body: new URLSearchParams(fields),
    })
  for (let times = 0; times < 6; times++) await attempt()
  expect(told()).toEqual([...Array(5).fill('log-in refused'), 'log-in limited'])
})

test('a password that is set by a link is logged', async () => {
  const { id } = await person('owner')
  const token = await startReset(db, id, new Date(Date.now() + 60_000))
  await post('/api/password/set', { token, password: 'a-new-password' })
  expect(told()).toEqual(['password set'])
  expect(loggedText()).toContain(`"account":${id}`)
})

test('a flood of refusals writes sixty lines a minute', async () => {
  for (let times = 0; times < 70; times++) {
    await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  }
  expect(told()).toHaveLength(60)
  expect(loggedText().split('\n').at(-1)).toContain('not told')
  vi.setSystemTime(Date.now() + 60_000)
  await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  expect(told()).toHaveLength(61)
})
