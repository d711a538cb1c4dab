import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { kilobytes, PARSER_BUDGET } from '../bench/budgets.ts'
import type { Measured } from '../bench/measure.ts'
import type { WorstBody } from '../bench/parsers/parser.ts'
import { startUps } from '../bench/start-up.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'
import { workerSizes } from './worker-sizes.ts'

type Rates = Record<string, Measured>

const USAGE = 'Measures with so many listings: npm run bench -- 1000 10000 100000'

const { positionals } = readArguments(USAGE, {}, 9)
const SIZES = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 100_000]
if (!SIZES.every((size) => Number.isInteger(size) && size > 0)) fail(USAGE)

createDevVars()
await buildWhatChanged()
const results = SIZES.map((listings) => {
  console.log(`Measuring with ${listings.toLocaleString('en')} listings …`)
  return { listings, rates: measureApart<Measured>('bench/measure.ts', [String(listings)]) }
})
printRates()
printGrowth()
printSearches()
printParsers()
printSizes()
await printStartUp()

/** Prints a Markdown table of the processor time of requests, absolute and relative to the hello worker. */
function printRates(): void {
  for (const { listings, rates } of results) {
    const floor = rates.hello ?? { rate: 0, cpu: 0 }
    console.log(`\n${listings.toLocaleString('en')} listings\n`)
    console.log('| way | requests a second | × hello | processor time | × hello |')
    console.log('| --- | ---: | ---: | ---: | ---: |')
    for (const [scenario, { rate, cpu }] of Object.entries(rates)) {
      const speed = `${rate.toFixed(0)} | ${(rate / floor.rate).toFixed(2)}`
      console.log(
        `| ${scenario} | ${speed} | ${cpu.toFixed(1)} ms | ${(cpu / floor.cpu).toFixed(1)} |`,
      )
    }
  }
}

/** Prints the growth of the cost of requests to D1, relative to the smallest number of listings. */
function printGrowth(): void {
  const [smallest, ...others] = results
  if (!smallest || others.length === 0) return
  const scenarios = Object.keys(smallest.rates).filter((scenario) => scenario.startsWith('d1'))
  console.log(`\nProcessor time against ${smallest.listings.toLocaleString('en')} listings\n`)
  console.log(`| listings | ${scenarios.join(' | ')} |`)
  console.log(`| ---: |${' ---: |'.repeat(scenarios.length)}`)
  for (const { listings, rates } of others) {
    const growth = scenarios.map((scenario) =>
      (costOf(rates, scenario) / costOf(smallest.rates, scenario)).toFixed(2),
    )
    console.log(`| ${listings.toLocaleString('en')} | ${growth.join(' | ')} |`)
  }
}

function costOf(rates: Rates, scenario: string): number {
  return (rates[scenario]?.cpu ?? 0) / (rates.hello?.cpu ?? 1)
}

/** Prints the time to match 200 new listings, relative to the smallest number of saved searches. */
function printSearches(): void {
  const all = measureApart<{ ms: number; finds: number }>('bench/searches.ts', [])
  const least = Object.values(all)[0]?.ms ?? 1
  console.log('\n200 new homes against saved searches\n')
  console.log('| searches | takes | × | finds |')
  console.log('| ---: | ---: | ---: | ---: |')
  for (const [size, { ms, finds }] of Object.entries(all))
    console.log(`| ${size} | ${ms} ms | ${(ms / least).toFixed(1)} | ${finds} |`)
}

/** Prints the worst body of each parser, and marks those above the budget. */
function printParsers(): void {
  const all = measureApart<WorstBody>('bench/parsers.ts', [])
  console.log(`\nProcessor time of the worst body of each parser; goal ${PARSER_BUDGET} ms\n`)
  console.log('| parser | worst body | size | processor time |')
  console.log('| --- | --- | ---: | ---: |')
  for (const [parser, { name, bytes, ms }] of Object.entries(all)) {
    const mark = ms > PARSER_BUDGET ? ' !' : ''
    console.log(`| ${parser} | ${name} | ${kilobytes(bytes)} | ${ms} ms${mark} |`)
  }
}

function printSizes(): void {
  const { script, styles } = initialSizes()
  console.log('\nGzipped')
  console.log(`  script before any interaction  ${kilobytes(script)}`)
  console.log(`  styles                         ${kilobytes(styles)}`)
  const { whole, site } = workerSizes()
  console.log(`  worker                         ${kilobytes(whole)}`)
  console.log(`  worker, before the first page  ${kilobytes(site)}`)
}

async function printStartUp(): Promise<void> {
  const { hello, site, page } = await startUps()
  const milliseconds = (time: number) => `${time.toFixed(0)} ms`
  console.log('\nFrom a new runtime to the first answer')
  console.log(`  hello  ${milliseconds(hello)}`)
  console.log(`  site   ${milliseconds(site)}, ${milliseconds(site - hello)} longer`)
  console.log(`  home   ${milliseconds(page)}, ${milliseconds(page - hello)} longer`)
}

/** Returns the gzipped bytes of the files that every page loads. */
function initialSizes(): { script: number; styles: number } {
  return { script: sizeOf(/^browser-.*\.js$/), styles: sizeOf(/^main-.*\.css$/) }
}

function sizeOf(name: RegExp): number {
  const file = readdirSync('dist/client/assets').find((fileName) => name.test(fileName))
  if (!file) throw new Error(`The client build has no file like ${name}`)
  return gzipSync(readFileSync(`dist/client/assets/${file}`)).length
}
