import { type SourcePattern, sourcePatterns } from '../scripts/patterns/source-patterns.ts'
import { endsWithin } from '../scripts/patterns/time-limit.ts'
import { type Attack, attacksOn } from './attacks.ts'

/**
 * Reads a megabyte of its own worst cases with each regular expression, and names those that need more than linear time.
 * Run `npx node bench/patterns.ts`. The static analysis in `scripts/patterns.test.ts` finds most of them.
 */
const SHORT_LENGTH = 16 * 1024
/** A linear pattern reads a short text in far less time; one that needs more is tried with a long text. */
const SUSPICIOUS_MS = 3
const LONG_LENGTH = 1024 * 1024
/** A linear pattern reads a long text in half a second at most, a quadratic one in minutes. A busy machine is slower. */
const TIMEOUT_MS = 20_000

/** Returns the repeated part of a text that the pattern does not read in linear time; null if there is none. */
function slowAttack(pattern: SourcePattern): string | null {
  const regex = new RegExp(pattern.source, pattern.flags)
  const remaining = attacksOn(pattern)
  for (;;) {
    // A test of the machine's speed would be flaky: what is slow once is only tried again, with a longer text.
    endsWithin(TIMEOUT_MS, () => {
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
    if (!endsWithin(TIMEOUT_MS, () => search(regex, text))) return suspicious.repeated
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

for (const pattern of sourcePatterns()) {
  const repeated = slowAttack(pattern)
  if (repeated === null) continue
  console.log(
    `${pattern.file}: /${pattern.source}/${pattern.flags} is slow for ${JSON.stringify(repeated)}`,
  )
  process.exitCode = 1
}
