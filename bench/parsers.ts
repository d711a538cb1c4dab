import { runnerImport } from 'vite'
import type { Parser, WorstBody } from './parsers/parser.ts'

/**
 * Measures the processor time of each parser for its difficult bodies, and prints the worst one of each parser as JSON.
 * `npx node bench/parsers.ts SVG PDF` measures some of them, and `--all` prints all bodies.
 */
const ROUNDS = 3
/** A body that takes longer is measured once. */
const LONG_MS = 1000

const names = process.argv.slice(2).filter((argument) => argument !== '--all')
const { module } = await runnerImport<{ PARSERS: Record<string, Parser> }>(
  './bench/parsers/bodies.ts',
  { configFile: false, logLevel: 'warn' },
)
const result: Record<string, WorstBody> = {}
for (const [name, parser] of Object.entries(module.PARSERS)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const [body, create] of Object.entries(parser.bodies)) {
    const content = await create(parser.limit)
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const measured = { name: body, bytes: bytes.length, ...(await measure(parser, bytes)) }
    if (process.argv.includes('--all')) console.log(name, JSON.stringify(measured))
    if (measured.ms > (result[name]?.ms ?? 0)) result[name] = measured
  }
}
console.log(JSON.stringify(result))

/** Returns the shortest of the rounds, as the first ones contain compiling and collecting garbage of earlier ones. */
async function measure(parser: Parser, bytes: Uint8Array<ArrayBuffer>) {
  let [ms, summary] = [Number.POSITIVE_INFINITY, '']
  for (let round = 0; round < ROUNDS && (round === 0 || ms < LONG_MS); round++) {
    // A parser may overwrite its body.
    const body = bytes.slice()
    const start = process.cpuUsage()
    summary = String(await parser.parse(body))
    const { user, system } = process.cpuUsage(start)
    ms = Math.min(ms, (user + system) / 1000)
  }
  return { ms: Math.round(ms), summary }
}
