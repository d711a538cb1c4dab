import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initialSizes, workerSize } from '../bench/sizes.ts'
import { startUps } from '../bench/start-up.ts'
import { buildWhatChanged } from './bundle.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

/** By way, requests a second and milliseconds of processor time that one takes. */
type Rates = Record<string, { rate: number; cpu: number }>

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 10_000, 100_000]

createDevVars()
await buildWhatChanged()
const results = SIZES.map((listings) => {
  console.log(`Measuring with ${listings.toLocaleString('en')} listings …`)
  return { listings, rates: measureApart(listings) }
})
printRates()
printGrowth()
printSizes()
await printStartUp()

/** Runs in a process and a database of its own, which are removed afterwards. */
function measureApart(listings: number): Rates {
  const state = mkdtempSync(join(tmpdir(), 'pand-bench-'))
  const child = spawnSync(process.execPath, ['bench/measure.ts', String(listings)], {
    env: { ...process.env, STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  rmSync(state, { recursive: true, force: true })
  if (child.status !== 0) fail('The measurement failed.')
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '')
}

function printRates(): void {
  console.log(
    '\nRequests a second, as a ratio to a worker that says hello, and processor time of one',
  )
  for (const { listings, rates } of results) {
    console.log(`\n${listings.toLocaleString('en')} listings`)
    for (const [name, { rate, cpu }] of Object.entries(rates)) {
      const ratio = (rate / (rates.hello?.rate ?? rate)).toFixed(2)
      const speed = `${rate.toFixed(0).padStart(6)}/s  ${ratio}`
      console.log(`  ${name.padEnd(14)}${speed}  ${cpu.toFixed(1).padStart(5)} ms`)
    }
  }
}

/** Prints the cost of the path to D1, in units of the floor, relative to the smallest size. */
function printGrowth(): void {
  const [smallest, ...others] = results
  if (!smallest) return
  console.log('\nCost of D1 against the smallest size')
  for (const { listings, rates } of others) {
    for (const way of ['d1', 'd1, filtered']) {
      const growth = costOf(rates, way) / costOf(smallest.rates, way)
      console.log(
        `  ${listings.toLocaleString('en').padStart(8)}  ${way.padEnd(14)}${growth.toFixed(2)}`,
      )
    }
  }
}

function costOf(rates: Rates, way: string): number {
  return (rates.hello?.rate ?? 1) / (rates[way]?.rate ?? 1)
}

function printSizes(): void {
  const { script, styles } = initialSizes()
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.log('\nGzipped')
  console.log(`  script before any interaction  ${kilobytes(script)}`)
  console.log(`  styles                         ${kilobytes(styles)}`)
  console.log(`  worker                         ${kilobytes(workerSize())}`)
}

async function printStartUp(): Promise<void> {
  const { hello, site } = await startUps()
  const milliseconds = (time: number) => `${time.toFixed(0)} ms`
  console.log('\nFrom a new runtime to the first answer')
  console.log(`  hello  ${milliseconds(hello)}`)
  console.log(`  site   ${milliseconds(site)}, ${milliseconds(site - hello)} longer`)
}
