import { availableParallelism, loadavg } from 'node:os'
import type { Answer, MixedLoad } from '../bench/mixed-load.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

const USAGE = 'Visitors, an import and log-ins at once: npm run bench:load -- 10000'
const MAX_LISTED = 10

const { positionals } = readArguments(USAGE, {}, 1)
const count = Number(positionals[0] ?? 10_000)
if (!Number.isInteger(count) || count < 1) fail(USAGE)

createDevVars()
await buildWhatChanged()
const [busy = 0] = loadavg()
console.log(`Load average before: ${busy.toFixed(1)} on ${availableParallelism()} cores`)
const { load } = measureApart<MixedLoad>('bench/mixed-load.ts', [String(count)])
if (!load) fail(USAGE)
const { answers, seconds, sideWork } = load
const failures = answers.filter(({ status }) => status === 0 || status >= 500)
printTimes()
printSlowest()
printSideWork()
printFailures()
if (failures.length > 0) process.exitCode = 1

function printTimes(): void {
  const cached = answers.filter(({ isCached }) => isCached)
  const others = answers.filter(({ isCached }) => !isCached)
  console.log(`\n${answers.length} requests in ${seconds.toFixed(0)} s\n`)
  console.log('| kind | requests | p50 | p95 | p99 | max | statuses |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |')
  printRow('cached pages', cached)
  printRow('all others', others)
  for (const [kind, group] of Map.groupBy(others, ({ kind }) => kind)) printRow(kind, group)
}

function printRow(name: string, group: Answer[]): void {
  const times = group.map(({ ms }) => ms).sort((a, b) => a - b)
  const cells = [0.5, 0.95, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`)
  const statuses = [...Map.groupBy(group, ({ status }) => status)].sort(([a], [b]) => a - b)
  const counts = statuses.map(([status, { length }]) => `${status}: ${length}`).join(', ')
  console.log(`| ${name} | ${group.length} | ${cells.join(' | ')} | ${counts} |`)
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

function printSlowest(): void {
  console.log('\nSlowest requests\n')
  for (const { ms, kind, status, path } of answers
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MAX_LISTED))
    console.log(`- ${ms.toFixed(0)} ms, ${kind}, ${status}: ${path.slice(0, 120)}`)
}

function printSideWork(): void {
  console.log('\nAt the same time\n')
  for (const { what, ms, refused, result } of sideWork)
    console.log(`- ${what}: ${ms.toFixed(0)} ms, ${refused} times refused before, ${result}`)
}

function printFailures(): void {
  console.log(`\nFailures (no answer, or 5xx): ${failures.length}`)
  for (const { status, kind, path } of failures.slice(0, MAX_LISTED))
    console.log(`- ${status}, ${kind}: ${path.slice(0, 200)}`)
}
