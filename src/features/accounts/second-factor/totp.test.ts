import { describe, expect, test } from 'vitest'
import { codeOf as codeAt } from '../../../../test/second-factor'
import { newSecret, newTimeStep, totpAddress } from './totp'

const SECRET = newSecret()
const STEP = 59_000_000
const at = (step: number) => new Date(step * 30_000 + 12_345)
const codeOf = (step: number) => codeAt(SECRET, 0, at(step).getTime())

test('a secret has 160 bits, and no two are alike', () => {
  expect(SECRET).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(SECRET)
})

test('the address names agency and account for the app', () => {
  const url = new URL(totpAddress(SECRET, 'Immo & Zoon: 8', 'anna@example.org'))
  expect(url.protocol).toBe('otpauth:')
  expect(url.searchParams.get('secret')).toBe(SECRET)
  expect(url.searchParams.get('issuer')).toBe('Immo & Zoon: 8')
  expect(decodeURIComponent(url.pathname)).toContain('anna@example.org')
})

describe('a code', () => {
  test.each([-1, 0, 1])('of a clock %i step away is taken', (away) => {
    expect(newTimeStep(SECRET, codeOf(STEP + away), null, at(STEP))).toBe(STEP + away)
  })

  test.each([-2, 2, 2880])('of a clock %i steps away is not', (away) => {
    expect(newTimeStep(SECRET, codeOf(STEP + away), null, at(STEP))).toBeNull()
  })

  test('is of one secret alone', () => {
    expect(newTimeStep(newSecret(), codeOf(STEP), null, at(STEP))).toBeNull()
  })

  test.each([
    { last: STEP - 1, taken: STEP },
    { last: STEP, taken: null },
    // The one before a code that was used is gone with it.
    { last: STEP + 1, taken: null },
  ])('works once: after that of step $last', ({ last, taken }) => {
    expect(newTimeStep(SECRET, codeOf(STEP), last, at(STEP))).toBe(taken)
  })
})
