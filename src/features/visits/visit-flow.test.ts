import { describe, expect, it, test } from 'vitest'
import { nextVisitStep, stepAtOpening, type VisitEvent, type VisitStep } from './visit-flow'

const STEPS: VisitStep[] = [1, 2, 3, 4, 5]
const EVENTS: VisitEvent[] = ['known', 'unknown', 'existing', 'answered', 'pick', 'close']

describe('a visit', () => {
  test.each<[VisitStep, Partial<Record<VisitEvent, VisitStep>>]>([
    [1, { known: 3, unknown: 2 }],
    [2, { answered: 4 }],
    [3, { existing: 4, answered: 4 }],
    [4, { pick: 5, close: 1 }],
    [5, {}],
  ])('allows only the defined transitions from step %i', (step, transitions) => {
    for (const event of EVENTS) {
      expect(nextVisitStep(step, event), event).toBe(transitions[event] ?? step)
    }
  })

  it('opens at the thanks by its URL, except while a time is picked', () => {
    const address = new URLSearchParams('appointment=')
    for (const step of [1, 2, 3, 4] as const) {
      expect(stepAtOpening(step, address)).toEqual({ step: 4, open: true })
    }
    expect(stepAtOpening(5, address)).toEqual({ step: 5, open: false })
    for (const step of STEPS) {
      expect(stepAtOpening(step, new URLSearchParams('page=2'))).toEqual({ step, open: false })
    }
  })
})
