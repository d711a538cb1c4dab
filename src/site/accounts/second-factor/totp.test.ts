import { describe, expect, test } from 'vitest'
import { codeOf as codeAt } from '../../../../test/second-factor'
import { newSecret, newTimeStep } from './totp'

const SECRET = newSecret()
const STEP = 59_000_000
const at = (step: number) => new Date(step * 30_000 + 12_345)
const codeOf = (step: number) => codeAt(SECRET, 0, at(step).getTime())

describe('a code', () => {
  test.each([-1, 0, 1])('is accepted from a clock that differs by %i step', (steps) => {
    expect(newTimeStep(SECRET, codeOf(STEP + steps), null, at(STEP))).toBe(STEP + steps)
  })

  test.each([-2, 2, 2880])('is rejected from a clock that differs by %i steps', (steps) => {
    expect(newTimeStep(SECRET, codeOf(STEP + steps), null, at(STEP))).toBeNull()
  })

  test.each([
    { last: STEP - 1, taken: STEP },
    { last: STEP, taken: null },
    // The one before a code that was used is gone with it.
    { last: STEP + 1, taken: null },
  ])('works once, after a code of step $last', ({ last, taken: accepted }) => {
    expect(newTimeStep(SECRET, codeOf(STEP), last, at(STEP))).toBe(accepted)
  })
})
