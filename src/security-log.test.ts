import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../test/agency'
import { keepLogs, loggedText } from '../test/logs'
import { cookieOf, person, post } from '../test/people'
import { codeOf, withFactor } from '../test/second-factor'

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

function loggedEvents(): string[] {
  const lines = loggedText().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line)).map(({ what }) => what)
}

test('log-ins are logged by account, without addresses', async () => {
  const { id, email } = await person('admin', PASSWORD)
  await post('/staff/login', { email, password: PASSWORD })
  await post('/staff/login', { email, password: 'wrong' })
  await post('/staff/login', { email })
  expect(loggedEvents()).toEqual(['log-in succeeded', 'log-in refused', 'log-in refused'])
  expect(loggedText()).toContain(`"account":${id}`)
  expect(loggedText()).not.toMatch(/example\.org|password|wrong/)
})

test('the second factor is logged by account, without codes', async () => {
  const account = await person('office', PASSWORD)
  const { secret, codes } = await withFactor(account.id)
  const login = await post('/staff/login', { email: account.email, password: PASSWORD })
  const Cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  await post('/staff/code', { otp: codeOf(secret, 9) }, { Cookie })
  await post('/staff/code', { 'recovery-code': codes[0] ?? '' }, { Cookie })
  expect(loggedEvents()).toEqual([
    'code requested',
    'code refused',
    'recovery code used',
    'log-in succeeded',
  ])
  expect(loggedText()).toContain(`"account":${account.id}`)
  expect(loggedText()).not.toMatch(new RegExp(`${secret}|${codes[0]}|example\\.org`))
})

test('refused requests are logged', async () => {
  await post('/staff/purge')
  await post('/staff/purge', {}, { Cookie: await cookieOf('editor') })
  await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  await get('/api/staff/purge', { method: 'POST', headers: { Authorization: 'Bearer x' } })
  expect(loggedEvents()).toEqual([
    'staff session refused',
    'staff role refused',
    'other origin refused',
    'staff token refused',
  ])
})

test('an erasure and a password link are logged', async () => {
  const email = 'visitor@example.org'
  const Cookie = await cookieOf('admin')
  await post('/staff/leads/person/erasure', { email, sure: 'yes' }, { Cookie })
  await post('/api/password/forgot', { email })
  expect(loggedEvents()).toEqual(['person erased', 'password link requested'])
  expect(loggedText()).not.toContain('visitor')
})

test('a flood of refused requests writes sixty lines a minute', async () => {
  for (let times = 0; times < 70; times++) {
    await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  }
  expect(loggedEvents()).toHaveLength(60)
  expect(loggedText().split('\n').at(-1)).toContain('not logged')
  vi.setSystemTime(Date.now() + 60_000)
  await post('/staff/purge', {}, { 'Sec-Fetch-Site': 'cross-site' })
  expect(loggedEvents()).toHaveLength(61)
})
