import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { primaryDb } from './db/db'
import { lead } from './db/schema-leads'
import { describeError, log } from './log'

const db = primaryDb(env.DB)

test('a failed query is logged without its values', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(String(line)))
  const failingQuery = sql`no_such_function(${'an.peeters@example.be'}, ${'Peeters'})`
  const error = await db
    .select()
    .from(lead)
    .where(failingQuery)
    .catch((failure: unknown) => failure)
  log('failed', { error })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('no_such_function')
  expect(lines[0]).not.toMatch(/peeters/i)
})

test('line breaks in a message or detail start no second line', () => {
  const lines: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(String(line)))
  log('failed', { path: '/nl\r\n{"event":"forged"}', error: new Error('a\n{"event":"forged"}') })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/[\r\n]/)
  expect(JSON.parse(lines[0] ?? '').event).toBe('failed')
})

test.each([
  [new Error('550 <an.peeters@example.be>: unknown'), 'Error: 550 … unknown'],
  ['call 0470 12 34 56', 'call …'],
  [new Error('x'.repeat(9000)), `Error: ${'x'.repeat(493)}`],
])('%s is described without people', (error, text) => {
  expect(describeError(error)).toBe(text)
})
