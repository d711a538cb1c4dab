import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { type Attack, attacksOn } from './patterns/attacks.ts'
import { patternsIn, type SourcePattern } from './patterns/source-patterns.ts'
import { endsWithin } from './patterns/time-limit.ts'

/** Tests, benchmarks and the tools of this test read only the repository’s own text. */
const TRUSTED = /^(?:bench|e2e|test|scripts\/patterns)\/|\.test\.tsx?$/

const FILES = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !TRUSTED.test(file))

const PATTERNS = FILES.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))

const SHORT_LENGTH = 16 * 1024
/** A linear pattern reads a short text in far less time; one that needs more is tried with a long text. */
const SUSPICIOUS_MS = 3
const LONG_LENGTH = 1024 * 1024
/** A linear pattern reads a long text in half a second at most, a quadratic one in minutes. A busy machine is slower. */
const TIMEOUT_MS = 20_000

/** Returns the repeated part of a text that the pattern does not read in linear time; null if there is none. */
function slowAttack(pattern: SourcePattern, timeoutMs = TIMEOUT_MS): string | null {
  const regex = new RegExp(pattern.source, pattern.flags)
  const remaining = attacksOn(pattern)
  for (;;) {
    // A test of the machine's speed would be flaky: what is slow once is only tried again, with a longer text.
    endsWithin(timeoutMs, () => {
      for (let isFast = true; isFast && remaining.length > 0; ) {
        const start = performance.now()
        search(regex, textOf(remaining.at(-1), SHORT_LENGTH))
        isFast = performance.now() - start < SUSPICIOUS_MS
        if (isFast) remaining.pop()
      }
    })
    const suspicious = remaining.pop()
    if (!suspicious) return null
    const text = textOf(suspicious, LONG_LENGTH)
    if (!endsWithin(timeoutMs, () => search(regex, text))) return suspicious.repeated
  }
}

function search(regex: RegExp, text: string): void {
  regex.lastIndex = 0
  if (regex.global) text.replace(regex, '')
  else regex.test(text)
}

function textOf(attack: Attack | undefined, length: number): string {
  const { start = '', repeated = ' ', end = '' } = attack ?? {}
  return start + repeated.repeat(length / repeated.length) + end
}

test('finds the regular expressions of literals, constructors and routes', () => {
  const found = (code: string) => patternsIn('a.ts', code).map(({ source }) => source)
  expect(found('const A = /a+/g')).toEqual(['a+'])
  const constructed = 'const N = "a"; const A = `[$'.concat(
    '{N}-z]`; new RegExp(`^$',
    '{A}$',
    '{x}$`)',
  )
  expect(found(constructed)).toEqual(['^[a-z]x$'])
  expect(found("app.get('/:id{[0-9]+}/:name{[a-z]{2}}')")).toEqual(['^[0-9]+$', '^[a-z]{2}$'])
  expect(() => found('new RegExp(parts.join())')).toThrow('a.ts')
})

test('finds quadratic and exponential regular expressions', () => {
  const quadratic = { file: 'a.ts', source: '<li><p>(.*?)</p>', flags: 'gs' }
  const exponential = { file: 'a.ts', source: '^(?:<!--[\\s\\S]*?-->\\s*)*<svg', flags: '' }
  const linear = { file: 'a.ts', source: '<li><p>([^<]*)</p>', flags: 'g' }
  // They need minutes: no machine is fast enough to end within a second.
  expect(slowAttack(quadratic, 1000)).not.toBeNull()
  expect(slowAttack(exponential, 1000)).not.toBeNull()
  expect(slowAttack(linear)).toBeNull()
})

test('no regular expression is super-linear for a repeated character', () => {
  expect(PATTERNS.length).toBeGreaterThan(400)
  const slow = PATTERNS.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
  expect(slow).toEqual([])
})

test('each regular expression reads a megabyte of its own worst cases', () => {
  const slow = PATTERNS.flatMap((pattern) => {
    const repeated = slowAttack(pattern)
    return repeated === null ? [] : [{ ...pattern, repeated }]
  })
  expect(slow).toEqual([])
})
