import { describe, expect, test } from 'vitest'
import { groupByFour, RECOVERY_CHARACTERS, readCode, recoveryCodeOf, requiredStepUp } from './codes'

const MINUTE = 60_000

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456\n', { kind: 'app', code: '123456' }],
  ['123\u00a0456', { kind: 'app', code: '123456' }],
  ['abcd-efgh-jkmn-pqr2', { kind: 'recovery', code: 'abcdefghjkmnpqr2' }],
  ['ABCD EFGH–JKMN PQR2', { kind: 'recovery', code: 'abcdefghjkmnpqr2' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['abcd-efgh-jkmn-pqr1', null],
  ['abcd-efgh-jkmn', null],
])('a code given as %j is read as %j', (text, read) => {
  expect(readCode(text)).toEqual(read)
})

test('a recovery code has at least 112 bits and is parsed as generated', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: RECOVERY_CHARACTERS }, (_, at) => at * 17))
  expect(code.length * Math.log2(32)).toBeGreaterThanOrEqual(112)
  expect(groupByFour(code, '-')).toMatch(/^(?:\w{4}-){5}\w{4}$/)
  expect(readCode(groupByFour(code, '-'))).toEqual({ kind: 'recovery', code })
})

describe('the second factor before a protected change', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const ago = (minutes: number) => now.getTime() - minutes * MINUTE
  test.each([
    { hasFactor: false, codeEnteredAt: null, isDeployed: false, due: null },
    { hasFactor: false, codeEnteredAt: null, isDeployed: true, due: 'set-up' },
    // The factor was taken away since.
    { hasFactor: false, codeEnteredAt: ago(1), isDeployed: true, due: 'set-up' },
    { hasFactor: true, codeEnteredAt: null, isDeployed: false, due: 'code' },
    { hasFactor: true, codeEnteredAt: null, isDeployed: true, due: 'code' },
    { hasFactor: true, codeEnteredAt: ago(29), isDeployed: true, due: null },
    { hasFactor: true, codeEnteredAt: ago(30), isDeployed: true, due: 'code' },
  ])('%j', ({ due, isDeployed, ...state }) => {
    expect(requiredStepUp(state, isDeployed, now)).toBe(due)
  })
})
