import { expect, test } from 'vitest'
import { firstMailAt, nextMailAt } from './saved-search'

const at = (text: string) => Date.parse(text)
const iso = (ms: number) => new Date(ms).toISOString()

test.each([
  ['now', '2026-11-24T10:00:00Z', '2026-11-24T10:10:00.000Z'],
  ['daily', '2026-11-24T06:59:59Z', '2026-11-24T07:00:00.000Z'],
  ['daily', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00.000Z'],
  ['daily', '2026-07-01T10:00:00Z', '2026-07-02T06:00:00.000Z'],
  ['daily', '2026-10-24T10:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['weekly', '2026-11-24T10:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['weekly', '2026-11-30T06:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['weekly', '2026-11-30T07:00:00Z', '2026-12-07T07:00:00.000Z'],
] as const)('the next mail of a %s search mailed at %s is due at %s', (frequency, now, next) => {
  expect(iso(nextMailAt(frequency, at(now)))).toBe(next)
})

test('the first immediate mail is due at once, a digest in the morning', () => {
  const now = at('2026-11-24T10:00:00Z')
  expect(firstMailAt('now', now)).toBe(now)
  expect(iso(firstMailAt('daily', now))).toBe('2026-11-25T07:00:00.000Z')
})
