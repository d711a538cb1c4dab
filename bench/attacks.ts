import type { SourcePattern } from '../scripts/patterns/source-patterns.ts'

/** A text that may make a pattern slow: `repeated` stands in it many times. */
export interface Attack {
  start: string
  repeated: string
  end: string
}

/** The parts of a pattern's source; groups, alternatives and quantifiers match no characters. */
const PARTS =
  /\(\?<?[=!]|\(\?<\w+>|\(\?:|[()|^$*+?]|\{\d+(?:,\d*)?\}|\[(?:\\.|[^\]\\])*\]|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\p\{[^}]*\}|\\.|[^\\]/gisu
const WITHOUT_CHARACTER = /^(?:\(.*|[)|^$*+?]|\{\d.*)$/s
const SAMPLES = ' \t\n0a1Ab<>/.;:,-_="\'é\u00a0(){}[]&#@%*+?!€\\\u0301|^$~x\0'
const MAX_REPEATED = 8

/** Returns attacks made of texts that match one part of the pattern after the other. */
export function attacksOn({ source, flags }: SourcePattern): Attack[] {
  const parts = source.match(PARTS) ?? []
  const matching = parts.flatMap((part) => sampleOf(part, flags) ?? [])
  const repeated = new Set([' ', '0', 'a', '\n', '<', '/', '-', '_', '\0', ...matching])
  for (let from = 0; from < matching.length; from++) {
    for (let length = 2; length <= MAX_REPEATED; length++) {
      repeated.add(matching.slice(from, from + length).join(''))
    }
  }
  const starts = new Set(['', '\0', ...[2, 4].map((length) => matching.slice(0, length).join(''))])
  // Every character of the source, since one of them may be what the pattern excludes.
  const ends = ['\n\0', `\0${[...new Set(source)].join('')}`]
  return [...repeated].flatMap((unit) =>
    [...starts].flatMap((start) => ends.map((end) => ({ start, repeated: unit, end }))),
  )
}

/** Returns a character that a part of a pattern matches; null if it matches none. */
function sampleOf(part: string, flags: string): string | null {
  if (WITHOUT_CHARACTER.test(part)) return null
  try {
    const regex = new RegExp(`^(?:${part})$`, flags.replace(/[gmy]/g, ''))
    return [part, ...SAMPLES].find((unit) => regex.test(unit)) ?? null
  } catch {
    return null
  }
}
